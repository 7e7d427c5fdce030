import { useTranslation } from '../../i18n/index.ts';
import { formatFigure } from '../../ui/index.ts';
import styles from './solvency-scale.module.css';

const BEST = 100;
const WORST = 600;
/** 500 and 600 are facts: the stretch between the last score and them stays empty. */
const TICKS = [100, 200, 300, 400, 500, 600];

const placeOf = (index: number): number => ((index - BEST) / (WORST - BEST)) * 100;

/** Where the index stands between 100 and 600. */
export const SolvencyScale = ({ index }: { readonly index: string }) => {
  const { t } = useTranslation('rating');
  const label = t('solvencyScale', { index: formatFigure(index, 1) });
  return (
    <div className={styles['scale']} role="img" aria-label={label}>
      <div className={styles['line']}>
        {TICKS.map((tick) => (
          <span key={tick} className={styles['tick']} style={{ left: `${placeOf(tick)}%` }} />
        ))}
        <span className={styles['mark']} style={{ left: `${placeOf(Number(index))}%` }} />
      </div>
      <div className={styles['ends']} aria-hidden>
        <span>{t('veryGood')}</span>
        <span>{t('insolvent')}</span>
      </div>
    </div>
  );
};
