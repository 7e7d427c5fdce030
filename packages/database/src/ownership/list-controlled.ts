import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { isOnFile } from '../records/index.ts';

export interface ControlledPage {
  readonly companyIds: readonly number[];
  readonly total: number;
}

/** A page of all that a party controls by a majority of the votes, as the last night's run found it; by id. */
export const findControlledPage = async (
  db: Database,
  controllerId: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<ControlledPage> => {
  const { rows } = await db.pool.query<{ company_ids: number[]; total: number }>({
    name: 'ownership-controlled-page',
    text: `with found as (
             select company_id from company_control
             where controller_id = $1 and confidence = 'high' and basis in ('majority_shares', 'majority_votes'))
           select (select count(*) from found) as total,
             array(select company_id from found order by company_id offset $2 limit $3) as company_ids`,
    values: [controllerId, (page - 1) * pageSize, pageSize],
  });
  const [row] = rows;
  return { companyIds: (row?.company_ids ?? []).map(Number), total: row?.total ?? 0 };
};

/** Since when holdings stand by their records; a record without a date is left out. */
export const listSince = async (
  db: Database,
  companyIds: readonly number[],
  recordIds: readonly number[],
  asAt: AsAt,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await runAsAt<{ company_id: number; record_id: number; valid_from: string }>(
    db,
    'ownership-since',
    asAt,
    sql`select r.company_id, r.record_id, r.valid_from from record r
        where r.company_id = any(${companyIds}::bigint[]) and r.record_id = any(${recordIds}::bigint[])
          and r.valid_from is not null and ${isOnFile(asAt, 'r.')}`,
  );
  return new Map(
    rows.map(({ company_id, record_id, valid_from }) => [`${company_id} ${record_id}`, valid_from]),
  );
};
