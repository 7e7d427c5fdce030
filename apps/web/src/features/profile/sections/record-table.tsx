import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { RecordView } from '@mingjian/contract/companies';
import { findField, isNumericType } from '@mingjian/domain/dictionary';
import { findNegativeDimension } from '@mingjian/domain/negative-records';
import { usePick, useTranslation } from '../../../i18n/index.ts';
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

const SHORT_TYPES: ReadonlySet<string> = new Set(['date', 'datetime', 'enum']);

/** Figures stand at the right; days and case numbers stay on one line. */
const classOf = (name: string): string | undefined => {
  const field = findField(name);
  if (isNumericType(field?.type) && field?.unit !== 'year') return plain['figure'];
  return SHORT_TYPES.has(field?.type ?? '') || name.endsWith('_case_no') ? plain['short'] : undefined;
};

const Cell = ({ name, record }: { readonly name: string; readonly record: RecordView }) => {
  if (record.fields[name] === undefined || record.fields[name] === null)
    return <span className={styles['nothing']}>–</span>;
  const Own = FIELD_CELLS[name];
  if (Own) return <Own record={record} field={name} />;
  return (
    <Sourced provenance={record.provenance}>
      <FieldValue field={name} payload={record.fields} />
    </Sourced>
  );
};

const Row = ({
  record,
  names,
  hasState,
}: {
  readonly record: RecordView;
  readonly names: readonly string[];
  readonly hasState: boolean;
}) => {
  // A column that tells when it runs out needs no second word for it.
  const hasOwnEnd = names.some((name) => name in FIELD_CELLS);
  return (
    <tr>
      {names.map((name, at) => (
        <Fragment key={name}>
          <td className={classOf(name)}>
            <span className={at === 0 ? styles['first'] : classOf(name) ? styles['cell'] : styles['words']}>
              <Cell name={name} record={record} />
              {at === 0 && <StatusTag record={record} isEndShown={!hasOwnEnd} />}
            </span>
          </td>
          {at === 0 && hasState && (
            <td>
              <StateTag record={record} />
            </td>
          )}
        </Fragment>
      ))}
    </tr>
  );
};

const Head = ({
  name,
  sort,
  children,
}: {
  readonly name: string;
  readonly sort: SortOrder | undefined;
  readonly children: ReactNode;
}) => (
  <th
    scope="col"
    className={classOf(name)}
    aria-sort={sort?.key !== name ? undefined : sort.direction === 'asc' ? 'ascending' : 'descending'}
  >
    {children}
  </th>
);

/**
 * Records of one dimension, a column for each of the named fields; behind the first one, where a record can be open or
 * closed, which it is on the day.
 */
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
  const { t } = useTranslation('profile');
  const pick = usePick();
  const hasState = records.some(({ dimension }) => findNegativeDimension(dimension));
  return (
    <ScrollFrame label={title}>
      <table className={plain['table']} aria-busy={isLoading}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {names.map((name, at) => {
              const field = findField(name);
              return (
                <Fragment key={name}>
                  <Head name={name} sort={sort}>
                    <SortButton name={name} sort={sort} onSort={onSort}>
                      {field ? pick({ en: field.en, cn: field.zh }) : name}
                    </SortButton>
                  </Head>
                  {at === 0 && hasState && <th scope="col">{t('stateOnDay')}</th>}
                </Fragment>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row
              key={`${record.recordId}-${record.version}`}
              record={record}
              names={names}
              hasState={hasState}
            />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
};
