import type { Database } from '@mingjian/database/connection';
import { getTokenFrequencies } from '@mingjian/database/search';
import type { TokenFrequencies } from '@mingjian/domain/search';

/** A refresh of the table is felt after this long; until then searches are as right, only dearer. */
const KEPT_MS = 60_000;

interface Kept {
  readonly at: number;
  readonly frequencies: Promise<TokenFrequencies>;
}

const kept = new WeakMap<Database, Kept>();

/** The token frequencies of a database, read at most once a minute. */
export const readTokenFrequencies = (db: Database, now: Date): Promise<TokenFrequencies> => {
  const known = kept.get(db);
  if (known && now.getTime() - known.at < KEPT_MS) return known.frequencies;
  const frequencies = getTokenFrequencies(db);
  kept.set(db, { at: now.getTime(), frequencies });
  frequencies.catch(() => kept.delete(db));
  return frequencies;
};
