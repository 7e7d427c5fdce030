import { sql } from 'kysely';
import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { asValid, isOnFile } from '../records/index.ts';
import type { PayloadRow } from './record-rows.ts';
import { PROVENANCE_COLUMNS, SHOWN_STATUSES } from './record-rows.ts';
import { runAsAt } from './run-as-at.ts';
import type { SectionRequest } from './list-section-records.ts';

export interface RecordPageRequest {
  readonly companyId: number;
  readonly dimension: string;
  readonly orderBy: SectionRequest['orderBy'];
  readonly withHistory: boolean;
  readonly page: number;
  readonly pageSize: number;
  readonly asAt: AsAt;
}

/** One page of the records of a dimension; each row carries the number of all. */
export const listRecords = (
  db: Database,
  request: RecordPageRequest,
): Promise<readonly (PayloadRow & { readonly total: number })[]> => {
  const { companyId, dimension, orderBy, withHistory, page, pageSize, asAt } = request;
  const field = orderBy?.field ?? '';
  const isNumeric = orderBy?.isNumeric ?? false;
  return runAsAt(
    db,
    'list-records',
    asAt,
    sql`
      select ${PROVENANCE_COLUMNS}, r.payload, count(*) over () as total
      from record r
      where r.company_id = ${companyId} and r.dimension = ${dimension} and ${isOnFile(asAt, 'r.')}
        and (${withHistory}::boolean
          or (r.status = any(${SHOWN_STATUSES}::text[]) and ${asValid(asAt, 'r.')}))
      order by
        case when ${isNumeric}::boolean then (r.payload ->> ${field}::text)::numeric end desc nulls last,
        case when not ${isNumeric}::boolean then r.payload ->> ${field}::text end desc nulls last,
        coalesce(r.event_date, r.published_on) desc nulls last, r.known_from desc, r.record_id
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
};
