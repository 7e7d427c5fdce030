import { EXPORT_FORMATS, EXPORT_STATES, MAX_FILE_NAME } from '@mingjian/domain/exports';
import { CLOCKS } from '@mingjian/domain/records';
import { z } from 'zod';
import { endpoint, IdSchema, PageInputSchema, pageOf } from '../wire/index.ts';

const ExportInputSchema = z.object({ exportId: IdSchema });

export const ExportSchema = z.object({
  exportId: z.number().int(),
  fileName: z.string(),
  format: z.enum(EXPORT_FORMATS),
  state: z.enum(EXPORT_STATES),
  companyCount: z.number().int(),
  fieldCount: z.number().int(),
  /** Companies that are read; the progress while `running`. */
  doneCount: z.number().int(),
  /** The day that the file stands on; null: the day it was made. */
  day: z.string().nullable(),
  clock: z.string(),
  byteLength: z.number().int().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The file is deleted then. */
  expiresAt: z.string(),
});
export type Export = z.infer<typeof ExportSchema>;

/** Companies that plan and packages let the organisation export; null: no limit. */
const AllowanceSchema = z.object({
  total: z.number().int().nullable(),
  left: z.number().int().nullable(),
});

const base = { right: 'data.export' } as const;

export const submitExport = endpoint({
  ...base,
  method: 'POST',
  path: '/export/submitExport',
  summary:
    'Writes chosen fields of at most 200 companies into a workbook or a folder of CSV files, in the background',
  input: z.object({
    /** Without the ending. */
    fileName: z.string().max(MAX_FILE_NAME),
    format: z.enum(EXPORT_FORMATS),
    companyIds: z.array(z.number().int().positive()),
    /** Field names of the dictionary. */
    fields: z.array(z.string()),
    /** The day that the file stands on; absent: today. */
    day: z.iso.date().optional(),
    clock: z.enum(CLOCKS).default('known'),
  }),
  output: ExportSchema,
  rate: 'write',
  log: 'export',
  failures: [
    'export-file-name-required',
    'companies-to-export-required',
    'fields-to-export-required',
    'field-cannot-be-exported',
    'daily-export-limit-reached',
    'total-export-limit-reached',
    'too-many-exports',
  ],
});

export const listExports = endpoint({
  ...base,
  method: 'GET',
  path: '/export/listExports',
  summary: 'The exports of the signed-in account, newest first, and how many companies may still be exported',
  input: PageInputSchema,
  output: pageOf(ExportSchema).extend({ perDay: AllowanceSchema, perYear: AllowanceSchema }),
  rate: 'read',
});
export type ExportAllowance = z.infer<typeof AllowanceSchema>;

export const getExport = endpoint({
  ...base,
  method: 'GET',
  path: '/export/getExport',
  summary: 'An export with its progress',
  input: ExportInputSchema,
  output: ExportSchema,
  rate: 'read',
  log: 'none',
  failures: ['export-does-not-exist'],
});

export const downloadExport = endpoint({
  ...base,
  method: 'GET',
  path: '/export/downloadExport',
  summary: 'The file of an export, for seven days; asked again whether its dimensions are still open',
  input: ExportInputSchema,
  output: z.file(),
  rate: 'read',
  log: 'export',
  failures: ['export-does-not-exist', 'export-is-not-done', 'export-has-expired'],
});

export const deleteExport = endpoint({
  ...base,
  method: 'POST',
  path: '/export/deleteExport',
  summary: 'Deletes the file of an export; its companies stay counted',
  input: ExportInputSchema,
  output: z.object({ isDeleted: z.literal(true) }),
  rate: 'write',
  failures: ['export-does-not-exist'],
});
