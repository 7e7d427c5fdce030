import { useTranslation } from '../i18n/index.ts';
import styles from './class-badge.module.css';

const GRADES_PER_BAND = 4;

/** `3A1`..`3A19` -> one of five bands of colour, 1 best. */
export const bandOf = (ratingClass: string): number =>
  Math.min(5, Math.floor((Number(ratingClass.slice(2)) - 1) / GRADES_PER_BAND) + 1);

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
