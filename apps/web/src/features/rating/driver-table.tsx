import { useState } from 'react';
import type { Driver, Rating } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Figure, formatFigure } from '../../ui/index.ts';
import { DriverBar } from './driver-bar.tsx';
import { DriverCells } from './driver-cells.tsx';
import { formatOdds } from './odds.ts';
import type { OpenRecord } from './open-record.tsx';
import styles from './driver-table.module.css';

const RATIO_DECIMALS = 3;
const COLUMNS = 5;

interface DriverRowProps {
  readonly driver: Driver;
  /** Longest bar of the table, in log-odds. */
  readonly longest: number;
  readonly onOpenRecord: OpenRecord | undefined;
}

const DriverRow = ({ driver, longest, onOpenRecord }: DriverRowProps) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  const name = pick(driver.name);
  return (
    <>
      <tr>
        <th scope="row" className={styles['ratio']}>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'hideCells' : 'showCells', { name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className={styles['arrow']} aria-hidden />
            {name}
          </button>
        </th>
        <td className={styles['minor']}>
          <Figure value={driver.value} decimals={RATIO_DECIMALS} />
        </td>
        <td className={styles['minor']}>{formatFigure(driver.weight)}</td>
        <td className={styles['figure']}>
          <Figure value={driver.contribution} decimals={RATIO_DECIMALS} />
        </td>
        <td className={styles['bar']}>
          <DriverBar logOdds={Number(driver.logOdds)} longest={longest} />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={COLUMNS} className={styles['cells']}>
            <DriverCells driver={driver} onOpenRecord={onOpenRecord} />
          </td>
        </tr>
      )}
    </>
  );
};

interface SumRowProps {
  readonly label: string;
  readonly points: number | string | null;
  /** Odds of default against the neutral firm, as a logarithm. */
  readonly logOdds: number;
}

const SumRow = ({ label, points, logOdds }: SumRowProps) => {
  const { t } = useTranslation('rating');
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={styles['minor']} colSpan={2} aria-hidden />
      <td className={styles['figure']}>
        <Figure value={points} decimals={RATIO_DECIMALS} />
      </td>
      <td className={styles['sum']}>
        <span>{t('oddsTimes', { times: formatOdds(logOdds) })}</span>
      </td>
    </tr>
  );
};

const SumRows = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation('rating');
  const logOdds = rating.drivers.reduce((sum, driver) => sum + Number(driver.logOdds), 0);
  return (
    <tfoot>
      {rating.base && <SumRow label={t('constant')} points={rating.base.points} logOdds={0} />}
      <SumRow label={t('total')} points={rating.model.score} logOdds={logOdds} />
    </tfoot>
  );
};

/** Each ratio of the model: value, points, what it does to the odds of default; opens to its statement cells. */
export const DriverTable = ({
  rating,
  onOpenRecord,
}: {
  readonly rating: Rating;
  readonly onOpenRecord: OpenRecord | undefined;
}) => {
  const { t } = useTranslation('rating');
  const longest = Math.max(...rating.drivers.map(({ logOdds }) => Math.abs(Number(logOdds))));
  return (
    <div className={styles['drivers']}>
      <h3 className={styles['title']}>{t('drivers')}</h3>
      <p className={styles['note']}>{t('driversNote')}</p>
      <div className={styles['frame']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('drivers')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ratio')}</th>
              <th scope="col" className={styles['minor']}>
                {t('value')}
              </th>
              <th scope="col" className={styles['minor']}>
                {t('weight')}
              </th>
              <th scope="col" className={styles['figure']}>
                {t('points')}
              </th>
              <th scope="col" className={styles['bar']}>
                {t('odds')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rating.drivers.map((driver) => (
              <DriverRow key={driver.code} driver={driver} longest={longest} onOpenRecord={onOpenRecord} />
            ))}
          </tbody>
          <SumRows rating={rating} />
        </table>
      </div>
    </div>
  );
};
