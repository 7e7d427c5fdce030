import { ARREARS_INDEX, findIndexBand, INDEX_BANDS, INSOLVENCY_INDEX } from '@mingjian/domain/solvency';
import { useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import styles from './solvency-scale.module.css';

const BEST = 100;
const WORST = 600;
/** Given by facts alone: they stand apart from the bands. */
const FACTS = [ARREARS_INDEX, INSOLVENCY_INDEX] as const;

const placeOf = (index: number): number => ((index - BEST) / (WORST - BEST)) * 100;

/** What an index says, in the word of its band. */
export const useIndexWords = (): ((index: number) => string) => {
  const { t } = useTranslation('rating');
  return (index) => {
    const band = findIndexBand(index);
    if (!band) return t(index >= INSOLVENCY_INDEX ? 'index_insolvency' : 'index_arrears');
    return t('indexBand', { name: t(`index_${band.code}`), from: band.from, to: band.to - 1 });
  };
};

/** Where the index stands between 100 and 600, over its bands; 500 and 600 are marked as facts. */
export const SolvencyScale = ({ index }: { readonly index: string }) => {
  const { t } = useTranslation('rating');
  const sayIndex = useIndexWords();
  const words = sayIndex(Number(index));
  return (
    <div
      className={styles['scale']}
      role="img"
      aria-label={`${t('solvencyScale', { index: formatFigure(index, 1) })}: ${words}`}
    >
      <div className={styles['line']}>
        {INDEX_BANDS.map(({ code, from, to }, place) => (
          <span
            key={code}
            className={styles['band']}
            title={t('indexBand', { name: t(`index_${code}`), from, to: to - 1 })}
            style={{
              left: `${placeOf(from)}%`,
              width: `${placeOf(to) - placeOf(from)}%`,
              background: `var(--mj-grade-${place + 1})`,
            }}
          />
        ))}
        {FACTS.map((fact) => (
          <span key={fact} className={styles['fact']} style={{ left: `${placeOf(fact)}%` }} />
        ))}
        <span className={styles['mark']} style={{ left: `${placeOf(Number(index))}%` }} />
      </div>
      <div className={styles['ends']} aria-hidden>
        {[BEST, ...FACTS].map((tick) => (
          <span key={tick} style={{ left: `${placeOf(tick)}%` }} data-place={tick}>
            {tick}
          </span>
        ))}
      </div>
      <p className={styles['words']}>{words}</p>
    </div>
  );
};
