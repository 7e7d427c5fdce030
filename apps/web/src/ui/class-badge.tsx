import { RATING_BANDS, findClassByName } from '@mingjian/domain/ratings';
import { useTranslation } from '../i18n/index.ts';
import styles from './class-badge.module.css';

/** `3A1`..`3A19` -> number of its band, which is also the number of its colour (`--mj-grade-1` is the best). */
export const bandOf = (ratingClass: string): number =>
  RATING_BANDS.indexOf(findClassByName(ratingClass)?.band ?? 'distressed') + 1;

export interface ClassBadgeProps {
  /** `3A1`..`3A19`; null is not rated. */
  readonly ratingClass: string | null;
  /** The domestic symbol, `AAA`..`D`. */
  readonly symbol?: string | null | undefined;
  readonly size?: 'normal' | 'large';
}

/** A rating class, coloured by its band, with the domestic symbol behind it. */
export const ClassBadge = ({ ratingClass, symbol, size = 'normal' }: ClassBadgeProps) => {
  const { t } = useTranslation('common');
  if (ratingClass === null) return <span className={styles['none']}>{t('notRated')}</span>;
  return (
    <span className={`${styles['badge']} ${styles[size]}`} data-band={bandOf(ratingClass)}>
      <span className={styles['class']}>{ratingClass}</span>
      {symbol && <span className={styles['symbol']}>{symbol}</span>}
    </span>
  );
};
