import { PEER_GROUP_KINDS, RATIO_GROUPS } from '@mingjian/domain/financial-ratios';
import { z } from 'zod';
import { AS_AT_INPUTS, endpoint, IdSchema } from '../wire/index.ts';

export const SERIES = ['as-reported', 'restated'] as const;

/** An item behind a figure: the field and the period it stands in. */
const ItemSchema = z.object({ field: z.string(), periodEnd: z.string() });

export const RatioValueSchema = z.object({
  periodEnd: z.string(),
  /** Percent, times, days or yuan as `unit` says, decimal text; null with a reason. */
  value: z.string().nullable(),
  absence: z.enum(['missing-items', 'denominator-not-positive', 'base-not-positive']).nullable(),
  missing: z.array(ItemSchema),
  inputs: z.array(ItemSchema),
});
export type RatioValueView = z.infer<typeof RatioValueSchema>;

/** Where the peers stand, as stored at the beginning of a quarter. */
export const PeersSchema = z.object({
  group: z.enum(PEER_GROUP_KINDS),
  peers: z.number().int(),
  p25: z.number(),
  median: z.number(),
  p75: z.number(),
  snapshotOn: z.string(),
});
export type Peers = z.infer<typeof PeersSchema>;

export const RatioViewSchema = z.object({
  /** Field of the dictionary. */
  key: z.string(),
  group: z.enum(RATIO_GROUPS),
  direction: z.enum(['higher-better', 'lower-better', 'band']),
  formula: z.object({ en: z.string(), cn: z.string() }),
  values: z.array(RatioValueSchema),
  /** Null: no group has twenty peers with this ratio. */
  peers: PeersSchema.nullable(),
});
export type RatioView = z.infer<typeof RatioViewSchema>;

export const StatementChecksSchema = z.object({
  periodEnd: z.string(),
  checks: z.array(z.object({ code: z.string(), gap: z.string().nullable(), isHeld: z.boolean().nullable() })),
});
export type StatementChecks = z.infer<typeof StatementChecksSchema>;

export const getRatios = endpoint({
  method: 'GET',
  path: '/financials/getRatios',
  summary:
    'Financial ratios of a company by year with formula, items and the quartiles of its peers, and the checks of its statements',
  input: z.object({
    companyId: IdSchema,
    /** `restated`: where a period was restated, else as reported. */
    series: z.enum(SERIES).default('as-reported'),
    ...AS_AT_INPUTS,
  }),
  output: z.object({
    /** Annual consolidated periods, the newest first. */
    periods: z.array(z.string()),
    ratios: z.array(RatioViewSchema),
    checks: z.array(StatementChecksSchema),
    /** What the peers are: industry division and section (GB/T 4754) and size of the company. */
    division: z.string().nullable(),
    section: z.string().nullable(),
    sizeGrade: z.string().nullable(),
  }),
  right: 'company.financials',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});
