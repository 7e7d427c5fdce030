import type { ClassLine } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import { writePercent, writeRange } from '../write-figures.ts';
import styles from './charts.module.css';

const SIZE = 260;
const LEFT = 46;
const TOP = 10;
const BOTTOM = 34;
const RIGHT = 14;
/** Percent; what lies below the first stands on it. */
const FROM = 0.01;
const TICKS = [0.01, 0.1, 1, 10, 100];
const DECADES = 4;

const scale = (percent: number): number => Math.log10(Math.max(FROM, percent) / FROM) / DECADES;
const x = (percent: number): number => LEFT + scale(percent) * SIZE;
const y = (percent: number): number => TOP + (1 - scale(percent)) * SIZE;

/** Possibility of default against what came, class by class, both on a logarithmic scale. */
export const CalibrationChart = ({ classes }: { readonly classes: readonly ClassLine[] }) => {
  const { t } = useTranslation('model-validation');
  const told = classes.flatMap(({ grade, cases, defaults, rate }) =>
    rate ? [{ grade, cases, defaults, rate }] : [],
  );
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['plot']}
        viewBox={`0 0 ${LEFT + SIZE + RIGHT} ${TOP + SIZE + BOTTOM}`}
        role="img"
        aria-label={t('calibrationChart', { classes: told.length })}
      >
        {TICKS.map((tick) => (
          <g key={tick}>
            <line className={styles['grid']} x1={x(FROM)} x2={x(100)} y1={y(tick)} y2={y(tick)} />
            <line className={styles['grid']} x1={x(tick)} x2={x(tick)} y1={y(FROM)} y2={y(100)} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
            <text x={x(tick)} y={y(FROM) + 15} textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        <text x={x(1)} y={y(FROM) + 30} textAnchor="middle">
          {t('axis_predicted')}
        </text>
        <text transform={`translate(10 ${y(1)}) rotate(-90)`} textAnchor="middle">
          {t('axis_observed')}
        </text>
        <line className={styles['even']} x1={x(FROM)} x2={x(100)} y1={y(FROM)} y2={y(100)} />
        {told.map(({ grade, cases, defaults, rate }) => (
          <g key={grade}>
            <title>
              {`3A${grade}: ${writePercent(rate.predicted)} → ${writePercent(rate.observed)} (${writeRange(rate, writePercent)}), n ${formatCount(cases)}, ${formatCount(defaults)}`}
            </title>
            <line
              className={styles['reach']}
              x1={x(rate.predicted)}
              x2={x(rate.predicted)}
              y1={y(rate.from)}
              y2={y(rate.to)}
            />
            <circle
              className={styles[defaults === 0 ? 'none' : 'point']}
              cx={x(rate.predicted)}
              cy={y(rate.observed)}
              r="3.5"
            />
          </g>
        ))}
      </svg>
      <figcaption>{t('calibrationCaption')}</figcaption>
    </figure>
  );
};
