import type { Cell, Driver } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Figure } from '../../ui/index.ts';
import { OpenRecordButton } from './open-record.tsx';
import type { OpenRecord } from './open-record.tsx';
import styles from './driver-cells.module.css';

const RATIO_DECIMALS = 3;

const CellRow = ({
  cell,
  onOpenRecord,
}: {
  readonly cell: Cell;
  readonly onOpenRecord: OpenRecord | undefined;
}) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const label = pick(cell.label);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={styles['figure']}>
        {cell.value === null ? (
          <span className={styles['withheld']}>{t('amountWithheld')}</span>
        ) : (
          <Figure value={cell.value} />
        )}
      </td>
      <td>{cell.periodEnd}</td>
      <td>
        <OpenRecordButton
          recordId={cell.recordId}
          knownFrom={cell.knownFrom}
          field={cell.field}
          name={label}
          onOpenRecord={onOpenRecord}
        />
      </td>
    </tr>
  );
};

/** The formula of a ratio as it was calculated, and the statement cells that went into it. */
export const DriverCells = ({
  driver,
  onOpenRecord,
}: {
  readonly driver: Driver;
  readonly onOpenRecord: OpenRecord | undefined;
}) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  return (
    <>
      <p className={styles['formula']}>
        <span className={styles['word']}>{t('formula')}</span> {pick(driver.formulaWords)} ={' '}
        <Figure value={driver.value} decimals={RATIO_DECIMALS} />
      </p>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('cellsOf', { name: pick(driver.name) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col" className={styles['figure']}>
              {t('amount')}
            </th>
            <th scope="col">{t('period')}</th>
            <th scope="col">{t('record')}</th>
          </tr>
        </thead>
        <tbody>
          {driver.cells.map((cell) => (
            <CellRow key={cell.field} cell={cell} onOpenRecord={onOpenRecord} />
          ))}
        </tbody>
      </table>
    </>
  );
};
