import type { Rating } from '@mingjian/contract/ratings';
import { useTranslation } from '../../i18n/index.ts';
import { Section } from '../../ui/index.ts';
import { Explanation } from './explanation.tsx';
import { RatingHead } from './head/rating-head.tsx';
import { RatingOrigin } from './head/rating-origin.tsx';
import { MissingItems } from './missing-items.tsx';
import { NotRated } from './not-rated.tsx';
import type { OpenRecord } from './open-record.tsx';
import { OverrideList } from './override-list.tsx';
import { RatingStates } from './rating-states.tsx';
import { Remarks } from './remarks.tsx';
import { useRating } from './use-rating.ts';
import styles from './rating-panel.module.css';

export interface RatingPanelProps {
  readonly companyId: number;
  /** Shows the record behind a figure; without it the number of the record is shown. */
  readonly onOpenRecord?: OpenRecord | undefined;
}

const Summary = ({
  rating,
  onOpenRecord,
}: { readonly rating: Rating } & Pick<RatingPanelProps, 'onOpenRecord'>) => (
  <>
    {rating.status === 'rated' ? <RatingHead rating={rating} /> : <NotRated rating={rating} />}
    <Remarks rating={rating} onOpenRecord={onOpenRecord} />
    <OverrideList overrides={rating.overrides} onOpenRecord={onOpenRecord} />
    <div className={styles['origin']}>
      <RatingOrigin rating={rating} />
    </div>
  </>
);

/** The rating of a company with its reasons, down to the statement cell. */
export const RatingPanel = ({ companyId, onOpenRecord }: RatingPanelProps) => {
  const { t } = useTranslation('rating');
  const { data } = useRating(companyId);
  const explanation = data?.explanation;
  return (
    <div className={styles['panel']}>
      <RatingStates companyId={companyId}>
        {(rating) => <Summary rating={rating} onOpenRecord={onOpenRecord} />}
      </RatingStates>
      {explanation && (
        <Section title={t('madeOf')}>
          <Explanation explanation={explanation} overrides={data.overrides} onOpenRecord={onOpenRecord} />
        </Section>
      )}
      {explanation && explanation.missing.length > 0 && (
        <Section title={t('missing')}>
          <MissingItems missing={explanation.missing} />
        </Section>
      )}
    </div>
  );
};
