import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { EntryMethod, Payload, RecordStatus } from '@mingjian/domain/records';

/** A record version without its payload: who said it, when it was true, when we knew it. */
export interface ProvenanceRow {
  readonly dimension: string;
  readonly record_id: number;
  readonly version: number;
  readonly known_from: string;
  readonly known_to: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly event_date: string | null;
  readonly published_on: string | null;
  readonly retrieved_at: string;
  readonly source_id: string;
  readonly source_url: string | null;
  readonly source_document_id: number | null;
  readonly locator: string | null;
  readonly confidence: string;
  readonly status: RecordStatus;
  readonly entered_by: EntryMethod;
  readonly is_synthetic: boolean;
  readonly is_disputed: boolean;
}

export interface PayloadRow extends ProvenanceRow {
  readonly payload: Payload;
}

export const PROVENANCE_COLUMNS: RawBuilder<unknown> = sql.raw(
  `r.dimension, r.record_id, r.version, r.known_from, r.known_to, r.valid_from, r.valid_to, r.event_date,
   r.published_on, r.retrieved_at, r.source_id, r.source_url, r.source_document_id, r.locator, r.confidence,
   r.status, r.entered_by, r.is_synthetic, r.is_disputed`,
);

export { SHOWN_STATUSES } from '../records/index.ts';
