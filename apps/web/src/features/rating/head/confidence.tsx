import type { Rating } from '@mingjian/contract/ratings';
import { useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import styles from './rating-head.module.css';

const percentOf = (share: string): string => formatFigure(Number(share) * 100, 0);

/** How far a rating can be relied on: how much of a full file is on hand, and how old it is. */
export const Confidence = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation('rating');
  const { confidence, financialScore } = rating;
  if (!confidence) return <span className={styles['muted']}>{t('noConfidence')}</span>;
  const { grade, value, completeness, freshness } = confidence;
  return (
    <>
      <span className={styles['big']}>{grade}</span>{' '}
      <span className={styles['muted']}>{t(`confidence_${grade}`)}</span>
      <p className={styles['note']}>
        {t(financialScore === null ? 'confidenceWithoutAccounts' : 'confidenceWords', {
          value: percentOf(value),
          completeness: percentOf(completeness),
          freshness: percentOf(freshness),
        })}
      </p>
    </>
  );
};
