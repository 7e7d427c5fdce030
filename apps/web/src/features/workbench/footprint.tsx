import { listFootprint } from '@mingjian/contract/footprint';
import { useState } from 'react';
import type { z } from 'zod';
import type { FootprintSchema } from '@mingjian/contract/footprint';
import { useCall } from '../../api/queries.ts';
import { useAsAt } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ButtonLink, DataTable, EmptyState, formatCount, formatMoment } from '../../ui/index.ts';
import { useCompanyColumns } from './company-columns.tsx';

const PAGE_SIZE = 20;

/** The companies that the account opened, last opened first. */
export const Footprint = () => {
  const { t } = useTranslation('workbench');
  const { asAt } = useAsAt();
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const visits = useCall(listFootprint, place, { keepPrevious: true, staleMs: 0 });
  const columns = useCompanyColumns<z.infer<typeof FootprintSchema>>();
  return (
    <DataTable
      caption={t('footprint')}
      data={visits.data}
      isLoading={visits.isPending}
      error={visits.error}
      onRetry={() => void visits.refetch()}
      rowKey={(row) => row.companyId}
      minWidth={780}
      onPage={(page, pageSize) => setPlace({ page, pageSize })}
      columns={[
        ...columns,
        {
          key: 'views',
          title: t('columnViews'),
          width: 90,
          isFigure: true,
          render: (row) => formatCount(row.views),
        },
        { key: 'viewed', title: t('columnViewed'), width: 150, render: (row) => formatMoment(row.viewedAt) },
      ]}
      empty={
        <EmptyState
          title={t(asAt ? 'footprintEmptyThen' : 'footprintEmpty')}
          action={<ButtonLink to="/system/analysis">{t('toSearch')}</ButtonLink>}
        >
          {asAt ? null : t('footprintEmptyText')}
        </EmptyState>
      }
    />
  );
};
