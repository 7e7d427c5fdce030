import { useTranslation } from '../../i18n/index.ts';
import { ClassBadge, Figure } from '../../ui/index.ts';
import { decimalsOf } from './pd-decimals.ts';
import { useRating } from './use-rating.ts';
import styles from './rating-badge.module.css';

/**
 * The class of a company with its domestic symbol, and where there is room possibility of default and solvency index,
 * for a head line; nothing while it loads or when it may not be seen.
 */
export const RatingBadge = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation('rating');
  const { data } = useRating(companyId);
  if (!data) return null;
  return (
    <>
      {data.pd !== null && (
        <span className={styles['figure']} title={t('pd')}>
          <span>{t('shortPd')}</span> <Figure value={data.pd} decimals={decimalsOf(data.pd)} unit="%" />
        </span>
      )}
      {data.solvencyIndex !== null && (
        <span className={styles['figure']} title={t('solvencyIndex')}>
          <span>{t('shortIndex')}</span> <Figure value={data.solvencyIndex} decimals={1} />
        </span>
      )}
      <span className={styles['class']}>
        <ClassBadge ratingClass={data.class} symbol={data.symbol} />
      </span>
    </>
  );
};
