import type { Rating } from '@mingjian/contract/ratings';
import { useAsAt } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { EmptyState, ErrorState, formatDate, Loading, Section } from '../../ui/index.ts';
import { DriverTable } from './driver-table.tsx';
import { MissingItems } from './missing-items.tsx';
import type { OpenRecord } from './open-record.tsx';
import { OverrideList } from './override-list.tsx';
import { RatingHead } from './rating-head.tsx';
import { useRating } from './use-rating.ts';

export interface RatingPanelProps {
  readonly companyId: number;
  /** Shows the record behind a figure; without it the number of the record is shown. */
  readonly onOpenRecord?: OpenRecord | undefined;
}

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

const RatingBody = ({
  rating,
  onOpenRecord,
}: {
  readonly rating: Rating;
  readonly onOpenRecord: OpenRecord | undefined;
}) => (
  <>
    {rating.status === 'rated' && <RatingHead rating={rating} />}
    <OverrideList overrides={rating.overrides} onOpenRecord={onOpenRecord} />
    <MissingItems rating={rating} />
    {rating.drivers.length > 0 && <DriverTable rating={rating} onOpenRecord={onOpenRecord} />}
  </>
);

/** The rating of a company with its reasons, down to the statement cell. */
export const RatingPanel = ({ companyId, onOpenRecord }: RatingPanelProps) => {
  const { t } = useTranslation('rating');
  const { data, error, refetch } = useRating(companyId);
  return (
    <Section title={t('title')} note={useNote(data)}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading rows={6} />
      ) : data.status === 'none' ? (
        <NoRating />
      ) : (
        <RatingBody rating={data} onOpenRecord={onOpenRecord} />
      )}
    </Section>
  );
};
