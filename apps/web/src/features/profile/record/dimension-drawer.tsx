import { Drawer, Switch } from 'antd';
import { useState } from 'react';
import { listRecords } from '@mingjian/contract/companies';
import type { RecordView } from '@mingjian/contract/companies';
import { findNegativeState } from '@mingjian/domain/companies';
import { findDimension, findField } from '@mingjian/domain/dictionary';
import { useCall } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, Loading, SyntheticMark } from '../../../ui/index.ts';
import { Pager } from '../pager.tsx';
import { useProfile } from '../profile-context.ts';
import { Sourced } from '../sourced.tsx';
import { FieldValue } from './field-value.tsx';
import styles from './dimension-drawer.module.css';

const PAGE_SIZE = 20;
const SHOWN_FIELDS = 8;

/** The first fields of a record in the order of the dictionary. */
const RecordCard = ({ record }: { readonly record: RecordView }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const { profile } = useProfile();
  const order = findDimension(record.dimension)?.fields.map(([name]) => name) ?? [];
  const names = order.filter((name) => record.fields[name] !== undefined).slice(0, SHOWN_FIELDS);
  const state = findNegativeState(
    {
      dimension: record.dimension,
      status: record.status,
      validTo: record.provenance.validTo,
      payload: record.fields,
    },
    profile.name,
    profile.asAt,
  );
  return (
    <li className={styles['card']} data-state={state ?? undefined}>
      <div className={styles['head']}>
        <Sourced provenance={record.provenance}>{t('openRecord')}</Sourced>
        {state && <span className={styles['state']}>{t(`negative_${state}`)}</span>}
      </div>
      <dl>
        {names.map((name) => {
          const field = findField(name);
          return (
            <div key={name}>
              <dt>{field ? pick({ en: field.en, cn: field.zh }) : name}</dt>
              <dd>
                <FieldValue field={name} payload={record.fields} />
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
};

/** The records of one dimension, page by page, with their state on the day. */
export const DimensionDrawer = ({
  dimension,
  onClose,
}: {
  readonly dimension: string;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const { profile } = useProfile();
  const [page, setPage] = useState(1);
  const [withHistory, setWithHistory] = useState(true);
  const query = useCall(
    listRecords,
    {
      companyId: profile.companyId,
      dimension,
      page,
      pageSize: PAGE_SIZE,
      withHistory: String(withHistory),
    },
    { keepPrevious: true },
  );
  const named = findDimension(dimension);
  return (
    <Drawer
      open
      onClose={onClose}
      size={620}
      closable={{ 'aria-label': t('closeRecord') }}
      title={
        <span className={styles['title']}>
          {named ? pick({ en: named.en, cn: named.zh }) : dimension}
          {profile.isSynthetic && <SyntheticMark />}
        </span>
      }
      extra={
        <label className={styles['switch']}>
          <Switch
            size="small"
            checked={withHistory}
            aria-label={t('withHistory')}
            onChange={(next) => {
              setPage(1);
              setWithHistory(next);
            }}
          />
          <span aria-hidden>{t('withHistory')}</span>
        </label>
      }
    >
      {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {!query.data && !query.error ? <Loading rows={8} /> : null}
      {query.data?.items.length === 0 && <EmptyState title={t('noRecords')} />}
      <ul className={styles['list']}>
        {query.data?.items.map((record) => (
          <RecordCard key={`${record.recordId}-${record.version}`} record={record} />
        ))}
      </ul>
      {query.data && <Pager page={page} pageSize={PAGE_SIZE} total={query.data.total} onPage={setPage} />}
    </Drawer>
  );
};
