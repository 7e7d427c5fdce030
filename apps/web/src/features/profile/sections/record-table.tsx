import type { RecordView } from '@mingjian/contract/companies';
import { findField } from '@mingjian/domain/dictionary';
import { usePick } from '../../../i18n/index.ts';
import type { SortOrder } from '../../../ui/index.ts';
import { FieldValue } from '../record/field-value.tsx';
import { ScrollFrame } from '../scroll-frame.tsx';
import { Sourced } from '../sourced.tsx';
import { FIELD_CELLS } from './presentations/cells.tsx';
import { SortButton } from './sort-button.tsx';
import { StateTag } from './state-tag.tsx';
import { StatusTag } from './status-tag.tsx';
import plain from './plain-table.module.css';
import styles from './record-table.module.css';

const FIGURE_TYPES: ReadonlySet<string> = new Set(['int', 'decimal', 'money', 'percent']);

const isFigure = (name: string): boolean => {
  const field = findField(name);
  return FIGURE_TYPES.has(field?.type ?? '') && field?.unit !== 'year';
};

const Cell = ({ name, record }: { readonly name: string; readonly record: RecordView }) => {
  if (record.fields[name] === undefined || record.fields[name] === null)
    return <span className={styles['nothing']}>–</span>;
  const Own = FIELD_CELLS[name];
  return (
    <Sourced provenance={record.provenance}>
      {Own ? <Own record={record} field={name} /> : <FieldValue field={name} payload={record.fields} />}
    </Sourced>
  );
};

/** Records of one dimension, a column for each of the named fields. */
export const RecordTable = ({
  title,
  names,
  records,
  isLoading,
  sort,
  onSort,
}: {
  readonly title: string;
  readonly names: readonly string[];
  readonly records: readonly RecordView[];
  readonly isLoading: boolean;
  readonly sort: SortOrder | undefined;
  readonly onSort: (sort: SortOrder | undefined) => void;
}) => {
  const pick = usePick();
  const nameOf = (name: string): string => {
    const field = findField(name);
    return field ? pick({ en: field.en, cn: field.zh }) : name;
  };
  // A column that tells when it runs out needs no second word for it.
  const hasOwnEnd = names.some((name) => name in FIELD_CELLS);
  return (
    <ScrollFrame label={title}>
      <table className={plain['table']} aria-busy={isLoading}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className={isFigure(name) ? plain['figure'] : undefined}
                aria-sort={
                  sort?.key !== name ? undefined : sort.direction === 'asc' ? 'ascending' : 'descending'
                }
              >
                <SortButton name={name} sort={sort} onSort={onSort}>
                  {nameOf(name)}
                </SortButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={`${record.recordId}-${record.version}`}>
              {names.map((name, at) => (
                <td key={name} className={isFigure(name) ? plain['figure'] : undefined}>
                  <span className={at === 0 ? styles['first'] : styles['cell']}>
                    <Cell name={name} record={record} />
                    {at === 0 && <StatusTag record={record} isEndShown={!hasOwnEnd} />}
                    {at === 0 && <StateTag record={record} />}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
};
