import { useTranslation } from '../../../i18n/index.ts';
import { useNameOf, useShareText } from '../ownership-text.ts';
import type { Measure } from '../ownership-text.ts';
import { CARD } from './layout-tree.ts';
import type { PlacedLine } from './layout-tree.ts';
import styles from './penetration-graph.module.css';

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
  const shareText = useShareText();
  const { edge, half, party } = to.node;
  if (!edge) return null;
  const [upper, lower] = half === 'up' ? [to, from] : [from, to];
  const start = { x: upper.x + CARD.width / 2, y: upper.y + CARD.height };
  const end = { x: lower.x + CARD.width / 2, y: lower.y };
  const middle = (start.y + end.y) / 2;
  const [recordId] = edge.recordIds ?? [];
  const label = { x: to.x + CARD.width / 2, y: half === 'up' ? to.y + CARD.height + 24 : to.y - 16 };
  return (
    <g
      className={styles['holding']}
      data-chosen={isChosen || undefined}
      data-apart={(measure === 'votes' && edge.votes !== null) || undefined}
      data-opens={recordId === undefined ? undefined : true}
      onClick={recordId === undefined ? undefined : () => onOpenRecord(recordId)}
    >
      <title>{recordId === undefined ? t('noRecord') : t('openRecordOf', { name: nameOf(party) })}</title>
      <path
        d={`M${start.x} ${start.y}C${start.x} ${middle} ${end.x} ${middle} ${end.x} ${end.y - 2}`}
        markerEnd="url(#holding-arrow)"
      />
      <text x={label.x} y={label.y} textAnchor="middle">
        {shareText(edge, measure)}
      </text>
    </g>
  );
};
