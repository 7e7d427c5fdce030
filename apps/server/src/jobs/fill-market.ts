import type { Database } from '@mingjian/database/connection';
import { refreshPeerQuartiles } from '@mingjian/database/financials';
import { rateChangedCompanies, refreshRatingPeers } from '@mingjian/database/ratings';
import { refreshSearch } from '@mingjian/database/search';
import { dayInChina } from '@mingjian/domain/calendar';
import { makeProgress } from '../supervisor/progress.ts';

export interface FillOptions {
  readonly db: Database;
  readonly companies: number;
  readonly report: (line: string) => void;
  /** Hears of every percent. */
  readonly tell: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Makes the demo market, rates it and prepares its search. Run again after a stop, it finds most of it done. */
export const fillMarket = async ({ db, companies, report, tell, signal }: FillOptions): Promise<void> => {
  report(`First start: making a synthetic market of ${companies.toLocaleString('en')} companies.`);
  // Needed once in the life of a database, so not loaded at every start.
  const { loadDemoMarket } = await import('@mingjian/demo-market/market');
  const loading = makeProgress('Companies', tell);
  await loadDemoMarket(db, { companies, onProgress: loading.update, signal });
  loading.end();
  await rateMarket(db, tell, signal);
  if (signal.aborted) return;
  await refreshSearch(db);
  const now = new Date();
  await refreshPeerQuartiles(db, now, dayInChina(now));
  await refreshRatingPeers(db, dayInChina(now));
  // Plans for tables that grew from nothing are bad until their figures are known.
  await db.pool.query('analyze');
};

const rateMarket = async (db: Database, tell: (line: string) => void, signal: AbortSignal): Promise<void> => {
  const { rows } = await db.pool.query<{ n: number }>('select count(*) as n from changed_company');
  const total = rows[0]?.n ?? 0;
  const rating = makeProgress('Ratings', tell);
  await rateChangedCompanies(db, {
    clock: () => new Date(),
    // Those linked to a company that was rated meanwhile come once more: they are no further companies.
    onProgress: ({ companies }) => rating.update(Math.min(companies, total), total),
    signal,
  });
  rating.end();
};
