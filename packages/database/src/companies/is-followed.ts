import type { Database } from '../connection/index.ts';

/** Does this account follow the company? Another account's follows do not show. */
export const isFollowed = async (db: Database, accountId: number, companyId: number): Promise<boolean> => {
  const { rowCount } = await db.pool.query({
    name: 'is-followed',
    text: 'select 1 from favourite where account_id = $1 and company_id = $2',
    values: [accountId, companyId],
  });
  return rowCount === 1;
};
