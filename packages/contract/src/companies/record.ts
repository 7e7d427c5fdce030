import { z } from 'zod';
import { RECORD_STATUSES } from '@mingjian/domain/records';
import { PayloadSchema, ProvenanceSchema, SourceNameSchema } from './provenance.ts';

/** A version of a record with the fields that differ from the version known before it. */
export const RecordVersionSchema = z.object({
  version: z.number().int(),
  status: z.enum(RECORD_STATUSES),
  knownFrom: z.string(),
  knownTo: z.string().nullable(),
  retrievedAt: z.string(),
  isDisputed: z.boolean(),
  changedFields: z.array(z.string()),
  /** What it said, so that two versions can stand side by side. */
  payload: PayloadSchema,
});

export type RecordVersion = z.infer<typeof RecordVersionSchema>;

/** Why the original of a record is not shown, in words of the screen; `shown` where it is. */
export const ORIGINAL_STATES = [
  'shown',
  /** Made for the demonstration: there is no original. */
  'synthetic',
  /** Entered without a file. */
  'none',
  /** The file was too large to be kept: its hash and name are. */
  'too_large',
  /** Stored before rows were marked; importing the file again marks them. */
  'not_marked',
  /** Read from a place that is not in the stored file. */
  'elsewhere',
] as const;

export const RecordOriginalSchema = z.object({
  state: z.enum(ORIGINAL_STATES),
  /** What stands in the original, with the fields that were made of it. */
  cells: z.array(z.object({ label: z.string(), text: z.string(), fields: z.array(z.string()) })),
});

export type RecordOriginal = z.infer<typeof RecordOriginalSchema>;

export const RecordDetailSchema = z.object({
  companyId: z.number().int(),
  dimension: z.string(),
  provenance: ProvenanceSchema,
  knownTo: z.string().nullable(),
  /** The whole payload: dictionary field -> value. */
  payload: PayloadSchema,
  /** Newest knowledge first. */
  versions: z.array(RecordVersionSchema),
  source: SourceNameSchema,
  /** The stored original that the record was read from. */
  document: z
    .object({
      fileName: z.string(),
      mediaType: z.string(),
      byteLength: z.number().int(),
      sha256: z.string(),
      storedAt: z.string(),
    })
    .nullable(),
  /** The row, object or cells of that original. */
  original: RecordOriginalSchema,
});
export type RecordDetail = z.infer<typeof RecordDetailSchema>;
