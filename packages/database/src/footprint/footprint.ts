import { anyOf, readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';

/** Notes that an account opened a company; one line per company, with the last time and the number of openings. */
export const recordFootprint = async (
  db: Database,
  accountId: number,
  companyId: number,
  at: string,
): Promise<void> => {
  await db.pool.query({
    name: 'record-footprint',
    text: `insert into footprint (account_id, company_id, viewed_at, views) values ($1, $2, $3, 1)
      on conflict (account_id, company_id) do update
        set viewed_at = greatest(footprint.viewed_at, excluded.viewed_at), views = footprint.views + 1`,
    values: [accountId, companyId, at],
  });
};

/** The companies an account opened. */
export const listOpenedIds = async (db: Database, accountId: number): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'list-opened-ids',
    text: 'select company_id from footprint where account_id = $1',
    values: [accountId],
  });
  return rows.map((row) => row.company_id);
};

/** The footprint of an account, last opened first; `among`: only of these companies. */
export const listFootprint = (
  { kysely }: Database,
  accountId: number,
  page: Page,
  among: readonly number[] | null = null,
) => {
  const all = kysely.selectFrom('footprint').where('account_id', '=', accountId);
  const own = among === null ? all : all.where('company_id', '=', anyOf(among));
  const shown = own
    .select(['company_id', 'viewed_at', 'views'])
    .orderBy('viewed_at', 'desc')
    .orderBy('company_id');
  return readPage(own, shown, page);
};
