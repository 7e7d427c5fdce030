import type { Rating } from '@mingjian/contract/ratings';
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
  /** `YYYY-MM-DD`: the last rating made by that day. */
  readonly asAt?: string | null;
  /** Shows the record behind a figure; without it the number of the record is shown. */
  readonly onOpenRecord?: OpenRecord | undefined;
}

const useNote = (rating: Rating | undefined): string | undefined => {
  const { t } = useTranslation('rating');
  if (!rating?.ratedAt) return undefined;
  const day = formatDate(rating.ratedAt);
  return rating.periodEnd ? t('ratedOn', { period: rating.periodEnd, day }) : t('ratedOnFacts', { day });
};

const NoRating = ({ asAt }: { readonly asAt: string | null }) => {
  const { t } = useTranslation('rating');
  return (
    <EmptyState title={t('noneTitle')}>
      {asAt === null ? t('noneText') : t('noneAtText', { day: asAt })}
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
export const RatingPanel = ({ companyId, asAt = null, onOpenRecord }: RatingPanelProps) => {
  const { t } = useTranslation('rating');
  const { data, error, refetch } = useRating(companyId, asAt);
  return (
    <Section title={t('title')} note={useNote(data)}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading rows={6} />
      ) : data.status === 'none' ? (
        <NoRating asAt={asAt} />
      ) : (
        <RatingBody rating={data} onOpenRecord={onOpenRecord} />
      )}
    </Section>
  );
};
