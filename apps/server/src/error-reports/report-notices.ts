import type { ErrorReportRow, ReportNotices } from '@mingjian/database/error-reports';
import { findDimension, findField } from '@mingjian/domain/dictionary';
import type { ReportAnswer } from '@mingjian/domain/error-reports';

/** Readers are told within this time; who signs in later sees the corrected data anyway. */
const SHOWN_DAYS = 90;
const DAY_MS = 86_400_000;
const PUBLISHER = 'Mingjian 明鉴';

interface Both {
  readonly en: string;
  readonly cn: string;
}

const ANSWERS: Readonly<Record<ReportAnswer, Both>> = {
  accepted: { en: 'Your error report was accepted', cn: '您的错误报告已受理' },
  rejected: { en: 'Your error report was rejected', cn: '您的错误报告已驳回' },
  corrected: { en: 'Your error report led to a correction', cn: '您报告的错误已更正' },
};

/** The dimension and, where one was named, the field that a report is about. */
const nameDatum = ({ dimension, field }: ErrorReportRow): Both | null => {
  const found = dimension === null ? undefined : findDimension(dimension);
  if (!found) return null;
  const named = field === null ? undefined : findField(field);
  return named
    ? { en: `${found.en}: ${named.en}`, cn: `${found.zh}：${named.zh}` }
    : { en: found.en, cn: found.zh };
};

const subjectOf = (report: ErrorReportRow): Both => {
  const datum = nameDatum(report);
  if (!datum) return { en: report.company_name, cn: report.company_name };
  return { en: `${report.company_name}, ${datum.en}`, cn: `${report.company_name}（${datum.cn}）` };
};

/**
 * What the reporter and the readers of the company are told. Readers learn the company and the datum: never who reported
 * it, from which organisation, or what the report and its answer say.
 */
export const makeReportNotices = (
  report: ErrorReportRow,
  { status, answer, at }: { readonly status: ReportAnswer; readonly answer: string; readonly at: string },
): ReportNotices => {
  const subject = subjectOf(report);
  const base = {
    publisher: PUBLISHER,
    createdBy: null,
    scopeId: null,
    at,
    beginsAt: at,
    endsAt: new Date(Date.parse(at) + SHOWN_DAYS * DAY_MS).toISOString(),
  };
  const toReporter = {
    ...base,
    kind: 'personal' as const,
    title: ANSWERS[status],
    contents: {
      en: [`About: ${subject.en}.`, answer && `Answer: ${answer}`].filter(Boolean).join('\n'),
      cn: [`涉及：${subject.cn}。`, answer && `答复：${answer}`].filter(Boolean).join('\n'),
    },
  };
  if (status !== 'corrected') return { toReporter, toReaders: null };
  const toReaders = {
    ...base,
    kind: 'personal' as const,
    title: { en: 'Data you have seen were corrected', cn: '您查看过的数据已更正' },
    contents: {
      en: `Corrected: ${subject.en}. You opened this company in the last 90 days.`,
      cn: `已更正：${subject.cn}。您在过去90天内查看过该企业。`,
    },
  };
  return { toReporter, toReaders };
};
