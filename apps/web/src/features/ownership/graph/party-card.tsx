import { useLanguage, useTranslation } from '../../../i18n/index.ts';
import { bandOf } from '../../../ui/index.ts';
import { useMarks, useNameOf, useStandingText } from '../ownership-text.ts';
import { CARD } from './layout-tree.ts';
import type { PlacedNode } from './layout-tree.ts';
import { wrapName } from './wrap-name.ts';
import styles from './penetration-graph.module.css';

const TEXT = { left: 11, first: 17, step: 15, room: CARD.width - 20 } as const;

/** A party in the colour of its class, with what makes it stand out. */
export const PartyCard = ({
  placed: { node, x, y },
  isChosen,
  isFound,
  onChoose,
}: {
  readonly placed: PlacedNode;
  readonly isChosen: boolean;
  readonly isFound: boolean;
  readonly onChoose: (id: string) => void;
}) => {
  const { t } = useTranslation('ownership');
  const nameOf = useNameOf();
  const standingText = useStandingText();
  const marks = useMarks();
  const { party, edge, isElsewhere } = node;
  const ratingClass = party.rating.class;
  const signs = [...marks(party), ...(isElsewhere || party.isRepeated ? [t('markRepeated')] : [])];
  const isEnglish = useLanguage() === 'en' && party.nameEn !== null;
  const lines = wrapName(nameOf(party), TEXT.room, signs.length > 0 ? 2 : 3);
  return (
    <g
      className={styles['party']}
      transform={`translate(${x} ${y})`}
      data-band={ratingClass === null ? undefined : bandOf(ratingClass)}
      data-kind={party.kind}
      data-root={edge === null || undefined}
      data-ended={party.isLive === false || undefined}
      data-controller={party.isController || undefined}
      data-owner={(party.ownerTest ?? null) !== null || undefined}
      data-chosen={isChosen || undefined}
      data-found={isFound || undefined}
      onClick={() => onChoose(node.id)}
    >
      <title>{[party.name, party.nameEn, standingText(party), ...signs].filter(Boolean).join('\n')}</title>
      <rect width={CARD.width} height={CARD.height} rx="4" />
      <rect className={styles['stripe']} width="4" height={CARD.height} rx="2" />
      {lines.map((line, place) => (
        <text key={place} lang={isEnglish ? 'en' : 'zh-CN'} x={TEXT.left} y={TEXT.first + place * TEXT.step}>
          {line}
        </text>
      ))}
      {signs.length > 0 && (
        <text className={styles['sign']} x={TEXT.left} y={CARD.height - 23}>
          {wrapName(signs.join(' · '), TEXT.room, 1)[0]}
        </text>
      )}
      <text className={styles['standing']} x={TEXT.left} y={CARD.height - 8}>
        {wrapName(standingText(party), TEXT.room, 1)[0]}
      </text>
    </g>
  );
};
