import { z } from 'zod';
import {
  CoverageStateSchema,
  FactSchema,
  ProvenanceSchema,
  RecordViewSchema,
  SourceNameSchema,
} from './provenance.ts';

/** Every company field of the specification, section 3. Codes are those of the dictionary; money in yuan. */
export const SummarySchema = z.object({
  name: FactSchema,
  creditCode: FactSchema,
  nature: FactSchema,
  companyType: FactSchema,
  legalRepresentative: FactSchema,
  establishedOn: FactSchema,
  yearsInBusiness: FactSchema,
  registeredCapital: FactSchema,
  paidInCapital: FactSchema,
  isListed: FactSchema,
  employees: FactSchema,
  /** GB/T 2260 codes. */
  province: FactSchema,
  city: FactSchema,
  address: FactSchema,
  postalCode: FactSchema,
  /** GB/T 4754 code, as fine as it is known. */
  industryCode: FactSchema,
  status: FactSchema,
  sizeGrade: FactSchema,
  /** Codes of the bands in domain/companies. */
  patentRange: FactSchema,
  trademarkRange: FactSchema,
  financingRange: FactSchema,
  isHighTech: FactSchema,
});
export type Summary = z.infer<typeof SummarySchema>;
export type SummaryKey = keyof Summary;

export const SectionSchema = z.object({
  dimension: z.string(),
  state: CoverageStateSchema,
  checkedAt: z.string().nullable(),
  /** All current records of the dimension; `records` holds at most the first 50. */
  total: z.number().int(),
  records: z.array(RecordViewSchema),
});
export type Section = z.infer<typeof SectionSchema>;

export const StatementOriginSchema = z.object({
  dimension: z.string(),
  provenance: ProvenanceSchema,
  /** The items of this record, only where two records of one dimension share a statement. */
  fields: z.array(z.string()).nullable(),
});

export const StatementSchema = z.object({
  periodEnd: z.string(),
  periodType: z.string(),
  series: z.enum(['as-reported', 'restated']),
  scope: z.string(),
  isAudited: z.boolean().nullable(),
  auditOpinion: z.string().nullable(),
  /** Dictionary field -> amount in yuan, decimal text. Only items that were reported. */
  items: z.record(z.string(), z.string()),
  origins: z.array(StatementOriginSchema),
});
export type Statement = z.infer<typeof StatementSchema>;

/** Figures 0-100 as decimal text with two places; null: nothing on file to judge by. */
export const DataQualitySchema = z.object({
  score: z.string(),
  completeness: z.string(),
  freshness: z.string(),
  confidence: z.string(),
  parts: z.array(
    z.object({
      key: z.enum(['registration', 'people', 'statements', 'negative']),
      weight: z.number(),
      completeness: z.string(),
      freshness: z.string().nullable(),
      confidence: z.string().nullable(),
      missing: z.array(z.object({ dimension: z.string(), field: z.string().nullable() })),
    }),
  ),
});
export type DataQualityView = z.infer<typeof DataQualitySchema>;

export const ProfileSchema = z.object({
  companyId: z.number().int(),
  /** The day the profile stands on. */
  asAt: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  creditCode: z.string().nullable(),
  stockCode: z.string().nullable(),
  status: z.string().nullable(),
  isSynthetic: z.boolean(),
  isFollowed: z.boolean(),
  knownFrom: z.string(),
  summary: SummarySchema,
  sections: z.array(SectionSchema),
  /** `withheld` when the right to see statements is missing; then `statements` is empty. */
  statementsState: CoverageStateSchema,
  statements: z.array(StatementSchema),
  dataQuality: DataQualitySchema,
  /** Holders and people of the sections that have a profile of their own. */
  linkedCompanyIds: z.array(z.number().int()),
  sources: z.array(SourceNameSchema),
});
export type Profile = z.infer<typeof ProfileSchema>;
