import { listBatchImports } from '@mingjian/contract/batch-imports';
import type { BatchImport } from '@mingjian/contract/batch-imports';
import { FAILURES } from '@mingjian/contract/wire';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  formatCount,
  formatDate,
  formatMoment,
  Section,
} from '../../../ui/index.ts';

export const FIRST_PAGE = { page: 1, pageSize: 20 };

const State = ({ list }: { readonly list: BatchImport }) => {
  const { t } = useTranslation('batch-imports');
  const pick = usePick();
  return <>{list.refusal ? pick(FAILURES[list.refusal]) : t(`list_${list.state}`)}</>;
};

/** The lists that were brought in before and are still kept. */
export const RecentLists = ({ onOpen }: { readonly onOpen: (batchImportId: number) => void }) => {
  const { t } = useTranslation('batch-imports');
  const [place, setPlace] = useState(FIRST_PAGE);
  const lists = useCall(listBatchImports, place, { keepPrevious: true, staleMs: 0 });
  return (
    <Section title={t('yourLists')} isFlush>
      <DataTable
        caption={t('yourLists')}
        data={lists.data}
        isLoading={lists.isFetching}
        error={lists.error}
        onRetry={() => void lists.refetch()}
        rowKey={(list) => list.batchImportId}
        minWidth={720}
        onPage={(page, pageSize) => setPlace({ page, pageSize })}
        columns={[
          {
            key: 'file',
            title: t('columnFile'),
            render: (list) => (
              <Button kind="quiet" size="small" onClick={() => onOpen(list.batchImportId)}>
                {list.fileName}
              </Button>
            ),
          },
          { key: 'state', title: t('columnState'), width: 260, render: (list) => <State list={list} /> },
          {
            key: 'rows',
            title: t('columnRows'),
            width: 90,
            isFigure: true,
            render: (list) => (list.rowCount > 0 ? formatCount(list.rowCount) : '–'),
          },
          {
            key: 'created',
            title: t('columnCreated'),
            width: 150,
            render: (list) => formatMoment(list.createdAt),
          },
          {
            key: 'expires',
            title: t('columnExpires'),
            width: 110,
            render: (list) => formatDate(list.expiresAt),
          },
        ]}
        empty={<EmptyState title={t('noLists')}>{t('noListsText')}</EmptyState>}
      />
    </Section>
  );
};
