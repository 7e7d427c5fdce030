import type { HistoryItem } from '@mingjian/contract/ratings';
import { useTranslation } from '../../../i18n/index.ts';
import { bandOf, formatDate, formatFigure } from '../../../ui/index.ts';
import { decimalsOf } from '../pd-decimals.ts';
import { drawSteps, layChart } from './chart-scale.ts';
import type { ChartPoint } from './chart-scale.ts';
import styles from './history-chart.module.css';

const Dot = ({ point: { item, x, y } }: { readonly point: ChartPoint }) => {
  const { t } = useTranslation('rating');
  const pd = item.pd ?? '';
  return (
    <span
      className={styles['dot']}
      data-afterwards={item.isMadeAfterwards || undefined}
      title={`${formatDate(item.ratedAt)}: ${t('pointWords', { name: item.class ?? '', pd: formatFigure(pd, decimalsOf(pd)) })}`}
      style={{ left: `${x}%`, top: `${y}%`, color: `var(--mj-grade-${bandOf(item.class ?? '')})` }}
    />
  );
};

/**
 * Possibility of default over time in steps, with its interval; the table below holds every figure. Lines are an SVG that
 * stretches, dots and words are set on it, so that they keep their size.
 */
export const HistoryChart = ({ items }: { readonly items: readonly HistoryItem[] }) => {
  const { t } = useTranslation('rating');
  const { points, ticks } = layChart(items);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const label = t('chartLabel', {
    count: points.length,
    from: formatDate(first.item.ratedAt),
    to: formatDate(last.item.ratedAt),
    first: first.item.class ?? '',
    last: last.item.class ?? '',
  });
  return (
    <figure className={styles['figure']}>
      <div className={styles['chart']} role="img" aria-label={label}>
        {ticks.map(({ pd, y }) => (
          <span key={pd} className={styles['tick']} style={{ top: `${y}%` }}>
            {pd}%
          </span>
        ))}
        <div className={styles['plot']}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {points.map(({ item, x, until, low, high }) => (
              <rect
                key={item.ratedAt}
                className={styles['interval']}
                x={x}
                y={high}
                width={until - x}
                height={low - high}
              />
            ))}
            <path className={styles['steps']} d={drawSteps(points)} vectorEffect="non-scaling-stroke" />
          </svg>
          {points.map((point) => (
            <Dot key={point.item.ratedAt} point={point} />
          ))}
        </div>
        <span className={styles['from']}>{formatDate(first.item.ratedAt)}</span>
        {points.length > 1 && <span className={styles['to']}>{formatDate(last.item.ratedAt)}</span>}
      </div>
      <figcaption className={styles['caption']}>{t('chartCaption')}</figcaption>
    </figure>
  );
};
