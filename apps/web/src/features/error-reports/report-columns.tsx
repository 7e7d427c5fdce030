import { downloadAttachment } from '@mingjian/contract/error-reports';
import type { ErrorReport } from '@mingjian/contract/error-reports';
import { useTranslation } from '../../i18n/index.ts';
import { CompanyName, DownloadButton, formatMoment } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import { ReportStatus, useDatumWords } from './report-status.tsx';
import styles from './error-reports.module.css';

/** The attachment by its name; pressing it saves the file. */
export const Attachment = ({ report }: { readonly report: ErrorReport }) =>
  report.attachment && (
    <span className={styles['attachment']}>
      <DownloadButton
        endpoint={downloadAttachment}
        input={{ errorReportId: report.errorReportId }}
        label={report.attachment.fileName}
      />
    </span>
  );

/** What both lists show: date, type, company with its datum, description, status, attachment. */
export const useReportColumns = (): readonly Column<ErrorReport>[] => {
  const { t } = useTranslation('error-reports');
  const nameDatum = useDatumWords();
  return [
    {
      key: 'date',
      title: t('columnDate'),
      width: 110,
      render: (report) => formatMoment(report.reportedAt),
    },
    { key: 'type', title: t('errorType'), width: 115, render: (report) => t(`type_${report.errorType}`) },
    {
      key: 'company',
      title: t('columnCompany'),
      width: 200,
      render: (report) => (
        <span className={styles['company']}>
          <CompanyName name={report.companyName} companyId={report.companyId} />
          {report.datum && <span className={styles['muted']}>{nameDatum(report)}</span>}
        </span>
      ),
    },
    {
      key: 'description',
      title: t('description'),
      width: 240,
      render: (report) => <span className={styles['text']}>{report.description}</span>,
    },
    {
      key: 'status',
      title: t('columnStatus'),
      width: 105,
      render: (report) => <ReportStatus status={report.status} />,
    },
    {
      key: 'attachment',
      title: t('attachment'),
      width: 150,
      render: (report) => <Attachment report={report} />,
    },
  ];
};
