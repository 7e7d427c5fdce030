import { listOwnPlanRequests } from '@mingjian/contract/plans';
import type { OwnPlanRequest } from '@mingjian/contract/plans';
import { useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ButtonLink, DataTable, EmptyState, Section, formatFigure, formatMoment } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import { useWantedPlan } from '../../ui/use-wanted-plan.ts';
import type { KnownPlans } from './known-plans.ts';
import styles from './plans.module.css';

const PAGE_SIZE = 20;

/** What became of the requests. */
export const OwnRequests = ({ catalogue }: KnownPlans) => {
  const { t } = useTranslation('plans');
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const requests = useCall(listOwnPlanRequests, place, { keepPrevious: true, staleMs: 0 });
  const wantedOf = useWantedPlan(catalogue, t('ownChoice'));
  const columns: readonly Column<OwnPlanRequest>[] = [
    { key: 'date', title: t('date'), width: 150, render: (row) => formatMoment(row.createdAt) },
    {
      key: 'wanted',
      title: t('wanted'),
      width: 360,
      render: (row) => (
        <span className={styles['wrap']}>
          {wantedOf(row)}
          {row.message && <span className={styles['price']}>{row.message}</span>}
        </span>
      ),
    },
    {
      key: 'price',
      title: t('priceUnit'),
      isFigure: true,
      render: (row) => (row.yuan ? formatFigure(row.yuan) : t('onRequest')),
    },
    {
      key: 'status',
      title: t('state'),
      render: (row) => (
        <span className={styles['wrap']}>
          <span className={styles[`status_${row.status}`]}>{t(`status_${row.status}`)}</span>
          {row.reason && <span className={styles['price']}>{row.reason}</span>}
        </span>
      ),
    },
    { key: 'by', title: t('applicant'), render: (row) => row.applicantName },
  ];
  return (
    <Section title={t('requests')} isFlush>
      <DataTable
        caption={t('requests')}
        columns={columns}
        rowKey={(row) => row.id}
        data={requests.data}
        isLoading={requests.isFetching}
        error={requests.error}
        onRetry={() => void requests.refetch()}
        minWidth={820}
        onPage={(page, pageSize) => setPlace({ page, pageSize })}
        empty={
          <EmptyState
            title={t('noRequests')}
            action={<ButtonLink to="#customise">{t('customise')}</ButtonLink>}
          >
            {t('noRequestsText')}
          </EmptyState>
        }
      />
    </Section>
  );
};
