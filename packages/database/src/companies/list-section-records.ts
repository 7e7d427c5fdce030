import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
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

const DAY = sql.raw(`coalesce(r.event_date, r.published_on, '-infinity'::date)`);

const fromSection = (companyId: number, asAt: AsAt): RawBuilder<unknown> => sql`
  from record r
  where r.company_id = ${companyId} and r.dimension = w.dimension and r.status = any(${SHOWN_STATUSES}::text[])
    and ${isOnFile(asAt, 'r.')} and (w.with_ended or ${asValid(asAt, 'r.')}) and ${isSurelyOwn('r.')}`;

/** A long section is read along its index in the order of days: any other order would read all of it. */
const isLong = (companyId: number, asAt: AsAt): RawBuilder<boolean> =>
  asAt === null
    ? sql`exists (select 1 from long_section where company_id = ${companyId} and dimension = w.dimension)`
    : sql`false`;

/** The first records of several dimensions of one company as known and valid on a day (null: now), in one statement. */
export const listSectionRecords = (
  db: Database,
  companyId: number,
  requests: readonly SectionRequest[],
  asAt: AsAt,
): Promise<readonly PayloadRow[]> =>
  runAsAt<PayloadRow>(
    db,
    'list-section-records',
    asAt,
    sql`
      select found.*
      from unnest(
        ${requests.map(({ dimension }) => dimension)}::text[],
        ${requests.map(({ orderBy }) => orderBy?.field ?? null)}::text[],
        ${requests.map(({ orderBy }) => orderBy?.isNumeric ?? false)}::boolean[],
        ${requests.map(({ limit }) => limit)}::int[],
        ${requests.map(({ withEnded }) => withEnded)}::boolean[]
      ) as w(dimension, order_field, is_numeric, max_records, with_ended)
      cross join lateral (
        (select ${PROVENANCE_COLUMNS}, r.payload,
          row_number() over (order by
            case when w.is_numeric then (r.payload ->> w.order_field)::numeric end desc nulls last,
            case when not w.is_numeric then r.payload ->> w.order_field end desc nulls last,
            r.known_from desc, r.record_id) as place
         ${fromSection(companyId, asAt)} and not ${isLong(companyId, asAt)}
         order by place limit w.max_records)
        union all
        (select ${PROVENANCE_COLUMNS}, r.payload, row_number() over (order by ${DAY} desc, r.record_id desc) as place
         ${fromSection(companyId, asAt)} and ${isLong(companyId, asAt)}
         order by ${DAY} desc, r.record_id desc limit w.max_records)
      ) found
      order by found.dimension, found.place`,
  );
