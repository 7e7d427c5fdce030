import { useTranslation } from '../../../i18n/index.ts';
import { measureText } from '../../../ui/index.ts';
import { useChangeText, useNameOf, useShareLines } from '../ownership-text.ts';
import type { Measure } from '../ownership-text.ts';
import { CARD } from './layout-tree.ts';
import type { PlacedLine } from './layout-tree.ts';
import styles from './holding.module.css';

/** From the parent to the bus that its list hangs on. */
const BUS = 20;
const ARROW = 2;
const LABEL = { fontSize: 11, step: 13, fromUpper: 26, fromLower: 20, inset: 5 } as const;

/** Lines of words in the middle of a line, on a ground of their own; the first stands lowest above an investment. */
const Label = ({
  x,
  y,
  lines,
}: {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}) => {
  const width = Math.max(...lines.map((line) => measureText(line, LABEL.fontSize))) + 2 * LABEL.inset;
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - LABEL.step + 1}
        width={width}
        height={lines.length * LABEL.step + 3}
        rx="3"
      />
      {lines.map((line, place) => (
        <text key={line} x={x} y={y + place * LABEL.step} textAnchor="middle">
          {line}
        </text>
      ))}
    </>
  );
};

/** From the holder down to what it holds, with the share; a click opens the record that says so. */
export const HoldingLine = ({
  line: { from, to },
  measure,
  isChosen,
  onOpenRecord,
}: {
  readonly line: PlacedLine;
  readonly measure: Measure;
  readonly isChosen: boolean;
  readonly onOpenRecord: (recordId: number) => void;
}) => {
  const { t } = useTranslation('ownership');
  const nameOf = useNameOf();
  const shareLines = useShareLines();
  const changeText = useChangeText();
  const { edge, half, party, change } = to.node;
  if (!edge) return null;
  const isUp = half === 'up';
  const [upper, lower] = isUp ? [to, from] : [from, to];
  const start = { x: upper.x + CARD.width / 2, y: upper.y + CARD.height };
  const end = { x: lower.x + CARD.width / 2, y: lower.y - ARROW };
  const bus = isUp ? end.y - BUS : start.y + BUS;
  const [recordId] = edge.recordIds ?? [];
  const [first = '', ...others] = shareLines(edge, measure);
  const told = change && changeText(change);
  const lines = [told ? `${told.sign} ${first}` : first, ...others];
  const y = isUp
    ? to.y + CARD.height + LABEL.fromUpper
    : to.y - LABEL.fromLower - (lines.length - 1) * LABEL.step;
  return (
    <g
      className={styles['holding']}
      data-change={change?.kind}
      data-chosen={isChosen || undefined}
      data-apart={(measure === 'votes' && edge.votes !== null) || undefined}
      data-loop={(from.node.party.isInLoop && party.isInLoop) || undefined}
      data-opens={recordId === undefined ? undefined : true}
      onClick={recordId === undefined ? undefined : () => onOpenRecord(recordId)}
    >
      <title>
        {[told?.words, recordId === undefined ? t('noRecord') : t('openRecordOf', { name: nameOf(party) })]
          .filter(Boolean)
          .join('\n')}
      </title>
      <path d={`M${start.x} ${start.y}V${bus}H${end.x}V${end.y}`} markerEnd="url(#holding-arrow)" />
      <Label x={to.x + CARD.width / 2} y={y} lines={lines} />
    </g>
  );
};
