import type { Contribution } from '@mingjian/contract/ratings';
import { useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import styles from './factor-bar.module.css';

/** Least and most points on the common scale of all factors. */
export interface PointRange {
  readonly least: number;
  readonly most: number;
}

export const findPointRange = (factors: readonly Contribution[]): PointRange => ({
  least: Math.min(0, ...factors.map(({ worstPoints }) => Number(worstPoints))),
  most: Math.max(0, ...factors.map(({ bestPoints }) => Number(bestPoints))),
});

const POINT_DECIMALS = 1;

/** What the factor gives between the worst and the best that it could, all factors on one scale. */
export const FactorBar = ({
  factor,
  range,
}: {
  readonly factor: Contribution;
  readonly range: PointRange;
}) => {
  const { t } = useTranslation('rating');
  const span = range.most - range.least || 1;
  const placeOf = (points: number): number => ((points - range.least) / span) * 100;
  const points = Number(factor.points);
  const worst = Number(factor.worstPoints);
  const best = Number(factor.bestPoints);
  const zero = placeOf(0);
  return (
    <div className={styles['bar']}>
      <span className="visually-hidden">
        {t('between', {
          worst: formatFigure(worst, POINT_DECIMALS),
          best: formatFigure(best, POINT_DECIMALS),
        })}
      </span>
      <div className={styles['track']} aria-hidden>
        <span
          className={styles['possible']}
          style={{ left: `${placeOf(worst)}%`, width: `${placeOf(best) - placeOf(worst)}%` }}
        />
        <span
          className={points < 0 ? styles['costs'] : styles['helps']}
          style={{
            left: `${Math.min(zero, placeOf(points))}%`,
            width: `${Math.abs(placeOf(points) - zero)}%`,
          }}
        />
        <span className={styles['zero']} style={{ left: `${zero}%` }} />
        <span className={styles['mark']} style={{ left: `${placeOf(points)}%` }} />
      </div>
    </div>
  );
};
