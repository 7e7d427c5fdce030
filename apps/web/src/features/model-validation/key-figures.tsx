import type { Estimate, Figures } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../i18n/index.ts';
import { formatCount, formatFigure } from '../../ui/index.ts';
import { levelOf, writeArea, writePercent, writeRange, writeShare } from './write-figures.ts';
import styles from './key-figures.module.css';

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
}

const Cell = ({ label, value, hint }: CellProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {hint && <dd className={styles['hint']}>{hint}</dd>}
  </div>
);

const BRIER_DECIMALS = 4;
const writeBrier = (value: number): string => formatFigure(value, BRIER_DECIMALS);

/** What is judged, how well it was ordered, how far the level was right. */
export const KeyFigures = ({ figures }: { readonly figures: Figures }) => {
  const { t } = useTranslation('model-validation');
  const { cases, defaults, rate, shortage } = figures;
  const interval = (estimate: Pick<Estimate, 'from' | 'to'>, write: (value: number) => string): string =>
    t('interval', { range: writeRange(estimate, write) });
  const order = (label: string, estimate: Estimate | null, write: (value: number) => string) =>
    estimate && <Cell label={label} value={write(estimate.value)} hint={interval(estimate, write)} />;
  return (
    <div className={styles['block']}>
      {shortage && <p className={styles['shortage']}>{t(`shortage_${shortage}`)}</p>}
      <dl className={styles['figures']} aria-label={t('overall')}>
        <Cell label={t('cases')} value={formatCount(cases)} />
        <Cell label={t('defaults')} value={formatCount(defaults)} />
        {order(t('auc'), figures.auc, writeArea)}
        {order(t('accuracyRatio'), figures.accuracyRatio, writeShare)}
        {order(t('ks'), figures.ks, writeShare)}
        {order(t('brier'), figures.brier, writeBrier)}
        {rate && (
          <>
            <Cell
              label={t('meanPd')}
              value={writePercent(rate.predicted)}
              hint={t(`mean_${levelOf(rate)}`)}
            />
            <Cell
              label={t('observed')}
              value={writePercent(rate.observed)}
              hint={interval(rate, writePercent)}
            />
          </>
        )}
      </dl>
    </div>
  );
};
