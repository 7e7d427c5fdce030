import type { TokenFrequencies } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';

/** A token that fewer companies carry is as rare as it needs to be; it is not listed. */
export const LISTED_FREQUENCY = 50;

/** The frequencies as the last refresh counted them; an empty table makes every token rare. */
export const getTokenFrequencies = async (db: Database): Promise<TokenFrequencies> => {
  const { rows } = await db.pool.query<{ token: number; frequency: number }>({
    name: 'search-frequencies',
    text: 'select token, frequency from search_token_frequency',
  });
  const all = await db.pool.query<{ count: number }>({
    name: 'search-company-count',
    text: `select count from search_facet_count where given = '' and filter = 'all'`,
  });
  const frequencies = new Map(rows.map((row) => [row.token, row.frequency]));
  return {
    companies: all.rows[0]?.count ?? 0,
    frequencyOf: (token) => frequencies.get(token) ?? LISTED_FREQUENCY / 2,
  };
};
