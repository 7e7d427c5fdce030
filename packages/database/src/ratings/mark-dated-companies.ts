import { dayInChina } from '@mingjian/domain/calendar';
import { BEHAVIOUR_DIMENSIONS, FACT_DIMENSIONS } from '@mingjian/domain/default-risk';
import type { Database } from '../connection/index.ts';

/** Accounts older than this may begin to count as missing for a year. */
const FRESH_ACCOUNTS_MONTHS = 12;
/** Anniversaries at which a company comes into another band of age. */
const BAND_YEARS = [1, 3, 5, 10, 20];
/** Annual reports fall due at the end of June: in the week behind it a report may count as missing of any company. */
const DUE_WEEK = { from: '07-01', until: '07-07' };

const DATED_DIMENSIONS = [...new Set([...FACT_DIMENSIONS, ...BEHAVIOUR_DIMENSIONS])];

/**
 * Marks the companies whose rating may move with the day alone: a fact on file grows old or fades, accounts grow stale,
 * a company comes into another band of age, a report falls due. Run by night; a rating is stored only where it did move.
 * @returns how many companies are newly marked
 */
export const markDatedCompanies = async (db: Database, now: Date): Promise<number> => {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - FRESH_ACCOUNTS_MONTHS);
  const day = dayInChina(now);
  const isDueWeek = day.slice(5) >= DUE_WEEK.from && day.slice(5) <= DUE_WEEK.until;
  const { rowCount } = await db.pool.query(
    `insert into changed_company (company_id, changed_at)
     select company_id, $1::timestamptz from coverage
     where dimension = any($2::text[]) and state = 'found' and known_to is null
     union
     select company_id, $1::timestamptz from company
     where period_end < $3::date or $6
       or exists (
         select 1 from unnest($5::int[]) as band (years)
         where established_on + band.years * interval '1 year' between $4::date - 7 and $4::date)
     on conflict (company_id) do nothing`,
    [now.toISOString(), DATED_DIMENSIONS, cutoff.toISOString().slice(0, 10), day, BAND_YEARS, isDueWeek],
  );
  return rowCount ?? 0;
};
