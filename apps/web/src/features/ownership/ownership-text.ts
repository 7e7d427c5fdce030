import type { OwnershipDifferenceView, OwnershipEdge, OwnershipParty } from '@mingjian/contract/ownership';
import { presentEnum } from '@mingjian/domain/companies';
import { useLanguage, usePick, useTranslation } from '../../i18n/index.ts';
import { formatFigure } from '../../ui/index.ts';
import type { EdgeChange, GraphParty, Hidden } from './graph/graph-data.ts';

/** Which share an edge shows: of the capital with the votes where they are told apart, or one of them alone. */
export const MEASURES = ['both', 'capital', 'votes'] as const;
export type Measure = (typeof MEASURES)[number];

export const useNameOf = (): ((party: OwnershipParty) => string) => {
  const isEnglish = useLanguage() === 'en';
  return ({ name, nameEn }) => (isEnglish ? (nameEn ?? name) : name);
};

type Shares = Pick<OwnershipEdge, 'percent' | 'low' | 'high' | 'votes'>;

/** The share of a holding, of each kind that is asked for; votes follow the capital where no source gives them apart. */
export const useShareLines = (): ((edge: Shares, measure: Measure) => readonly string[]) => {
  const { t } = useTranslation('ownership');
  return ({ percent, low, high, votes }, measure) => {
    const ofVotes = votes === null ? [] : [t('votesApart', { share: formatFigure(votes) })];
    if (measure === 'votes' && ofVotes.length > 0) return ofVotes;
    const ofCapital = () => {
      if (percent === null) return t('shareUnknown');
      if (low !== null && high !== null)
        return t('shareBand', { low: formatFigure(low), high: formatFigure(high) });
      return `${formatFigure(percent)} %`;
    };
    return [ofCapital(), ...(measure === 'both' ? ofVotes : [])];
  };
};

export const useShareText = (): ((edge: Shares, measure: Measure) => string) => {
  const shareLines = useShareLines();
  return (edge, measure) => shareLines(edge, measure).join(' · ');
};

/** How a holding differs between two days: the sign that the graph draws, and the words for it. */
export const useChangeText = (): ((change: EdgeChange) => {
  readonly sign: string;
  readonly words: string;
}) => {
  const { t } = useTranslation('ownership');
  return (change) => {
    if (change.kind !== 'changed')
      return change.kind === 'in'
        ? { sign: '+', words: t('changeIn') }
        : { sign: '−', words: t('changeOut') };
    const { percent } = change.before;
    const share = percent === null ? t('shareUnknown') : `${formatFigure(percent)} %`;
    return { sign: `${share} →`, words: t('changeFrom', { share }) };
  };
};

/** Class, or why there is none, and status of a company that is not live. */
export const useStandingText = (): ((party: OwnershipParty) => string) => {
  const { t } = useTranslation('ownership');
  const pick = usePick();
  return ({ kind, rating, status, isLive }) => {
    const ended =
      isLive === false && status !== null ? [pick(presentEnum('registration_status', status))] : [];
    const grade =
      kind === 'company'
        ? [rating.access === 'open' ? (rating.class ?? t('notRated')) : t(`access_${rating.access}`)]
        : [t(`kind_${kind}`)];
    return [...grade, ...ended].join(' · ');
  };
};

export interface Mark {
  readonly kind: 'controller' | 'owner' | 'was' | 'loop' | 'stop' | 'repeated';
  readonly words: string;
}

/** What makes a party stand out, each in a word. */
export const useMarks = (): ((
  party: Pick<GraphParty, 'isController' | 'ownerTest' | 'isInLoop' | 'wasController' | 'wasOwner'> & {
    readonly isStop?: boolean;
  },
) => readonly Mark[]) => {
  const { t } = useTranslation('ownership');
  return ({ isController, ownerTest, isInLoop, isStop, wasController, wasOwner }) => [
    ...(isController ? [{ kind: 'controller' as const, words: t('markController') }] : []),
    ...(ownerTest ? [{ kind: 'owner' as const, words: t('markOwner') }] : []),
    ...(wasController ? [{ kind: 'was' as const, words: t('markWasController') }] : []),
    ...(wasOwner ? [{ kind: 'was' as const, words: t('markWasOwner') }] : []),
    ...(isInLoop ? [{ kind: 'loop' as const, words: t('markLoop') }] : []),
    ...(isStop ? [{ kind: 'stop' as const, words: t('markStop') }] : []),
  ];
};

export const useHiddenText = (): ((hidden: Hidden) => string) => {
  const { t } = useTranslation('ownership');
  return ({ count, percent }) => {
    if (count === undefined) return t('unopened');
    return percent === null ? t('more', { count }) : t('moreWith', { count, share: formatFigure(percent) });
  };
};

/** Why the state of a day is empty: the company, or its file, began later. */
export const useEmptyDays = (
  difference: Pick<OwnershipDifferenceView, 'emptyDays' | 'from' | 'to' | 'added'>,
): readonly string[] => {
  const { t } = useTranslation('owners');
  return difference.emptyDays.flatMap(({ end, because, since }) => {
    const day = difference[end];
    const follows = end === 'from' && difference.added.length > 0 ? [t('emptyFrom', { day })] : [];
    return [t(`empty_${because}`, { day, since }), ...follows];
  });
};
