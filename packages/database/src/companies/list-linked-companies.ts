import type { Database } from '../connection/index.ts';

/** Which of some parties are companies with a profile of their own. */
export const listLinkedCompanies = async (
  db: Database,
  partyIds: readonly number[],
): Promise<readonly number[]> => {
  if (partyIds.length === 0) return [];
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'list-linked-companies',
    text: 'select company_id from company where company_id = any($1::bigint[])',
    values: [partyIds],
  });
  return rows.map((row) => row.company_id);
};
