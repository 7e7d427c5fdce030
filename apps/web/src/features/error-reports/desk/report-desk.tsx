import { listErrorReports } from '@mingjian/contract/error-reports';
import type { ReceivedReport } from '@mingjian/contract/error-reports';
import { ERROR_TYPES, REPORT_STATES, isOpenReport } from '@mingjian/domain/error-reports';
import type { ErrorType, ReportState } from '@mingjian/domain/error-reports';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, DataTable, EmptyState, InlineSelect, Page, Section, TextField } from '../../../ui/index.ts';
import type { Column } from '../../../ui/index.ts';
import { useListPlace } from '../../../ui/use-list-place.ts';
import { useOpener } from '../../../ui/use-opener.ts';
import { useReportColumns } from '../report-columns.tsx';
import { AnswerDrawer } from './answer-drawer.tsx';
import styles from '../error-reports.module.css';

interface Filter {
  readonly status: ReportState | '';
  readonly errorType: ErrorType | '';
  readonly keyword: string;
}

const ANY: Filter = { status: 'pending', errorType: '', keyword: '' };

const FilterForm = ({
  filter,
  onChange,
}: {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}) => {
  const { t } = useTranslation('error-reports');
  // Typed words stand here at once; the address follows.
  const [keyword, setKeyword] = useState(filter.keyword);
  return (
    <div className={styles['filter']} role="search">
      <InlineSelect
        label={t('statusFilter')}
        value={filter.status}
        options={[['', t('any')], ...REPORT_STATES.map((one) => [one, t(`status_${one}`)] as const)]}
        onChange={(status) => onChange({ ...filter, status: status as Filter['status'] })}
      />
      <InlineSelect
        label={t('typeFilter')}
        value={filter.errorType}
        options={[['', t('any')], ...ERROR_TYPES.map((one) => [one, t(`type_${one}`)] as const)]}
        onChange={(errorType) => onChange({ ...filter, errorType: errorType as Filter['errorType'] })}
      />
      <TextField
        label={t('keyword')}
        type="search"
        maxLength={100}
        value={keyword}
        onChange={(event) => {
          setKeyword(event.target.value);
          onChange({ ...filter, keyword: event.target.value });
        }}
      />
    </div>
  );
};

const useColumns = (onOpen: (report: ReceivedReport) => void): readonly Column<ReceivedReport>[] => {
  const { t } = useTranslation('error-reports');
  const columns = useReportColumns() as readonly Column<ReceivedReport>[];
  return [
    ...columns,
    {
      key: 'reporter',
      title: t('columnReporter'),
      width: 150,
      render: ({ reporter }) => (
        <span className={styles['company']}>
          <span>{reporter.username}</span>
          <span className={styles['muted']}>{reporter.organisationName}</span>
        </span>
      ),
    },
    {
      key: 'operation',
      title: t('columnOperation'),
      width: 100,
      isFixedEnd: true,
      render: (report) => (
        <Button size="small" onClick={() => onOpen(report)} aria-haspopup="dialog">
          {t(isOpenReport(report.status) ? 'answerReport' : 'viewReport')}
        </Button>
      ),
    },
  ];
};

/** The desk where the administrators of the platform answer what users report as wrong. */
export const ReportDesk = () => {
  const { t } = useTranslation('error-reports');
  const { filter, place, show, goTo } = useListPlace(ANY);
  const [opened, setOpened] = useState<ReceivedReport | null>(null);
  const opener = useOpener(opened === null);
  const { status, errorType, keyword } = filter;
  const reports = useCall(
    listErrorReports,
    {
      ...place,
      ...(status === '' ? {} : { status }),
      ...(errorType === '' ? {} : { errorType }),
      ...(keyword.trim() === '' ? {} : { keyword }),
    },
    { keepPrevious: true, staleMs: 0 },
  );
  return (
    <Page title={t('deskTitle')} subtitle={t('deskSubtitle')}>
      <Section title={t('received')} isFlush>
        <FilterForm filter={filter} onChange={show} />
        <DataTable
          caption={t('received')}
          data={reports.data}
          isLoading={reports.isFetching}
          error={reports.error}
          onRetry={() => void reports.refetch()}
          rowKey={(report) => report.errorReportId}
          minWidth={1170}
          onPage={goTo}
          columns={useColumns((report) => {
            opener.keep();
            setOpened(report);
          })}
          empty={<EmptyState title={t('noneReceived')}>{t('noneReceivedText')}</EmptyState>}
        />
      </Section>
      {opened && <AnswerDrawer report={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
};
