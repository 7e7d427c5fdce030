import { anyOf, readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';

/** Follows a company; following twice changes nothing. */
export const createFavourite = async (
  { kysely }: Database,
  accountId: number,
  companyId: number,
  at: string,
): Promise<void> => {
  await kysely
    .insertInto('favourite')
    .values({ account_id: accountId, company_id: companyId, created_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
};

/** Follows several companies at once; answers how many the account did not follow before. */
export const createFavourites = async (
  db: Database,
  accountId: number,
  companyIds: readonly number[],
  at: string,
): Promise<number> => {
  const { rowCount } = await db.pool.query({
    name: 'create-favourites',
    text: `insert into favourite (account_id, company_id, created_at)
           select $1, company_id, $3::timestamptz from unnest($2::bigint[]) as wanted (company_id)
           on conflict do nothing`,
    values: [accountId, companyIds, at],
  });
  return rowCount ?? 0;
};

/** Ends a follow; one that is not there is no failure. */
export const deleteFavourite = async (
  { kysely }: Database,
  accountId: number,
  companyId: number,
): Promise<void> => {
  await kysely
    .deleteFrom('favourite')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
};

/** The companies an account follows. */
export const listFollowedIds = async (db: Database, accountId: number): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'list-followed-ids',
    text: 'select company_id from favourite where account_id = $1',
    values: [accountId],
  });
  return rows.map((row) => row.company_id);
};

/** The follows of an account, newest first; `among`: only of these companies. */
export const listFavourites = (
  { kysely }: Database,
  accountId: number,
  page: Page,
  among: readonly number[] | null = null,
) => {
  const all = kysely.selectFrom('favourite').where('account_id', '=', accountId);
  const own = among === null ? all : all.where('company_id', '=', anyOf(among));
  const shown = own.select(['company_id', 'created_at']).orderBy('created_at', 'desc').orderBy('company_id');
  return readPage(own, shown, page);
};
