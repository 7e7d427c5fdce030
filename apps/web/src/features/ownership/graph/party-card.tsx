import { useLanguage, useTranslation } from '../../../i18n/index.ts';
import { gradeOfBand } from '../../../ui/graph/graph-picture.tsx';
import { bandOf, wrapName } from '../../../ui/index.ts';
import { useMarks, useNameOf, useStandingText } from '../ownership-text.ts';
import type { Mark } from '../ownership-text.ts';
import { layoutPills, PILL } from './layout-pills.ts';
import { CARD } from './layout-tree.ts';
import type { PlacedNode } from './layout-tree.ts';
import styles from './party-card.module.css';

const TEXT = { left: 11, first: 17, step: 15, room: CARD.width - 20 } as const;
const STANDING = { fromBottom: 8, fontSize: 11 } as const;
/** Top of the lowest row of marks, and from one row to the next above it. */
const MARKS = { fromBottom: 35, step: PILL.height + 2 } as const;
const MOST_LINES = 3;

const MarkPills = ({ marks }: { readonly marks: readonly Mark[] }) => {
  const pills = layoutPills(marks, TEXT.room);
  const lastRow = pills.at(-1)?.row ?? 0;
  return pills.map(({ mark, words, x, row, width }) => (
    <g
      key={mark.kind + mark.words}
      className={styles['pill']}
      data-mark={mark.kind}
      transform={`translate(${TEXT.left + x} ${CARD.height - MARKS.fromBottom - (lastRow - row) * MARKS.step})`}
    >
      <rect width={width} height={PILL.height} rx="3" />
      <text x={PILL.inset} y={PILL.height - 3.5}>
        {words}
      </text>
    </g>
  ));
};

/** A party in the colour of its class, with what makes it stand out. */
export const PartyCard = ({
  placed: { node, x, y },
  isChosen,
  isTwin,
  isFound,
  onChoose,
}: {
  readonly placed: PlacedNode;
  readonly isChosen: boolean;
  /** Another place of the party that is chosen. */
  readonly isTwin: boolean;
  readonly isFound: boolean;
  readonly onChoose: (id: string) => void;
}) => {
  const { t } = useTranslation('ownership');
  const nameOf = useNameOf();
  const standingText = useStandingText();
  const marksOf = useMarks();
  const { party, edge, change, isElsewhere } = node;
  const ratingClass = party.rating.class;
  const marks: readonly Mark[] = [
    ...marksOf(party),
    ...(isElsewhere || party.isRepeated ? [{ kind: 'repeated' as const, words: t('markRepeated') }] : []),
  ];
  const rows = new Set(layoutPills(marks, TEXT.room).map(({ row }) => row)).size;
  const isEnglish = useLanguage() === 'en' && party.nameEn !== null;
  const lines = wrapName(nameOf(party), TEXT.room, rows > 1 ? MOST_LINES - 1 : MOST_LINES);
  const standing = standingText(party);
  return (
    <g
      className={`${styles['party']} ${gradeOfBand}`}
      transform={`translate(${x} ${y})`}
      data-band={ratingClass === null ? undefined : bandOf(ratingClass)}
      data-kind={party.kind}
      data-root={edge === null || undefined}
      data-ended={party.isLive === false || undefined}
      data-gone={change?.kind === 'out' || undefined}
      data-elsewhere={isElsewhere || undefined}
      data-controller={party.isController || undefined}
      data-owner={(party.ownerTest ?? null) !== null || undefined}
      data-chosen={isChosen || undefined}
      data-twin={isTwin || undefined}
      data-found={isFound || undefined}
      onClick={() => onChoose(node.id)}
    >
      <title>
        {[party.name, party.nameEn, standing, ...marks.map(({ words }) => words)].filter(Boolean).join('\n')}
      </title>
      <rect className={styles['box']} width={CARD.width} height={CARD.height} rx="4" />
      {ratingClass !== null && <rect className={styles['stripe']} width="4" height={CARD.height} rx="2" />}
      {lines.map((line, place) => (
        <text key={place} lang={isEnglish ? 'en' : 'zh-CN'} x={TEXT.left} y={TEXT.first + place * TEXT.step}>
          {line}
        </text>
      ))}
      <MarkPills marks={marks} />
      <text className={styles['standing']} x={TEXT.left} y={CARD.height - STANDING.fromBottom}>
        {wrapName(standing, TEXT.room, 1, STANDING.fontSize)[0]}
      </text>
    </g>
  );
};
