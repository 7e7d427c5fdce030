import type { LineEdit, StatementPart, StatementRow } from '@mingjian/domain/what-if';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import type { Bench } from '../bench.ts';
import { LineRow } from './line-row.tsx';
import styles from './lines.module.css';

export interface LineTableProps {
  readonly bench: Bench;
  readonly part: StatementPart;
  readonly rows: readonly StatementRow[];
  readonly onEdit: (field: string, edit: LineEdit | undefined) => boolean;
  readonly onLeave: () => void;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** One part of the accounts. */
export const LineTable = ({ bench, part, rows, onEdit, onLeave }: LineTableProps) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const { input, rated, scenario, labels, stamp } = bench;
  const [latest, before] = input.statements;
  const supposed = rated.input.statements[0];
  if (!latest || !supposed || rows.length === 0) return null;
  return (
    <table className={styles['table']}>
      <caption>{t(`part_${part}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{before ? before.periodEnd.slice(0, 4) : t('yearBefore')}</th>
          <th scope="col">{latest.periodEnd.slice(0, 4)}</th>
          <th scope="col">{t('whatIf')}</th>
          <th scope="col">{t('supposed')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LineRow
            key={row.field}
            row={row}
            label={pick(labels.get(row.field) ?? { en: row.field, cn: row.field })}
            before={textOf(before?.items[row.field])}
            filed={textOf(latest.items[row.field]) ?? ''}
            now={textOf(supposed.items[row.field]) ?? ''}
            edit={scenario.lines.find(({ field }) => field === row.field)}
            stamp={stamp}
            onEdit={onEdit}
            onLeave={onLeave}
          />
        ))}
      </tbody>
    </table>
  );
};
