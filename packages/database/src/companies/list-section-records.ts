import { sql } from 'kysely';
import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { asValid, isOnFile, isSurelyOwn } from '../records/index.ts';
import type { PayloadRow } from './record-rows.ts';
import { PROVENANCE_COLUMNS, SHOWN_STATUSES } from './record-rows.ts';
import { runAsAt } from './run-as-at.ts';

/** How much of one dimension is wanted, and in which order. */
export interface SectionRequest {
  readonly dimension: string;
  /** Greatest first; null: newest knowledge first. */
  readonly orderBy: { readonly field: string; readonly isNumeric: boolean } | null;
  readonly limit: number;
  /** `true`: also what is no longer valid on the day (events, former names). */
  readonly withEnded: boolean;
}

export interface SectionRow extends PayloadRow {
  /** All records of the dimension that fit, also those beyond the limit. */
  readonly total: number;
}

/** The first records of several dimensions of one company as known and valid on a day (null: now), in one statement. */
export const listSectionRecords = (
  db: Database,
  companyId: number,
  requests: readonly SectionRequest[],
  asAt: AsAt,
): Promise<readonly SectionRow[]> =>
  runAsAt<SectionRow>(
    db,
    'list-section-records',
    asAt,
    sql`
      select * from (
        select ${PROVENANCE_COLUMNS}, r.payload,
          count(*) over (partition by r.dimension) as total,
          row_number() over (
            partition by r.dimension
            order by
              case when w.is_numeric then (r.payload ->> w.order_field)::numeric end desc nulls last,
              case when not w.is_numeric then r.payload ->> w.order_field end desc nulls last,
              r.known_from desc, r.record_id
          ) as place,
          w.max_records
        from unnest(
          ${requests.map(({ dimension }) => dimension)}::text[],
          ${requests.map(({ orderBy }) => orderBy?.field ?? null)}::text[],
          ${requests.map(({ orderBy }) => orderBy?.isNumeric ?? false)}::boolean[],
          ${requests.map(({ limit }) => limit)}::int[],
          ${requests.map(({ withEnded }) => withEnded)}::boolean[]
        ) as w(dimension, order_field, is_numeric, max_records, with_ended)
        join record r on r.company_id = ${companyId} and r.dimension = w.dimension
        where r.status = any(${SHOWN_STATUSES}::text[])
          and ${isOnFile(asAt, 'r.')}
          and (w.with_ended or ${asValid(asAt, 'r.')}) and ${isSurelyOwn('r.')}
      ) ranked
      where place <= max_records
      order by dimension, place`,
  );
