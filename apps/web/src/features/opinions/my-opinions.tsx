import { listMyOpinions } from '@mingjian/contract/opinions';
import { useState } from 'react';
import { isFailure } from '../../api/call-failure.ts';
import { useCall } from '../../api/queries.ts';
import { useAsAt } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ButtonLink, DataTable, EmptyState } from '../../ui/index.ts';
import { CalibrationBlock } from './calibration-block.tsx';
import { useOpinionColumns } from './opinion-columns.tsx';

const PAGE_SIZE = 20;

/** What the account thinks of companies, the newest first, and how its figures came true. */
export const MyOpinionList = () => {
  const { t } = useTranslation('opinions');
  const { asAt } = useAsAt();
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const opinions = useCall(listMyOpinions, place, { keepPrevious: true });
  const columns = useOpinionColumns();
  const isClosed = isFailure(opinions.error, 'feature-not-activated');
  return (
    <>
      <DataTable
        caption={t('mine')}
        data={opinions.data}
        isLoading={opinions.isFetching}
        error={opinions.error}
        onRetry={() => void opinions.refetch()}
        rowKey={(row) => row.opinionId}
        minWidth={820}
        onPage={(page, pageSize) => setPlace({ page, pageSize })}
        columns={columns}
        empty={
          <EmptyState
            title={t(asAt ? 'emptyThen' : 'empty')}
            action={<ButtonLink to="/system/analysis">{t('toSearch')}</ButtonLink>}
          >
            {asAt ? null : t('emptyText')}
          </EmptyState>
        }
      />
      {!isClosed && <CalibrationBlock />}
    </>
  );
};
