import { knownDay } from '@mingjian/domain/records';
import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { companiesAsKnown, endOfDay } from '../records/index.ts';

/** Which of some parties are companies with a profile of their own, as known now or on an earlier day. */
export const listKnownCompanies = async (
  db: Database,
  partyIds: readonly number[],
  asAt: AsAt,
): Promise<readonly number[]> => {
  if (partyIds.length === 0) return [];
  const day = knownDay(asAt);
  const isNow = day === null;
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: isNow ? 'list-known-companies' : 'list-known-companies-then',
    text: `select company_id from ${companiesAsKnown(['company_id'], isNow ? undefined : '$2')} c
           where company_id = any($1::bigint[])`,
    values: isNow ? [partyIds] : [partyIds, endOfDay(day)],
  });
  return rows.map((row) => row.company_id);
};
