import type { OwnershipEdge, OwnershipParty } from '@mingjian/contract/ownership';
import { presentEnum } from '@mingjian/domain/companies';
import { useLanguage, usePick, useTranslation } from '../../i18n/index.ts';
import { formatFigure } from '../../ui/index.ts';
import type { Hidden } from './graph/graph-data.ts';

/** Which share an edge shows: of the capital, or of the votes. */
export type Measure = 'capital' | 'votes';

export const useNameOf = (): ((party: OwnershipParty) => string) => {
  const isEnglish = useLanguage() === 'en';
  return ({ name, nameEn }) => (isEnglish ? (nameEn ?? name) : name);
};

/** The share of a holding in words; votes follow the capital where no source gives them apart. */
export const useShareText = (): ((edge: OwnershipEdge, measure: Measure) => string) => {
  const { t } = useTranslation('ownership');
  return ({ percent, low, high, votes }, measure) => {
    if (measure === 'votes' && votes !== null) return t('votesApart', { share: formatFigure(votes) });
    if (percent === null) return t('shareUnknown');
    if (low !== null && high !== null)
      return t('shareBand', { low: formatFigure(low), high: formatFigure(high) });
    return `${formatFigure(percent)} %`;
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

/** What makes a party stand out, each in a word. */
export const useMarks = () => {
  const { t } = useTranslation('ownership');
  return (party: {
    readonly isController?: boolean | undefined;
    readonly ownerTest?: string | null | undefined;
    readonly isInLoop?: boolean | undefined;
    readonly isStop?: boolean | undefined;
  }): readonly string[] => [
    ...(party.isController ? [t('markController')] : []),
    ...(party.ownerTest ? [t('markOwner')] : []),
    ...(party.isInLoop ? [t('markLoop')] : []),
    ...(party.isStop ? [t('markStop')] : []),
  ];
};

export const useHiddenText = (): ((hidden: Hidden) => string) => {
  const { t } = useTranslation('ownership');
  return ({ count, percent }) => {
    if (count === undefined) return t('unopened');
    return percent === null ? t('more', { count }) : t('moreWith', { count, share: formatFigure(percent) });
  };
};
