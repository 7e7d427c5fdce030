import {
  COLUMN_KEYS,
  LIST_REFUSALS,
  LIST_STATES,
  MAX_FILE_BYTES,
  ROW_STATES,
} from '@mingjian/domain/batch-imports';
import { MAX_EXPORTED } from '@mingjian/domain/exports';
import { FILE_REFUSALS } from '@mingjian/domain/workbook-files';
import { z } from 'zod';
import { endpoint, IdSchema, PageInputSchema, pageOf } from '../wire/index.ts';
import { BatchImportRowSchema, RowValuesSchema } from './row.ts';

export * from './row.ts';
export * from './row-sentences.ts';

const BatchImportInputSchema = z.object({ batchImportId: IdSchema });
const RowInputSchema = BatchImportInputSchema.extend({ line: IdSchema });

export const BatchImportSchema = z.object({
  batchImportId: z.number().int(),
  fileName: z.string(),
  byteLength: z.number().int(),
  state: z.enum(LIST_STATES),
  /** Why the file is refused; a code of the failure catalogue. */
  refusal: z.enum(LIST_REFUSALS).nullable(),
  /** Names of the sheets that were read, with the columns that were recognised in each. */
  sheets: z.array(z.object({ name: z.string(), columns: z.array(z.enum(COLUMN_KEYS)) })),
  rowCount: z.number().int(),
  /** Rows whose state is known; the progress while `matching`. */
  matchedCount: z.number().int(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The list and its rows are deleted then. */
  expiresAt: z.string(),
});
export type BatchImport = z.infer<typeof BatchImportSchema>;

const base = { right: 'data.import' } as const;
const DONE = ['batch-import-does-not-exist', 'batch-import-is-running'] as const;

export const submitBatchImport = endpoint({
  ...base,
  method: 'POST',
  path: '/batchImport/submitBatchImport',
  summary: 'Brings a list of companies (.xlsx, .xls, .csv) to be matched row by row; nothing else is changed',
  input: z.object({ file: z.file() }),
  output: BatchImportInputSchema,
  rate: 'write',
  accepts: ['multipart'],
  maxFileBytes: MAX_FILE_BYTES,
  failures: [...FILE_REFUSALS, 'too-many-batch-imports'],
});

export const listBatchImports = endpoint({
  ...base,
  method: 'GET',
  path: '/batchImport/listBatchImports',
  summary: 'The lists that the signed-in account brought in, newest first',
  input: PageInputSchema,
  output: pageOf(BatchImportSchema),
  rate: 'read',
});

export const getBatchImport = endpoint({
  ...base,
  method: 'GET',
  path: '/batchImport/getBatchImport',
  summary: 'A list with its progress and how many rows are in each state',
  input: BatchImportInputSchema,
  output: BatchImportSchema.extend({
    counts: z.array(z.object({ state: z.enum(ROW_STATES), count: z.number().int() })),
  }),
  rate: 'read',
  failures: ['batch-import-does-not-exist'],
});

export const listRows = endpoint({
  ...base,
  method: 'GET',
  path: '/batchImport/listRows',
  summary: 'Rows of a list by pages, of one state or all, with their candidates',
  input: PageInputSchema.extend({ batchImportId: IdSchema, state: z.enum(ROW_STATES).optional() }),
  output: pageOf(BatchImportRowSchema),
  rate: 'read',
  failures: ['batch-import-does-not-exist'],
});

export const pickCandidate = endpoint({
  ...base,
  method: 'POST',
  path: '/batchImport/pickCandidate',
  summary: 'Takes a company for a row: one of its candidates or any other',
  input: RowInputSchema.extend({ companyId: IdSchema }),
  output: BatchImportRowSchema,
  rate: 'write',
  failures: [...DONE, 'company-does-not-exist'],
});

export const retryRow = endpoint({
  ...base,
  method: 'POST',
  path: '/batchImport/retryRow',
  summary: 'Matches a row again with corrected values; what the file said is kept for the error file',
  input: RowInputSchema.extend({ values: RowValuesSchema }),
  output: BatchImportRowSchema,
  rate: 'write',
  // Names of persons may stand in a row.
  isInputLogged: false,
  failures: DONE,
});

export const listFoundCompanies = endpoint({
  ...base,
  method: 'GET',
  path: '/batchImport/listFoundCompanies',
  summary:
    'The companies that were found, each once and in the order of the list, as many as one export takes',
  input: BatchImportInputSchema,
  output: z.object({
    companyIds: z.array(z.number().int()).max(MAX_EXPORTED),
    /** Of all that were found. */
    total: z.number().int(),
  }),
  rate: 'read',
  failures: DONE,
});

export const followFound = endpoint({
  ...base,
  method: 'POST',
  path: '/batchImport/followFound',
  summary: 'Follows the companies that were found, up to 2,000 of a list',
  input: BatchImportInputSchema,
  output: z.object({
    /** Those not followed before. */
    followed: z.number().int(),
    /** All that are followed now. */
    companies: z.number().int(),
  }),
  rate: 'write',
  failures: DONE,
});

export const downloadTemplate = endpoint({
  ...base,
  method: 'GET',
  path: '/batchImport/downloadTemplate',
  summary: 'An empty workbook with the columns that are recognised',
  input: z.object({}),
  output: z.file(),
  rate: 'read',
});

export const downloadErrors = endpoint({
  ...base,
  method: 'GET',
  path: '/batchImport/downloadErrors',
  summary: 'The rows that were not found, as the file had them, each with its reason in words',
  input: BatchImportInputSchema,
  output: z.file(),
  rate: 'read',
  log: 'export',
  failures: DONE,
});

export const deleteBatchImport = endpoint({
  ...base,
  method: 'POST',
  path: '/batchImport/deleteBatchImport',
  summary: 'Deletes a list with its rows; follows that came of it stay',
  input: BatchImportInputSchema,
  output: z.object({ isDeleted: z.literal(true) }),
  rate: 'write',
  failures: ['batch-import-does-not-exist'],
});
