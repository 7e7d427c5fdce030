import { STAGE_KINDS } from '@mingjian/domain/case-chains';
import { z } from 'zod';
import { ProvenanceSchema, SourceNameSchema } from '../companies/provenance.ts';
import { AS_AT_INPUTS, endpoint, IdSchema, PageInputSchema, pageOf } from '../wire/index.ts';

/** A stage of a case, with the record that tells of it. */
export const CaseStageSchema = z.object({
  kind: z.enum(STAGE_KINDS),
  date: z.string().nullable(),
  caseNumber: z.string().nullable(),
  court: z.string().nullable(),
  cause: z.string().nullable(),
  role: z.string().nullable(),
  /** Yuan, decimal text. */
  amount: z.string().nullable(),
  /** Field of the dictionary and its value. */
  result: z.object({ field: z.string(), value: z.string() }).nullable(),
  provenance: ProvenanceSchema,
});
export type CaseStageView = z.infer<typeof CaseStageSchema>;

export const CaseChainSchema = z.object({
  key: z.string(),
  /** `terminated`: unpaid for want of assets, so still owed. */
  state: z.enum(['open', 'terminated', 'ended']),
  role: z.string().nullable(),
  cause: z.string().nullable(),
  court: z.string().nullable(),
  amount: z.string().nullable(),
  enforcedAmount: z.string().nullable(),
  openAmount: z.string().nullable(),
  /** Percent of the equity of the last annual statement; null without one, where equity is not positive, or withheld. */
  openShareOfNetAssets: z.string().nullable(),
  stages: z.array(CaseStageSchema),
});
export type CaseChainView = z.infer<typeof CaseChainSchema>;

export const listCaseChains = endpoint({
  method: 'GET',
  path: '/company/listCaseChains',
  summary: 'The court cases of a company, each as one story from filing to enforcement, open ones first',
  input: PageInputSchema.extend({
    companyId: IdSchema,
    state: z.enum(['open', 'terminated', 'ended']).optional(),
    ...AS_AT_INPUTS,
  }),
  output: pageOf(CaseChainSchema).extend({
    /** Of all cases on file, whatever page and state are shown. */
    counts: z.object({ open: z.number().int(), terminated: z.number().int(), ended: z.number().int() }),
    /** More records than were joined: the oldest are left out. */
    isCapped: z.boolean(),
    /** Equity of the last annual statement; null: there is none, or `isNetAssetsWithheld`. */
    netAssets: z.object({ amount: z.string(), periodEnd: z.string() }).nullable(),
    isNetAssetsWithheld: z.boolean(),
    sources: z.array(SourceNameSchema),
  }),
  right: 'negative-record.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});
