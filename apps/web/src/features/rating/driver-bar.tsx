import { useTranslation } from '../../i18n/index.ts';
import { formatOdds } from './odds.ts';
import styles from './driver-bar.module.css';

/** Half of the width belongs to each direction. */
const HALF = 50;

/** A bar from the middle: to the left it lowers the odds of default, to the right it raises them. */
export const DriverBar = ({ logOdds, longest }: { readonly logOdds: number; readonly longest: number }) => {
  const { t } = useTranslation('rating');
  const share = longest === 0 ? 0 : (Math.abs(logOdds) / longest) * HALF;
  const isRisk = logOdds > 0;
  const times = formatOdds(logOdds);
  return (
    <div className={styles['row']}>
      <div className={styles['track']} aria-hidden>
        <span
          className={isRisk ? styles['raises'] : styles['lowers']}
          style={{ left: `${isRisk ? HALF : HALF - share}%`, width: `${share}%` }}
        />
      </div>
      <span className={styles['words']}>
        <span className={styles['times']}>{t('oddsTimes', { times })}</span>
        <span className={styles['direction']}>{t(isRisk ? 'raises' : 'lowers')}</span>
      </span>
    </div>
  );
};
