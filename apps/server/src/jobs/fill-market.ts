import type { Database } from '@mingjian/database/connection';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { makeProgress } from '../supervisor/progress.ts';

export interface MarketPlan {
  readonly companies: number;
  readonly seed: number;
}

/** Makes the demo market and rates it. After a stop half-way it runs again and finds most of it there. */
export const fillMarket = async (
  db: Database,
  plan: MarketPlan,
  report: (line: string) => void,
): Promise<void> => {
  report(`First start: making a synthetic market of ${plan.companies.toLocaleString('en')} companies.`);
  // Needed once in the life of a database, so not loaded at every start.
  const { loadDemoMarket } = await import('@mingjian/demo-market/market');
  const loading = makeProgress('Companies');
  await loadDemoMarket(db, { ...plan, onProgress: loading.update });
  loading.end();
  await rateMarket(db);
  // Plans for a table that grew from nothing are bad until its figures are known.
  await db.pool.query('analyze');
};

const rateMarket = async (db: Database): Promise<void> => {
  const { rows } = await db.pool.query<{ n: number }>('select count(*) as n from changed_company');
  const total = rows[0]?.n ?? 0;
  const rating = makeProgress('Ratings');
  await rateChangedCompanies(db, {
    clock: () => new Date(),
    onProgress: ({ companies }) => rating.update(companies, total),
  });
  rating.end();
};
