import { ATTACHMENT_KINDS, ATTACHMENT_REFUSALS, MAX_ATTACHMENT_BYTES } from '@mingjian/domain/attachments';
import {
  ERROR_TYPES,
  MAX_ANSWER,
  MAX_DESCRIPTION,
  REPORT_ANSWERS,
  REPORT_STATES,
} from '@mingjian/domain/error-reports';
import { z } from 'zod';
import { endpoint, IdSchema, PageInputSchema, pageOf } from '../wire/index.ts';

const MAX_FIELD_NAME = 100;
const MAX_KEYWORD = 100;

const ReportIdSchema = z.object({ errorReportId: IdSchema });

export const ErrorReportSchema = z.object({
  errorReportId: z.number().int(),
  reportedAt: z.string(),
  errorType: z.enum(ERROR_TYPES),
  companyId: z.number().int(),
  /** As it was when the report was made. */
  companyName: z.string(),
  /** The record and, where one was named, the dictionary field that is said to be wrong; null: the company as a whole. */
  datum: z
    .object({
      dimension: z.string(),
      recordId: z.number().int(),
      version: z.number().int(),
      field: z.string().nullable(),
    })
    .nullable(),
  description: z.string(),
  /** `pending` is shown as "Processing". */
  status: z.enum(REPORT_STATES),
  /** What the administrator said: the reason of a rejection. */
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  attachment: z
    .object({ fileName: z.string(), kind: z.enum(ATTACHMENT_KINDS), byteLength: z.number().int() })
    .nullable(),
});
export type ErrorReport = z.infer<typeof ErrorReportSchema>;

/** As the administrator sees it: with who reported, and how many readers of the company were told of the correction. */
export const ReceivedReportSchema = ErrorReportSchema.extend({
  reporter: z.object({ username: z.string(), organisationName: z.string() }),
  told: z.number().int().nullable(),
});
export type ReceivedReport = z.infer<typeof ReceivedReportSchema>;

export const ErrorReportFormSchema = z
  .object({
    errorType: z.enum(ERROR_TYPES),
    companyId: z.coerce.number('company-required').int('company-required').positive('company-required'),
    recordId: z.coerce.number().int().optional(),
    /** Field of the dictionary. */
    field: z.string().min(1).max(MAX_FIELD_NAME).optional(),
    description: z
      .string('description-required')
      .trim()
      .min(1, 'description-required')
      .max(MAX_DESCRIPTION, 'too-long'),
    file: z.file().optional(),
  })
  .refine(({ recordId, field }) => field === undefined || recordId !== undefined, {
    path: ['recordId'],
    message: 'required',
  });

export const submitErrorReport = endpoint({
  method: 'POST',
  path: '/errorReport/submitErrorReport',
  summary: 'Reports an error of a company or of one datum, which is marked as disputed at once',
  input: ErrorReportFormSchema,
  output: z.object({
    errorReportId: z.number().int(),
    /** The datum carries the mark now, or carried it already. */
    isMarked: z.boolean(),
  }),
  // A datum needs the right of its dimension too: the handler asks when it knows the record.
  right: 'company.profile',
  rate: 'write',
  accepts: ['multipart'],
  maxFileBytes: MAX_ATTACHMENT_BYTES,
  // People write of people.
  isInputLogged: false,
  failures: [
    'company-does-not-exist',
    'record-does-not-exist',
    'error-report-is-open',
    'too-many-error-reports',
    ...ATTACHMENT_REFUSALS,
  ],
});

export const listMyErrorReports = endpoint({
  method: 'GET',
  path: '/errorReport/listMyErrorReports',
  summary: 'The error reports of the signed-in account, newest first',
  input: PageInputSchema.extend({ status: z.enum(REPORT_STATES).optional() }),
  output: pageOf(ErrorReportSchema),
  right: 'session',
  rate: 'read',
});

export const withdrawErrorReport = endpoint({
  method: 'POST',
  path: '/errorReport/withdrawErrorReport',
  summary: 'Takes an own report back that nobody has answered',
  input: ReportIdSchema,
  output: z.null(),
  right: 'session',
  rate: 'write',
  failures: ['error-report-does-not-exist', 'error-report-is-answered'],
});

export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/errorReport/downloadAttachment',
  summary: 'The attachment of a report, for its reporter and for the administrators who answer',
  input: ReportIdSchema,
  output: z.file(),
  right: 'session',
  rate: 'read',
  log: 'export',
  failures: ['attachment-does-not-exist'],
});

export const listErrorReports = endpoint({
  method: 'GET',
  path: '/errorReport/listErrorReports',
  summary: 'All error reports, newest first, for those who answer them',
  input: PageInputSchema.extend({
    status: z.enum(REPORT_STATES).optional(),
    errorType: z.enum(ERROR_TYPES).optional(),
    /** In the name of the company or the description. */
    keyword: z.string().trim().min(1).max(MAX_KEYWORD).optional(),
  }),
  output: pageOf(ReceivedReportSchema),
  right: 'platform.manage',
  rate: 'read',
});

export const AnswerSchema = z
  .object({
    errorReportId: IdSchema,
    status: z.enum(REPORT_ANSWERS),
    answer: z.string().trim().max(MAX_ANSWER, 'too-long').default(''),
  })
  .refine(({ status, answer }) => status !== 'rejected' || answer !== '', {
    path: ['answer'],
    message: 'reason-required',
  });

export const answerErrorReport = endpoint({
  method: 'POST',
  path: '/errorReport/answerErrorReport',
  summary:
    'Accepts, rejects with a reason, or marks as corrected; tells the reporter, and of a correction the readers',
  input: AnswerSchema,
  output: z.object({
    /** Accounts that were told of the correction, beside the reporter. */
    told: z.number().int(),
  }),
  right: 'platform.manage',
  rate: 'write',
  failures: ['error-report-does-not-exist', 'error-report-is-answered'],
});
