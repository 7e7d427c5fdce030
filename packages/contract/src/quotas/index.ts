import { QUOTA_KINDS, QUOTA_STATUSES } from '@mingjian/domain/quotas';
import { z } from 'zod';
import type { Endpoint } from '../wire/index.ts';
import { AS_AT_INPUTS, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';
import {
  distributeQuota,
  getDistribution,
  listDistribution,
  listQuotaChanges,
  takeBackQuota,
} from './distribution.ts';
import { getReportPrices } from './report-price.ts';

export * from './distribution.ts';
export * from './report-price.ts';

/** An account's own part of a quota. */
const AllocationSchema = z.object({ allocated: z.number().int(), used: z.number().int() });

export const QuotaSchema = z.object({
  kind: z.enum(QUOTA_KINDS),
  /** The calendar year it is counted in. */
  term: z.string(),
  /** Null: no limit. */
  total: z.number().int().nullable(),
  allocated: z.number().int(),
  used: z.number().int(),
  available: z.number().int().nullable(),
  status: z.enum(QUOTA_STATUSES),
  /** What of it was distributed to the account that asks; null: it uses what is not distributed. */
  own: AllocationSchema.nullable(),
  /** What the account that asks may still use; null: no limit. */
  ownAvailable: z.number().int().nullable(),
});
export type Quota = z.infer<typeof QuotaSchema>;

export const listQuotas = endpoint({
  method: 'GET',
  path: '/quota/listQuotas',
  summary: 'The quotas of the own organisation in this term, with what is left',
  input: z.object({}),
  output: z.array(QuotaSchema),
  right: 'session',
  rate: 'read',
});

export const UsageSchema = z.object({
  date: z.string(),
  /** The name of the company it was spent for; empty for one that was not there on the day asked for. */
  description: z.string(),
  type: z.enum(QUOTA_KINDS),
  companyId: z.number().int(),
});

export const listUsage = endpoint({
  method: 'GET',
  path: '/quota/listUsage',
  summary: 'What accounts of the own organisation, and of those under it, spent of its quotas, newest first',
  input: PageInputSchema.extend(AS_AT_INPUTS),
  output: pageOf(UsageSchema),
  right: 'session',
  rate: 'read',
});

export const QUOTA_ENDPOINTS: readonly Endpoint[] = [
  listQuotas,
  listUsage,
  getReportPrices,
  getDistribution,
  listDistribution,
  distributeQuota,
  takeBackQuota,
  listQuotaChanges,
];
