import { listPlanRequests } from '@mingjian/contract/plans';
import type { PlanRequest, PricedCatalogue } from '@mingjian/contract/plans';
import { REQUEST_STATUSES, isOpenRequest } from '@mingjian/domain/plans';
import type { RequestStatus } from '@mingjian/domain/plans';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  InlineSelect,
  Section,
  formatFigure,
  formatMoment,
} from '../../../ui/index.ts';
import type { Column } from '../../../ui/index.ts';
import { useWantedPlan } from '../../../ui/use-wanted-plan.ts';
import styles from '../plan-desk.module.css';
import { AnswerForm } from './answer-form.tsx';

const PAGE_SIZE = 20;

/** What organisations ask for, and the answer to it. */
export const Requests = ({ catalogue }: { readonly catalogue: PricedCatalogue }) => {
  const { t } = useTranslation('plan-desk');
  const [status, setStatus] = useState<RequestStatus | ''>('');
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const [answered, setAnswered] = useState<PlanRequest | null>(null);
  const wantedOf = useWantedPlan(catalogue, t('ownChoice'));
  const requests = useCall(
    listPlanRequests,
    { ...place, ...(status ? { status } : {}) },
    { keepPrevious: true, staleMs: 0 },
  );
  const columns: readonly Column<PlanRequest>[] = [
    { key: 'date', title: t('date'), width: 150, render: (row) => formatMoment(row.createdAt) },
    {
      key: 'who',
      title: t('applicant'),
      width: 190,
      render: (row) => (
        <span className={styles['wrap']}>
          {row.organisationName}
          <span className={styles['quiet']}>
            {[row.realName, row.mobile, row.email].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'wanted',
      title: t('wanted'),
      width: 340,
      render: (row) => (
        <span className={styles['wrap']}>
          {wantedOf(row)}
          {row.message && <span className={styles['quiet']}>{row.message}</span>}
        </span>
      ),
    },
    {
      key: 'price',
      title: t('yuanAYear'),
      isFigure: true,
      render: (row) => (row.yuan ? formatFigure(row.yuan) : t('onRequest')),
    },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (
        <span className={styles['wrap']}>
          {t(`status_${row.status}`)}
          {row.reason && <span className={styles['quiet']}>{row.reason}</span>}
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      render: (row) =>
        isOpenRequest(row.status) && (
          <Button
            size="small"
            aria-label={t('answerOf', { organisation: row.organisationName })}
            onClick={() => setAnswered(row)}
          >
            {t('answer')}
          </Button>
        ),
    },
  ];
  return (
    <>
      {answered && (
        <Section
          title={t('answerTo', { organisation: answered.organisationName })}
          actions={
            <Button size="small" onClick={() => setAnswered(null)}>
              {t('close')}
            </Button>
          }
        >
          <AnswerForm key={answered.id} request={answered} onDone={() => setAnswered(null)} />
        </Section>
      )}
      <Section
        title={t('requests')}
        isFlush
        actions={
          <InlineSelect
            label={t('status')}
            value={status}
            options={[['', t('all')], ...REQUEST_STATUSES.map((one) => [one, t(`status_${one}`)] as const)]}
            onChange={(one) => {
              setStatus(one as RequestStatus | '');
              setPlace({ ...place, page: 1 });
            }}
          />
        }
      >
        <DataTable
          caption={t('requests')}
          columns={columns}
          rowKey={(row) => row.id}
          data={requests.data}
          isLoading={requests.isFetching}
          error={requests.error}
          onRetry={() => void requests.refetch()}
          minWidth={1000}
          onPage={(page, pageSize) => setPlace({ page, pageSize })}
          empty={<EmptyState title={t('noRequests')}>{t('noRequestsText')}</EmptyState>}
        />
      </Section>
    </>
  );
};
