import type { Rating } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { ClassBadge } from '../../ui/index.ts';
import styles from './not-rated.module.css';

/** A company of which nothing can be said, with the reason. */
export const NotRated = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  return (
    <div className={styles['not']}>
      <ClassBadge ratingClass={null} />
      <p>{rating.reason ? t('notRatedBecause', { reason: pick(rating.reason.name) }) : t('notRatedText')}</p>
    </div>
  );
};
