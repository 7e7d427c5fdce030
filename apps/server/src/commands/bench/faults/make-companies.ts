import type { Database } from '@mingjian/database/connection';
import { seedSources } from '@mingjian/database/records';
import { loadDemoMarket } from '@mingjian/demo-market/market';

/** The demo market is a few companies short or over what is asked for. */
const MARGIN = 1.2;

/** Fills the database with companies to open. */
export const makeCompanies = async (db: Database, count: number): Promise<readonly number[]> => {
  await seedSources(db);
  await loadDemoMarket(db, { companies: Math.ceil(count * MARGIN) });
  const { rows } = await db.pool.query<{ company_id: number }>(
    'select company_id from company order by company_id limit $1',
    [count],
  );
  if (rows.length < count) throw new Error(`only ${rows.length} of ${count} companies`);
  return rows.map((row) => row.company_id);
};
