import { FACT_DIMENSIONS } from '@mingjian/domain/default-risk';
import type { Database } from '../connection/index.ts';

/** Accounts older than this may begin to count as missing for a year. */
const FRESH_ACCOUNTS_MONTHS = 12;

/**
 * Marks the companies whose rating may move with the day alone: a fact on file grows old or fades, accounts grow
 * stale. Run by night; a rating is stored only where it did move.
 * @returns how many companies are newly marked
 */
export const markDatedCompanies = async (db: Database, now: Date): Promise<number> => {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - FRESH_ACCOUNTS_MONTHS);
  const { rowCount } = await db.pool.query(
    `insert into changed_company (company_id, changed_at)
     select company_id, $1::timestamptz from coverage
     where dimension = any($2::text[]) and state = 'found' and known_to is null
     union
     select company_id, $1::timestamptz from company where period_end < $3::date
     on conflict (company_id) do nothing`,
    [now.toISOString(), FACT_DIMENSIONS, cutoff.toISOString().slice(0, 10)],
  );
  return rowCount ?? 0;
};
