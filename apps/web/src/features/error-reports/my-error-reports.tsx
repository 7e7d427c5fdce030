import { listMyErrorReports, withdrawErrorReport } from '@mingjian/contract/error-reports';
import type { ErrorReport } from '@mingjian/contract/error-reports';
import { REPORT_STATES } from '@mingjian/domain/error-reports';
import type { ReportState } from '@mingjian/domain/error-reports';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { useCall, useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import {
  DataTable,
  EmptyState,
  formatMoment,
  InlineSelect,
  Page,
  Section,
  showToast,
} from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import { useListPlace } from '../../ui/use-list-place.ts';
import { useReportColumns } from './report-columns.tsx';
import styles from './error-reports.module.css';

const ANY: { readonly status: ReportState | '' } = { status: '' };

const Withdraw = ({ report }: { readonly report: ErrorReport }) => {
  const { t } = useTranslation('error-reports');
  const withdraw = useChange(withdrawErrorReport, [listMyErrorReports]);
  if (report.status !== 'pending') return null;
  return (
    <DeleteButton
      question={t('withdrawSure')}
      words={t('withdraw')}
      keepWords={t('keep')}
      label={t('withdrawOf', { company: report.companyName })}
      size="small"
      isBusy={withdraw.isPending}
      onConfirm={() =>
        withdraw.mutate(
          { errorReportId: report.errorReportId },
          { onError: (error) => showToast('error', sentenceOf(error)) },
        )
      }
    />
  );
};

const useColumns = (): readonly Column<ErrorReport>[] => {
  const { t } = useTranslation('error-reports');
  const columns = useReportColumns();
  return [
    ...columns,
    {
      key: 'answer',
      title: t('columnAnswer'),
      width: 170,
      render: ({ answer, answeredAt }) => (
        <span className={styles['company']}>
          {answer && <span className={styles['text']}>{answer}</span>}
          {answeredAt && <span className={styles['muted']}>{formatMoment(answeredAt)}</span>}
        </span>
      ),
    },
    {
      key: 'operation',
      title: t('columnOperation'),
      width: 95,
      isFixedEnd: true,
      render: (report) => <Withdraw report={report} />,
    },
  ];
};

/** The reports of the signed-in account with status and answer. */
export const MyErrorReports = ({ actions }: { readonly actions: ReactNode }) => {
  const { t } = useTranslation('error-reports');
  const { filter, place, show, goTo } = useListPlace(ANY);
  const { status } = filter;
  const reports = useCall(
    listMyErrorReports,
    { ...place, ...(status === '' ? {} : { status }) },
    { keepPrevious: true, staleMs: 0 },
  );
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={actions}>
      <Section
        title={t('mine')}
        isFlush
        actions={
          <InlineSelect
            label={t('statusFilter')}
            value={status}
            options={[['', t('any')], ...REPORT_STATES.map((one) => [one, t(`status_${one}`)] as const)]}
            onChange={(chosen) => show({ status: chosen as ReportState | '' })}
          />
        }
      >
        <DataTable
          caption={t('mine')}
          data={reports.data}
          isLoading={reports.isFetching}
          error={reports.error}
          onRetry={() => void reports.refetch()}
          rowKey={(report) => report.errorReportId}
          minWidth={1185}
          onPage={goTo}
          columns={useColumns()}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        />
      </Section>
    </Page>
  );
};
