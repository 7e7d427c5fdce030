import { LOG_AREA_CODES, LOG_KINDS } from '@mingjian/domain/system-log';
import { z } from 'zod';
import { DaySchema, IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';

const MAX_ACCOUNT_TEXT = 200;
/** Lines of one file. */
export const MAX_EXPORTED_LINES = 50_000;

const FILTER = {
  /** First and last day in China, both included; the last 30 days unless said. */
  from: DaySchema.optional(),
  to: DaySchema.optional(),
  /** Part of an account name, real name or number. */
  account: z.string().trim().max(MAX_ACCOUNT_TEXT, 'length-200').optional(),
  organisationId: IdSchema.optional(),
  kind: z.enum(LOG_KINDS).optional(),
  area: z.enum(LOG_AREA_CODES).optional(),
  companyId: IdSchema.optional(),
  outcome: z.enum(['done', 'refused']).optional(),
};

const base = {
  method: 'GET',
  right: 'log.view',
  rate: 'read',
  failures: ['period-ends-before-it-begins', 'period-too-long'],
} as const;

const PartySchema = z.object({ id: z.number().int(), name: z.string() });

export const LogLineSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null: nobody was signed in, or nobody could be. */
  account: PartySchema.extend({ username: z.string() }).nullable(),
  organisation: PartySchema.nullable(),
  kind: z.enum(LOG_KINDS),
  /** Path of the call. */
  action: z.string(),
  company: PartySchema.nullable(),
  /** `0`: done; else the code of the refusal. */
  code: z.string(),
  durationMs: z.number().int(),
  address: z.string(),
  /** First-level values of the input, shortened, without secrets and personal data. */
  details: z.record(z.string(), z.unknown()),
});
export type LogLine = z.infer<typeof LogLineSchema>;

export const listLog = endpoint({
  ...base,
  path: '/log/listLog',
  summary: 'Who viewed, changed, exported or spent what in the own organisations, the newest first',
  input: PageInputSchema.extend(FILTER),
  output: pageOf(LogLineSchema).extend({ from: z.string(), to: z.string() }),
});

export const exportLog = endpoint({
  ...base,
  path: '/log/exportLog',
  summary: 'The lines that a filter finds, as comma-separated text',
  input: z.object(FILTER),
  output: z.file(),
  log: 'export',
  failures: [...base.failures, 'log-too-long'],
});
