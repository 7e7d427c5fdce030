import { listQuotaChanges } from '@mingjian/contract/quotas';
import type { QuotaChange } from '@mingjian/contract/quotas';
import { useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { DataTable, EmptyState, Section, formatCount, formatMoment } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';

import type { Whose } from './whose.ts';

const PAGE_SIZE = 20;

const useColumns = (): readonly Column<QuotaChange>[] => {
  const { t } = useTranslation('quotas');
  /** Of a total nothing is no limit, of an account it is no allocation. */
  const units = ({ accountName }: QuotaChange, value: number | null): string => {
    if (value !== null) return formatCount(value);
    return t(accountName === null ? 'unlimited' : 'noAllocation');
  };
  return [
    { key: 'date', title: t('date'), render: (row) => formatMoment(row.date), width: 150 },
    { key: 'kind', title: t('kind'), render: (row) => t(`kind_${row.kind}`) },
    { key: 'term', title: t('term'), render: (row) => row.term },
    { key: 'action', title: t('action'), render: (row) => t(`action_${row.action}`) },
    { key: 'account', title: t('accountName'), render: (row) => row.accountName ?? t('wholeOrganisation') },
    {
      key: 'before',
      title: t('before'),
      isFigure: true,
      render: (row) => (row.action === 'open' ? t('nothing') : units(row, row.before)),
    },
    { key: 'after', title: t('after'), isFigure: true, render: (row) => units(row, row.after) },
    { key: 'by', title: t('changedBy'), render: (row) => row.changedBy ?? t('byPlan') },
  ];
};

/** Every distribution and change, newest first. */
export const History = ({ whose }: { readonly whose: Whose }) => {
  const { t } = useTranslation('quotas');
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const changes = useCall(listQuotaChanges, { ...whose, ...place }, { keepPrevious: true, staleMs: 0 });
  return (
    <Section title={t('history')} note={t('historyNote')} isFlush>
      <DataTable
        caption={t('history')}
        columns={useColumns()}
        rowKey={(row) => row.id}
        data={changes.data}
        isLoading={changes.isFetching}
        error={changes.error}
        onRetry={() => void changes.refetch()}
        minWidth={860}
        onPage={(page, pageSize) => setPlace({ page, pageSize })}
        empty={<EmptyState title={t('noHistory')}>{t('noHistoryText')}</EmptyState>}
      />
    </Section>
  );
};
