import type { Contribution } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import { formatOdds } from '../odds.ts';
import type { OpenRecord } from '../open-record.tsx';
import { FactorBar } from './factor-bar.tsx';
import type { PointRange } from './factor-bar.tsx';
import { FactorDetail } from './factor-detail.tsx';
import { FactorBand, FactorValue } from './factor-value.tsx';
import styles from './factor-table.module.css';

/** Factor, value, step, points, bar, odds. */
export const FACTOR_COLUMNS = 6;
const POINT_DECIMALS = 2;

/** Identifies a factor of a rating: models may use the same code. */
export const keyOf = ({ model, code }: Pick<Contribution, 'model' | 'code'>): string => `${model}-${code}`;

export const toggleIdOf = (key: string): string => `factor-${key}`;

/** Points of a row: two decimals, or every digit that came. */
export const Points = ({ points, isExact }: { readonly points: string; readonly isExact: boolean }) => (
  <>{isExact ? points.replace('-', '\u2212') : formatFigure(points, POINT_DECIMALS)}</>
);

export interface RowsProps {
  readonly range: PointRange;
  /** All decimals instead of two. */
  readonly isExact: boolean;
  readonly opened: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  readonly onOpenRecord: OpenRecord | undefined;
}

/** What a factor does to the odds of default: how many times, or its log-odds with every digit. */
export const Odds = ({ logOdds, isExact }: { readonly logOdds: string; readonly isExact: boolean }) => {
  const { t } = useTranslation('rating');
  if (isExact) return <>{logOdds.replace('-', '\u2212')}</>;
  const number = Number(logOdds);
  if (number === 0) return <span className={styles['muted']}>{t('noEffect')}</span>;
  return (
    <>
      {t('oddsTimes', { times: formatOdds(number) })}
      <span className={styles['direction']}>{t(number > 0 ? 'raises' : 'lowers')}</span>
    </>
  );
};

/** A factor with its value, step, points and place; opens to what it rests on. */
export const FactorRow = ({
  factor,
  range,
  isExact,
  opened,
  onToggle,
  onOpenRecord,
}: RowsProps & { readonly factor: Contribution }) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const key = keyOf(factor);
  const isOpen = opened.has(key);
  const name = pick(factor.name);
  return (
    <>
      <tr data-state={factor.state}>
        <th scope="row" className={styles['factor']}>
          <button
            type="button"
            id={toggleIdOf(key)}
            className={styles['toggle']}
            lang={factor.party ? 'zh-CN' : undefined}
            aria-expanded={isOpen}
            title={t(isOpen ? 'hideFactor' : 'showFactor', { name })}
            onClick={() => onToggle(key)}
          >
            <span className={styles['arrow']} aria-hidden />
            {name}
          </button>
        </th>
        <td className={styles['minor']}>
          <FactorValue factor={factor} />
        </td>
        <td className={styles['step']}>
          <FactorBand factor={factor} />
        </td>
        <td className={styles['figure']}>
          <Points points={factor.points} isExact={isExact} />
        </td>
        <td className={styles['bar']}>
          <FactorBar factor={factor} range={range} />
        </td>
        <td className={styles['odds']}>
          <Odds logOdds={factor.logOdds} isExact={isExact} />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={FACTOR_COLUMNS} className={styles['opened']}>
            <FactorDetail factor={factor} onOpenRecord={onOpenRecord} />
          </td>
        </tr>
      )}
    </>
  );
};
