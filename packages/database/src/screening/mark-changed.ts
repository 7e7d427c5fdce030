import type pg from 'pg';
import type { Database } from '../connection/index.ts';

/** To be called in the transaction that changes list or search rows of companies: blocks no longer tell their truth. */
export const markChangedForScreening = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
): Promise<void> => {
  if (companyIds.length === 0) return;
  await client.query({
    name: 'mark-changed-for-screening',
    text: 'insert into screening_change (company_id) select unnest($1::bigint[])',
    values: [companyIds],
  });
};

/** Each changed company costs every list about 3 µs: so many, at least, or this share of all are worth new blocks. */
const LEAST_CHANGES = 500;
const CHANGED_SHARE = 0.02;

/** Whether so many companies changed that new blocks are worth their price. */
export const isScreeningOutdated = async (db: Database): Promise<boolean> => {
  const { rows } = await db.pool.query<{ is_outdated: boolean }>(
    `select count(*) > greatest(${LEAST_CHANGES}, ${CHANGED_SHARE} * coalesce((
       select sum(companies) from screening_block
       where generation = (select max(generation) from screening_block)), 0)) as is_outdated
     from screening_change`,
  );
  return rows[0]?.is_outdated ?? false;
};
