import type { ReactNode } from 'react';
import type { Rating } from '@mingjian/contract/ratings';
import { useAsAt } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { EmptyState, ErrorState, formatDate, Loading, Section } from '../../ui/index.ts';
import { useRating } from './use-rating.ts';

const useNote = (rating: Rating | undefined): string | undefined => {
  const { t } = useTranslation('rating');
  if (!rating?.ratedAt) return undefined;
  const day = formatDate(rating.ratedAt);
  return rating.periodEnd ? t('ratedOn', { period: rating.periodEnd, day }) : t('ratedOnFacts', { day });
};

const NoRating = () => {
  const { t } = useTranslation('rating');
  const { asAt } = useAsAt();
  return (
    <EmptyState title={t('noneTitle')}>
      {asAt === undefined ? t('noneText') : t('noneAtText', { day: asAt })}
    </EmptyState>
  );
};

/** The framed part that shows a rating, or why there is none to show. */
export const RatingStates = ({
  companyId,
  actions,
  children,
}: {
  readonly companyId: number;
  readonly actions?: ReactNode;
  readonly children: (rating: Rating) => ReactNode;
}) => {
  const { t } = useTranslation('rating');
  const { data, error, refetch } = useRating(companyId);
  return (
    <Section title={t('title')} note={useNote(data)} actions={actions}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading rows={6} />
      ) : data.status === 'none' ? (
        <NoRating />
      ) : (
        children(data)
      )}
    </Section>
  );
};
