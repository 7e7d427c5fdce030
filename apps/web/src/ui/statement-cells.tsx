import { usePick, useTranslation } from '../i18n/index.ts';
import { Figure } from './figure.tsx';
import styles from './statement-cells.module.css';

/** Shows the record behind a cell, as the version known from that moment. */
export type OpenCellRecord = (recordId: number, knownFrom: string | null, field: string) => void;

export interface StatementCellView {
  readonly field: string;
  readonly label: { readonly en: string; readonly cn: string };
  /** Decimal text; null when the account may not see it. */
  readonly value: string | null;
  readonly unit: string;
  readonly periodEnd: string;
  readonly recordId: number | null;
  readonly knownFrom: string | null;
}

interface CellProps {
  readonly cell: StatementCellView;
  readonly onOpenRecord: OpenCellRecord | undefined;
}

const RecordOf = ({ cell, onOpenRecord }: CellProps) => {
  const { t } = useTranslation('common');
  const pick = usePick();
  const { recordId } = cell;
  if (recordId === null) return <span className={styles['none']}>{t('cellNoRecord')}</span>;
  if (!onOpenRecord) return <span className={styles['none']}>{recordId}</span>;
  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={t('cellOpenRecordOf', { name: pick(cell.label) })}
      onClick={() => onOpenRecord(recordId, cell.knownFrom, cell.field)}
    >
      {t('cellOpenRecord')}
    </button>
  );
};

const CellRow = (props: CellProps) => {
  const { t } = useTranslation('common');
  const pick = usePick();
  const { cell } = props;
  return (
    <tr>
      <th scope="row">{pick(cell.label)}</th>
      <td className={styles['figure']}>
        {cell.value === null ? (
          <span className={styles['none']}>{t('cellWithheld')}</span>
        ) : (
          <Figure value={cell.value} unit={cell.unit} />
        )}
      </td>
      <td className={styles['period']}>{cell.periodEnd}</td>
      <td>
        <RecordOf {...props} />
      </td>
    </tr>
  );
};

/** The cells that a figure was made of, each with the way to its record. */
export const StatementCells = ({
  caption,
  cells,
  onOpenRecord,
}: {
  readonly caption: string;
  readonly cells: readonly StatementCellView[];
  readonly onOpenRecord: OpenCellRecord | undefined;
}) => {
  const { t } = useTranslation('common');
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cellItem')}</th>
          <th scope="col" className={styles['figure']}>
            {t('cellValue')}
          </th>
          <th scope="col">{t('cellPeriod')}</th>
          <th scope="col">{t('sourceRecord')}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <CellRow key={`${cell.field} ${cell.periodEnd}`} cell={cell} onOpenRecord={onOpenRecord} />
        ))}
      </tbody>
    </table>
  );
};
