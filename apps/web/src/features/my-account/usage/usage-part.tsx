import { listUsageRecords } from '@mingjian/contract/my-account';
import { LOG_KINDS, LOG_KIND_WORDS } from '@mingjian/domain/system-log';
import type { LogKind } from '@mingjian/domain/system-log';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, DataTable, EmptyState, Section, SelectField, TextField } from '../../../ui/index.ts';
import formStyles from '../../../ui/form.module.css';
import { useUsageColumns } from './usage-columns.tsx';

const PAGE_SIZE = 20;

interface UsageFilter {
  readonly from: string;
  readonly to: string;
  readonly type: LogKind | '';
}

const EMPTY: UsageFilter = { from: '', to: '', type: '' };

const Filter = ({
  period,
  onShow,
}: {
  readonly period: Pick<UsageFilter, 'from' | 'to'> | undefined;
  readonly onShow: (filter: UsageFilter) => void;
}) => {
  const { t } = useTranslation('my-account');
  const pick = usePick();
  const [typed, setTyped] = useState(EMPTY);
  const day = (name: 'from' | 'to') => (
    <TextField
      label={t(name)}
      type="date"
      value={typed[name] || period?.[name] || ''}
      onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
    />
  );
  return (
    <form
      className={formStyles['bar']}
      aria-label={t('usageFilter')}
      onSubmit={(event) => {
        event.preventDefault();
        onShow(typed);
      }}
    >
      {day('from')}
      {day('to')}
      <SelectField
        label={t('usageType')}
        value={typed.type}
        options={[['', t('any')], ...LOG_KINDS.map((kind) => [kind, pick(LOG_KIND_WORDS[kind])] as const)]}
        onChange={({ currentTarget }) =>
          setTyped({ ...typed, type: LOG_KINDS.find((kind) => kind === currentTarget.value) ?? '' })
        }
      />
      <Button type="submit" kind="primary">
        {t('show')}
      </Button>
    </form>
  );
};

/** What the account did, by date, description and type. */
export const UsagePart = () => {
  const { t } = useTranslation('my-account');
  const [filter, setFilter] = useState(EMPTY);
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const asked = Object.fromEntries(Object.entries(filter).filter(([, text]) => text !== ''));
  const records = useCall(listUsageRecords, { ...asked, ...place }, { keepPrevious: true, staleMs: 0 });
  return (
    <Section title={t('usage')} note={t('usageNote')} isFlush>
      <Filter
        period={records.data}
        onShow={(next) => {
          setFilter(next);
          setPlace({ ...place, page: 1 });
        }}
      />
      <DataTable
        caption={t('usage')}
        columns={useUsageColumns()}
        rowKey={(row) =>
          [row.date, row.type, row.area, row.quota, row.companyId].map((part) => part ?? '').join(' ')
        }
        data={records.data}
        isLoading={records.isPlaceholderData}
        error={records.error}
        onRetry={() => void records.refetch()}
        onPage={(page, pageSize) => setPlace({ page, pageSize })}
        empty={<EmptyState title={t('noUsage')} />}
      />
    </Section>
  );
};
