import type { Database } from '@mingjian/database/connection';

interface Kept<T> {
  readonly at: number;
  readonly value: Promise<T>;
}

/**
 * Reads something of a database at most once in `keptMs`; whoever asks meanwhile shares the answer. A read that fails
 * is not kept: the next caller tries again.
 */
export const keepPerDatabase = <T>(
  keptMs: number,
  read: (db: Database, now: Date) => Promise<T>,
): ((db: Database, now: Date) => Promise<T>) => {
  const kept = new WeakMap<Database, Kept<T>>();
  return (db, now) => {
    const known = kept.get(db);
    if (known && now.getTime() - known.at < keptMs) return known.value;
    const fresh = { at: now.getTime(), value: read(db, now) };
    kept.set(db, fresh);
    fresh.value.catch(() => {
      if (kept.get(db) === fresh) kept.delete(db);
    });
    return fresh.value;
  };
};
