import { z } from 'zod';
import { CoverageStateSchema, ProvenanceSchema, SourceNameSchema } from '../companies/provenance.ts';
import { AS_AT_INPUTS, endpoint, IdSchema } from '../wire/index.ts';

export const NegativeCountsSchema = z.object({
  /** Held against the company on the day; disputed ones among them. */
  open: z.number().int(),
  /** Lifted, served, repaired or withdrawn. */
  closed: z.number().int(),
  disputed: z.number().int(),
  /** On file with the company on the other side: as plaintiff, pledgee ...; in no other number. */
  otherSide: z.number().int(),
  /** Perhaps of another party of the same name; in no other number. */
  namesakes: z.number().int(),
});
export type NegativeCounts = z.infer<typeof NegativeCountsSchema>;

/** Yuan, decimal text; null where the dictionary has no amounts for the kind, or no open record discloses one. */
export const OpenAmountSchema = z.object({
  amount: z.string(),
  /** How many of the open records disclose one. */
  records: z.number().int(),
  /** Percent of the net assets; null without them, where they are not positive, or where a holder's part is charged. */
  shareOfNetAssets: z.string().nullable(),
});

export const NegativeKindSchema = z.object({
  /** A dimension of the dictionary, or a part of one: `terminated_enforcement`. */
  kind: z.string(),
  dimension: z.string(),
  group: z.enum(['enforcement', 'litigation', 'insolvency', 'regulatory', 'tax', 'encumbrance']),
  state: CoverageStateSchema,
  checkedAt: z.string().nullable(),
  /** Null: nobody asked, or the right is missing. */
  counts: NegativeCountsSchema.nullable(),
  /** Whether the dictionary has amounts for the kind. */
  hasAmounts: z.boolean(),
  openAmount: OpenAmountSchema.nullable(),
  /** What the company is in the counted records and in those of the other side, the most frequent first. */
  roles: z.array(z.object({ role: z.string(), records: z.number().int() })),
  /** The newest event of the counted records. */
  lastEventOn: z.string().nullable(),
});
export type NegativeKindView = z.infer<typeof NegativeKindSchema>;

/** The next hearing of any side, by the calendar of China. */
export const NextHearingSchema = z.object({
  at: z.string(),
  on: z.string(),
  daysUntil: z.number().int(),
  caseNumber: z.string().nullable(),
  cause: z.string().nullable(),
  court: z.string().nullable(),
  role: z.string().nullable(),
  /** Hearings that are still to come, this one among them. */
  upcoming: z.number().int(),
  provenance: ProvenanceSchema,
});

export const getNegativeSummary = endpoint({
  method: 'GET',
  path: '/company/getNegativeSummary',
  summary: 'What speaks against a company by kind: open against closed, amounts, own role, next hearing',
  input: z.object({ companyId: IdSchema, ...AS_AT_INPUTS }),
  output: z.object({
    companyId: z.number().int(),
    /** The day that open and closed are told of. */
    on: z.string(),
    /** Gravest first, charges on assets last. */
    kinds: z.array(NegativeKindSchema),
    /** Equity of the last annual statement; null: there is none, or `isNetAssetsWithheld`. */
    netAssets: z.object({ amount: z.string(), periodEnd: z.string() }).nullable(),
    isNetAssetsWithheld: z.boolean(),
    nextHearing: NextHearingSchema.nullable(),
    sources: z.array(SourceNameSchema),
  }),
  right: 'negative-record.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});
