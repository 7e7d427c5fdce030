import { sql } from 'kysely';
import type { Fact } from '@mingjian/domain/default-risk';

export interface FactRow {
  readonly company_id: number;
  readonly record_id: number;
  readonly known_from: string;
  readonly dimension: string;
  readonly status: Fact['status'];
  readonly event_date: string | null;
  readonly published_on: string | null;
  readonly valid_to: string | null;
  readonly payload: Fact['payload'];
}

export const FACT_COLUMNS = sql.raw(
  'company_id, record_id, coalesce(stated_from, known_from) as known_from, dimension, status, event_date, published_on, valid_to, payload',
);

export const toFact = (row: FactRow): Fact => ({
  recordId: row.record_id,
  knownFrom: row.known_from,
  dimension: row.dimension,
  status: row.status,
  eventDate: row.event_date,
  publishedOn: row.published_on,
  validTo: row.valid_to,
  payload: row.payload,
});
