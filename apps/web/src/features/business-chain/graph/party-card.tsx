import { useNavigate } from 'react-router';
import { useLanguage, useTranslation } from '../../../i18n/index.ts';
import { gradeOfBand } from '../../../ui/graph/graph-picture.tsx';
import { bandOf, wrapName } from '../../../ui/index.ts';
import { useStandingText } from '../chain-text.ts';
import { NODE } from './layout-chain.ts';
import type { PlacedParty } from './layout-chain.ts';
import styles from './chain-graph.module.css';

const TEXT = { left: 12, first: 17, step: 15, room: NODE.width - 22 } as const;

const MOST_LINES = 2;
const STANDING_SIZE = 11;

/** A party of the graph, in the colour of its class; one that is known by name alone has a broken frame. */
export const PartyCard = ({
  placed: { party, x, y },
  isChosen,
}: {
  readonly placed: PlacedParty;
  readonly isChosen: boolean;
}) => {
  const { t } = useTranslation('business-chain');
  const standingText = useStandingText();
  const navigate = useNavigate();
  const isEnglish = useLanguage() === 'en' && party.nameEn !== null;
  const name = isEnglish ? (party.nameEn ?? party.name) : party.name;
  const { standing, companyId } = party;
  const band = standing.ratingClass === null ? undefined : bandOf(standing.ratingClass);
  const opens = companyId !== null && party.level > 0;
  return (
    <g
      className={`${styles['party']} ${gradeOfBand}`}
      transform={`translate(${x} ${y})`}
      data-state={standing.state}
      data-band={band}
      data-flagged={(standing.flags ?? []).length > 0 || undefined}
      data-root={party.level === 0 || undefined}
      data-chosen={isChosen || undefined}
      data-opens={opens || undefined}
      onClick={
        opens ? () => void navigate(`/system/credit/shareholder?companyId=${companyId}#chain`) : undefined
      }
    >
      <title>{`${party.name}${party.nameEn === null ? '' : ` · ${party.nameEn}`}\n${standingText(standing)}`}</title>
      <rect width={NODE.width} height={NODE.height} rx="4" />
      <rect className={styles['stripe']} width="4" height={NODE.height} rx="2" />
      {wrapName(name, TEXT.room, MOST_LINES).map((line, place) => (
        <text key={place} lang={isEnglish ? 'en' : 'zh-CN'} x={TEXT.left} y={TEXT.first + place * TEXT.step}>
          {line}
        </text>
      ))}
      <text className={styles['standing']} x={TEXT.left} y={NODE.height - 8}>
        {wrapName(standingText(standing), TEXT.room, 1, STANDING_SIZE)[0]}
      </text>
      {party.more > 0 && (
        <text className={styles['more']} x={NODE.width - 8} y={NODE.height - 8} textAnchor="end">
          {t('moreShort', { count: party.more })}
        </text>
      )}
    </g>
  );
};
