import type { RecordView } from '@mingjian/contract/companies';
import { findField } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../../../i18n/index.ts';
import { Figure, Missing } from '../../../../ui/index.ts';
import { FieldValue } from '../../record/field-value.tsx';
import { ScrollFrame } from '../../scroll-frame.tsx';
import { Sourced } from '../../sourced.tsx';
import { StatusTag } from '../status-tag.tsx';
import plain from '../plain-table.module.css';
import type { ListProps } from './list-props.ts';
import styles from './report-years.module.css';

const ROWS = [
  'ar_published_on',
  'ar_operating_status',
  'ar_employees',
  'ar_is_public',
  'ar_total_assets',
  'ar_total_liabilities',
  'ar_total_equity',
  'ar_total_revenue',
  'ar_main_revenue',
  'ar_total_profit',
  'ar_net_profit',
  'ar_total_tax',
] as const;

const Cell = ({ field, record }: { readonly field: string; readonly record: RecordView }) => {
  const value = record.fields[field];
  // The firm may keep its figures to itself: what it does not publish is not zero.
  if (value === undefined || value === null) return <Missing />;
  return (
    <Sourced provenance={record.provenance}>
      {findField(field)?.type === 'money' ? (
        <Figure value={value as string} />
      ) : (
        <FieldValue field={field} payload={record.fields} />
      )}
    </Sourced>
  );
};

/** Annual reports side by side, the newest year first: what the company itself told the register. */
export const ReportYears = ({ title, records, isLoading }: ListProps) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  return (
    <>
      <p className={styles['note']}>{t('reportNote')}</p>
      <ScrollFrame label={title}>
        <table className={`${plain['table']} ${styles['years']}`} aria-busy={isLoading}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('reportItem')}</th>
              {records.map((record) => (
                <th key={`${record.recordId}-${record.version}`} scope="col" className={plain['figure']}>
                  {typeof record.fields['report_year'] === 'number'
                    ? record.fields['report_year']
                    : t('noDate')}{' '}
                  {record.status !== 'current' && <StatusTag record={record} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((field) => {
              const named = findField(field);
              return (
                <tr key={field}>
                  <th scope="row">
                    {named && pick({ en: named.en.replace(/^AR /, ''), cn: named.zh })}
                    {named?.type === 'money' && <small> CNY</small>}
                  </th>
                  {records.map((record) => (
                    <td key={`${record.recordId}-${record.version}`} className={plain['figure']}>
                      <Cell field={field} record={record} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
};
