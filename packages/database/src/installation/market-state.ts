import type { Database } from '../connection/index.ts';

/**
 * `loading`: the first start is filling the demo market (or was stopped while doing so);
 * `loaded`: a demo database; `none`: the operator's own, empty at first.
 */
export type MarketState =
  | { readonly state: 'loading' | 'loaded'; readonly companies: number }
  | { readonly state: 'none' };

const KEY = 'demo-market';

/** Undefined before the first start has decided. */
export const findMarketState = async ({
  kysely,
}: Pick<Database, 'kysely'>): Promise<MarketState | undefined> => {
  const row = await kysely
    .selectFrom('installation')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row?.value as MarketState | undefined;
};

export const saveMarketState = async (
  { kysely }: Pick<Database, 'kysely'>,
  state: MarketState,
  now: Date,
): Promise<void> => {
  const row = { key: KEY, value: JSON.stringify(state), updated_at: now.toISOString() };
  await kysely
    .insertInto('installation')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: row.value, updated_at: row.updated_at }),
    )
    .execute();
};
