import { Drawer } from 'antd';
import { answerErrorReport, listErrorReports } from '@mingjian/contract/error-reports';
import type { ReceivedReport } from '@mingjian/contract/error-reports';
import { RULE_SENTENCES, SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { MAX_ANSWER, REPORT_ANSWERS, mayBecome } from '@mingjian/domain/error-reports';
import type { ReportAnswer } from '@mingjian/domain/error-reports';
import { useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import {
  Button,
  CompanyName,
  Facts,
  formatCount,
  formatMoment,
  showToast,
  TextAreaField,
} from '../../../ui/index.ts';
import { Attachment } from '../report-columns.tsx';
import { ReportStatus, useDatumWords } from '../report-status.tsx';
import styles from '../error-reports.module.css';

const BUTTONS = { accepted: 'accept', rejected: 'reject', corrected: 'correct' } as const;

const ReportFacts = ({ report }: { readonly report: ReceivedReport }) => {
  const { t } = useTranslation('error-reports');
  const nameDatum = useDatumWords();
  const { datum, reporter, told } = report;
  const facts = [
    [t('columnStatus'), <ReportStatus key="status" status={report.status} />],
    [t('columnDate'), formatMoment(report.reportedAt)],
    [t('errorType'), t(`type_${report.errorType}`)],
    [t('columnReporter'), `${reporter.username} · ${reporter.organisationName}`],
    [t('company'), <CompanyName key="company" name={report.companyName} companyId={report.companyId} />],
    ...(datum
      ? [[t('datum'), `${nameDatum(report)} · ${t('version', { version: datum.version })}`] as const]
      : []),
    [
      t('description'),
      <span key="text" className={styles['text']}>
        {report.description}
      </span>,
    ],
    ...(report.attachment ? [[t('attachment'), <Attachment key="file" report={report} />] as const] : []),
    ...(report.answeredAt
      ? [
          [
            t('columnAnswer'),
            <span key="answer" className={styles['text']}>
              {[
                report.answer,
                t('answered', { when: formatMoment(report.answeredAt) }),
                told !== null && told > 0 && t('told', { count: told }),
              ]
                .filter(Boolean)
                .join('\n')}
            </span>,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <Facts
      facts={facts.map(([label, value], at) => ({ key: `${label} ${at}`, label, value, isWide: true }))}
    />
  );
};

/** A report in full with what may be answered in its state. */
export const AnswerDrawer = ({
  report,
  onClose,
}: {
  readonly report: ReceivedReport;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('error-reports');
  const pick = usePick();
  const [answer, setAnswer] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const send = useChange(answerErrorReport, [listErrorReports]);
  const offered = REPORT_ANSWERS.filter((to) => mayBecome(report.status, to));
  const submit = (status: ReportAnswer): void => {
    const isMissing = status === 'rejected' && answer.trim() === '';
    setIsReasonMissing(isMissing);
    if (isMissing) return;
    send.mutate(
      { errorReportId: report.errorReportId, status, answer },
      {
        onSuccess: () => {
          showToast('success', SCREEN_SENTENCES['save-succeeded']);
          onClose();
        },
      },
    );
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('answerTitle')}
      size={620}
      closable={{ 'aria-label': t('close') }}
    >
      <div className={styles['drawer']}>
        <ReportFacts report={report} />
        {offered.length > 0 && (
          <>
            <FormFailure text={send.error ? pick(sentenceOf(send.error)) : undefined} />
            <TextAreaField
              label={t('answerText')}
              rows={4}
              maxLength={MAX_ANSWER}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              fault={isReasonMissing ? pick(RULE_SENTENCES['reason-required']) : undefined}
              hint={`${t('answerHint')} ${formatCount(answer.length)} / ${formatCount(MAX_ANSWER)}`}
            />
            <p className={styles['note']}>{t('correctHint')}</p>
            <div className={styles['actions']}>
              {offered.map((to) => (
                <Button
                  key={to}
                  kind={to === 'corrected' ? 'primary' : 'plain'}
                  isBusy={send.isPending && send.variables.status === to}
                  disabled={send.isPending}
                  onClick={() => submit(to)}
                >
                  {t(BUTTONS[to])}
                </Button>
              ))}
            </div>
          </>
        )}
      </div>
    </Drawer>
  );
};
