import { QUOTA_KINDS } from '@mingjian/domain/quotas';
import { LOG_AREA_CODES, LOG_KINDS } from '@mingjian/domain/system-log';
import { z } from 'zod';
import { DaySchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';

export const UsageRecordSchema = z.object({
  date: z.string(),
  type: z.enum(LOG_KINDS),
  /** The part of the product; null: one that is not known any more. */
  area: z.enum(LOG_AREA_CODES).nullable(),
  /** Of a unit that was spent. */
  quota: z.enum(QUOTA_KINDS).nullable(),
  companyId: z.number().int().nullable(),
  /** As the company is called today; null: none was asked about. */
  companyName: z.string().nullable(),
  /** Calls of one kind on one day, about one company, are one line. */
  times: z.number().int(),
});
export type UsageRecord = z.infer<typeof UsageRecordSchema>;

export const listUsageRecords = endpoint({
  method: 'GET',
  path: '/user/listUsageRecords',
  summary: 'What the signed-in account viewed, changed, exported and spent, the newest first',
  input: PageInputSchema.extend({
    /** First and last day in China, both included; the last 30 days unless said. */
    from: DaySchema.optional(),
    to: DaySchema.optional(),
    type: z.enum(LOG_KINDS).optional(),
  }),
  output: pageOf(UsageRecordSchema).extend({ from: z.string(), to: z.string() }),
  right: 'session',
  rate: 'read',
  failures: ['period-ends-before-it-begins', 'period-too-long'],
});
