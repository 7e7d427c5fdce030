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
  changedFields: z.array(z.string()),
  /** What it said, so that two versions can stand side by side. */
  payload: PayloadSchema,
});

export type RecordVersion = z.infer<typeof RecordVersionSchema>;

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
});
export type RecordDetail = z.infer<typeof RecordDetailSchema>;
