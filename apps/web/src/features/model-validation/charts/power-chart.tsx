import type { ValidationReport } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import { writeArea, writeRange, writeShare } from '../write-figures.ts';
import styles from './charts.module.css';

const SIZE = 260;
const LEFT = 40;
const TOP = 10;
const BOTTOM = 34;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const PERCENT = 100;

const x = (share: number): number => LEFT + share * SIZE;
const y = (share: number): number => TOP + (1 - share) * SIZE;
const path = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([across, up], at) => `${at === 0 ? 'M' : 'L'}${x(across).toFixed(1)} ${y(up).toFixed(1)}`)
    .join('');

const Axes = ({ across, up }: { readonly across: string; readonly up: string }) => (
  <>
    {TICKS.map((tick) => (
      <g key={tick}>
        <line className={styles['grid']} x1={x(0)} x2={x(1)} y1={y(tick)} y2={y(tick)} />
        <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
          {PERCENT * tick}
        </text>
        <text x={x(tick)} y={y(0) + 15} textAnchor="middle">
          {PERCENT * tick}
        </text>
      </g>
    ))}
    <text x={x(0.5)} y={y(0) + 30} textAnchor="middle">
      {across}
    </text>
    <text transform={`translate(10 ${y(0.5)}) rotate(-90)`} textAnchor="middle">
      {up}
    </text>
  </>
);

/** Defaults caught among the riskiest, where cases are enough: by all cases (CAP) or by the survivors (ROC). */
export const PowerChart = ({
  kind,
  report: { curve, overall },
}: {
  readonly kind: 'cap' | 'roc';
  readonly report: Pick<ValidationReport, 'curve' | 'overall'>;
}) => {
  const { t } = useTranslation('model-validation');
  const estimate = kind === 'cap' ? overall.accuracyRatio : overall.auc;
  if (!estimate) return null;
  const write = kind === 'cap' ? writeShare : writeArea;
  const words = t(`curve_${kind}`, {
    value: write(estimate.value),
    range: writeRange(estimate, write),
    cases: formatCount(overall.cases),
    defaults: formatCount(overall.defaults),
  });
  const across = kind === 'cap' ? 'cases' : 'survivors';
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['plot']}
        viewBox={`0 0 ${LEFT + SIZE + 12} ${TOP + SIZE + BOTTOM}`}
        role="img"
        aria-label={words}
      >
        <Axes across={t(`axis_${across}`)} up={t('axis_defaults')} />
        <path
          className={styles['even']}
          d={path([
            [0, 0],
            [1, 1],
          ])}
        />
        {kind === 'cap' && (
          <path
            className={styles['perfect']}
            d={path([
              [0, 0],
              [overall.defaults / overall.cases, 1],
              [1, 1],
            ])}
          />
        )}
        <path
          className={styles['curve']}
          d={path(curve.map((point): readonly [number, number] => [point[across], point.defaults]))}
        />
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
};
