import { formatFigure } from '../ui/format.ts';
import styles from './bar-trend.module.css';

export interface TrendPoint {
  readonly name: string;
  /** Decimal text; null leaves a gap. */
  readonly value: string | null;
}

const LARGE = 1_000;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/** A figure above its bar: one decimal place, none from a thousand on. The exact figure stands in the table. */
const shorten = (value: number): string => formatFigure(value, Math.abs(value) < LARGE ? 1 : 0);

const Bar = ({
  point,
  top,
  span,
}: {
  readonly point: TrendPoint;
  readonly top: number;
  readonly span: number;
}) => {
  if (point.value === null) return <span className={styles['gap']}>—</span>;
  const value = Number(point.value);
  const isNegative = value < 0;
  const reach = percent(Math.abs(value), span);
  const baseline = percent(isNegative ? top : span - top, span);
  return (
    <>
      <span
        className={styles['bar']}
        data-negative={isNegative || undefined}
        style={isNegative ? { top: baseline, height: reach } : { bottom: baseline, height: reach }}
      />
      <span
        className={styles['figure']}
        style={
          isNegative ? { top: `calc(${baseline} + ${reach})` } : { bottom: `calc(${baseline} + ${reach})` }
        }
      >
        {shorten(value)}
      </span>
    </>
  );
};

/**
 * Bars over a few periods on one scale from zero; what is negative hangs below the line in its own colour. Plain HTML:
 * it prints, follows the theme and costs no library. `label` names it; the figures must stand in a table beside it.
 */
export const BarTrend = ({
  points,
  label,
}: {
  readonly points: readonly TrendPoint[];
  readonly label: string;
}) => {
  const values = points.flatMap(({ value }) => (value === null ? [] : [Number(value)]));
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const words = points.map(({ name, value }) => `${name} ${value === null ? '—' : formatFigure(value)}`);
  return (
    <div className={styles['chart']} role="img" aria-label={`${label}: ${words.join(', ')}`}>
      <div className={styles['plot']} data-below={bottom < 0 || undefined}>
        <span className={styles['line']} style={{ bottom: percent(-bottom, span) }} />
        {points.map((point) => (
          <span
            key={point.name}
            className={styles['column']}
            title={point.value === null ? point.name : `${point.name}: ${formatFigure(point.value)}`}
          >
            <Bar point={point} top={top} span={span} />
          </span>
        ))}
      </div>
      <div className={styles['names']}>
        {points.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
};
