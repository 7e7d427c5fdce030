import { z } from 'zod';
import { COVERAGE_STATES, ENTRY_METHODS, RECORD_STATUSES } from '@mingjian/domain/records';
import type { PayloadValue } from '@mingjian/domain/records';

/** Who said it, when it was true, when we knew it: the record version behind a value. */
export const ProvenanceSchema = z.object({
  dimension: z.string(),
  recordId: z.number().int(),
  version: z.number().int(),
  /** Key of `sources`. */
  sourceId: z.string(),
  sourceUrl: z.string().nullable(),
  /** Row, page or cell in the stored original. */
  locator: z.string().nullable(),
  eventDate: z.string().nullable(),
  publishedOn: z.string().nullable(),
  retrievedAt: z.string(),
  knownFrom: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  /** 0-100, decimal text: how sure the link between record and company is. */
  confidence: z.string(),
  status: z.enum(RECORD_STATUSES),
  enteredBy: z.enum(ENTRY_METHODS),
  isSynthetic: z.boolean(),
  /** A report says that it is wrong and waits for its answer. */
  isDisputed: z.boolean(),
});
export type Provenance = z.infer<typeof ProvenanceSchema>;

export const CoverageStateSchema = z.enum(COVERAGE_STATES);
export const AbsenceReasonSchema = CoverageStateSchema.exclude(['found']);

/** A value with its provenance, or null with the reason why there is none. Never 0 for "unknown". */
export const FactSchema = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  /** Currency (ISO 4217) of an amount. */
  currency: z.string().nullable(),
  absence: AbsenceReasonSchema.nullable(),
  /** The record behind the value; of a range the newest of the records that were counted. */
  provenance: ProvenanceSchema.nullable(),
  /** How many records were counted or summed; null for a value that stands in one record. */
  records: z.number().int().nullable(),
});
export type Fact = z.infer<typeof FactSchema>;

export const SourceNameSchema = z.object({ sourceId: z.string(), en: z.string(), cn: z.string() });
export type SourceName = z.infer<typeof SourceNameSchema>;

/** Dictionary field -> value. What is stored was checked against the dictionary when it was saved. */
export const PayloadSchema = z.record(z.string(), z.unknown() as z.ZodType<PayloadValue>);

/** One record as a section shows it: dictionary field -> value. */
export const RecordViewSchema = z.object({
  recordId: z.number().int(),
  version: z.number().int(),
  dimension: z.string(),
  status: z.enum(RECORD_STATUSES),
  fields: PayloadSchema,
  provenance: ProvenanceSchema,
});
export type RecordView = z.infer<typeof RecordViewSchema>;
