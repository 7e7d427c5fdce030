import type { Database } from '../connection/index.ts';

/** Names of the companies that are known by a stock code: code -> name. */
export const listStockCodeNames = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const keys = await db.kysely
    .selectFrom('party_key')
    .select(['value', 'company_id'])
    .where('scheme', '=', 'stock_code')
    .execute();
  const { rows } = await db.pool.query<{ company_id: number; name: string }>(
    'select company_id, name from party where company_id = any($1::bigint[])',
    [keys.map((key) => key.company_id)],
  );
  const names = new Map(rows.map((row) => [row.company_id, row.name]));
  return new Map(keys.map((key) => [key.value, names.get(key.company_id) ?? '']));
};
