import { QUOTA_KINDS, QUOTA_STATUSES } from '@mingjian/domain/quotas';
import { z } from 'zod';
import { IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';

const MAX_UNITS = 1_000_000_000;
const EMPTY = 'quota-distribution-empty';
const MAX_TEXT = 200;

const KindSchema = z.enum(QUOTA_KINDS);
/** Of one's own organisation unless said; the platform administrator reaches every contract. */
const OF_ORGANISATION = { organisationId: IdSchema.optional() };

export const DistributedQuotaSchema = z.object({
  kind: KindSchema,
  term: z.string(),
  /** Null: no limit. */
  total: z.number().int().nullable(),
  /** Given to accounts. */
  allocated: z.number().int(),
  /** Of what was given to accounts. */
  allocatedUsed: z.number().int(),
  used: z.number().int(),
  /** Not used, distributed or not. */
  available: z.number().int().nullable(),
  /** Neither distributed nor used. */
  rest: z.number().int().nullable(),
  status: z.enum(QUOTA_STATUSES),
});
export type DistributedQuota = z.infer<typeof DistributedQuotaSchema>;

export const getDistribution = endpoint({
  method: 'GET',
  path: '/quota/getDistribution',
  summary: 'Both quotas of a contract in this term: total, distributed, used, available',
  input: z.object(OF_ORGANISATION),
  output: z.object({ organisationName: z.string(), quotas: z.array(DistributedQuotaSchema) }),
  right: 'quota.manage',
  rate: 'read',
  failures: ['organisation-does-not-exist'],
});

export const AccountQuotaSchema = z.object({
  accountId: z.number().int(),
  number: z.string(),
  username: z.string(),
  realName: z.string(),
  organisationName: z.string(),
  status: z.string(),
  expiresOn: z.string().nullable(),
  /** Null: no allocation, the account uses what is not distributed. */
  allocated: z.number().int().nullable(),
  /** Of its allocation; null without one. */
  used: z.number().int().nullable(),
  /** What the account may still use; null: no limit. */
  available: z.number().int().nullable(),
  /** All that the account has spent in the term, with and without an allocation. */
  spent: z.number().int(),
});
export type AccountQuota = z.infer<typeof AccountQuotaSchema>;

export const listDistribution = endpoint({
  method: 'GET',
  path: '/quota/listDistribution',
  summary: 'The accounts the administrator reaches, each with its part of a quota',
  input: PageInputSchema.extend({
    ...OF_ORGANISATION,
    kind: KindSchema,
    keyword: z.string().trim().max(MAX_TEXT, 'length-200').optional(),
    /** `true`: only accounts that have an allocation. */
    isDistributed: z.stringbool().optional(),
  }),
  output: pageOf(AccountQuotaSchema),
  right: 'quota.manage',
  rate: 'read',
  failures: ['organisation-does-not-exist'],
});

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value === '' ? undefined : value;

export const DistributeQuotaSchema = z.object({
  accountId: z.preprocess(toNumber, z.number(EMPTY).int().positive(EMPTY)),
  kind: KindSchema,
  /** Units of its own in this term; 0 closes the quota for the account. */
  value: z.preprocess(toNumber, z.number(EMPTY).int().min(0).max(MAX_UNITS)),
});

export const distributeQuota = endpoint({
  method: 'POST',
  path: '/quota/distributeQuota',
  summary: 'Gives an account units of its own; from then on it spends them and nothing else',
  input: DistributeQuotaSchema,
  output: z.object({ isChanged: z.boolean() }),
  right: 'quota.manage',
  rate: 'write',
  failures: ['account-does-not-exist', 'quota-not-enough', 'quota-below-used'],
});

export const takeBackQuota = endpoint({
  method: 'POST',
  path: '/quota/takeBackQuota',
  summary: 'Ends the allocation of an account: what it has not used can be distributed again',
  input: z.object({ accountId: IdSchema, kind: KindSchema }),
  output: z.object({ isChanged: z.literal(true) }),
  right: 'quota.manage',
  rate: 'write',
  failures: ['account-does-not-exist', 'quota-not-distributed'],
});

export const QuotaChangeSchema = z.object({
  id: z.number().int(),
  date: z.string(),
  kind: KindSchema,
  term: z.string(),
  /** Null: the total of the organisation. */
  accountName: z.string().nullable(),
  action: z.enum(['open', 'total', 'distribute', 'take-back']),
  /** Null: no allocation before or after; of a total: no limit. */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  /** Null: the plan changed. */
  changedBy: z.string().nullable(),
});
export type QuotaChange = z.infer<typeof QuotaChangeSchema>;

export const listQuotaChanges = endpoint({
  method: 'GET',
  path: '/quota/listQuotaChanges',
  summary: 'Every distribution and change of the quotas, newest first; a line is never changed',
  input: PageInputSchema.extend({ ...OF_ORGANISATION, kind: KindSchema.optional() }),
  output: pageOf(QuotaChangeSchema),
  right: 'quota.manage',
  rate: 'read',
  failures: ['organisation-does-not-exist'],
});
