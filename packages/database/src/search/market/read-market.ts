import type { Market } from '@mingjian/domain/search';
import type { Database } from '../../connection/index.ts';
import { followChanges, loadMarket, readRatings } from './load-market.ts';
import type { LoadedMarket } from './load-market.ts';

/** The market that a process holds of a database. */
interface Held {
  loaded: LoadedMarket;
  readonly loadedAtMs: number;
  ratedAtMs: number;
}

const held = new WeakMap<Database, Promise<Held>>();

/** A rating run is felt in filters and facets after so long; the list shows ratings as they are. */
const RATINGS_KEPT_MS = { small: 3_000, large: 30_000 } as const;
const LARGE = 100_000;
/** Companies that were taken out are noticed when the market is read anew. */
const MARKET_KEPT_MS = 6 * 3_600_000;

const hold = async (db: Database): Promise<Held> => {
  const loaded = await loadMarket(db);
  await readRatings(db, loaded.market);
  return { loaded, loadedAtMs: performance.now(), ratedAtMs: performance.now() };
};

const keep = (db: Database): Promise<Held> => {
  const loading = hold(db);
  held.set(db, loading);
  loading.catch(() => held.delete(db));
  return loading;
};

const areRatingsStale = ({ loaded, ratedAtMs }: Held): boolean =>
  performance.now() - ratedAtMs >
  (loaded.market.length < LARGE ? RATINGS_KEPT_MS.small : RATINGS_KEPT_MS.large);

/**
 * The market in columns, with everything that was written up to now. The first call reads all of it; the later
 * ones ask for what changed since. Writers follow one another, so changes are numbered in the order of their commits.
 */
export const readMarket = async (db: Database): Promise<Market> => {
  const known = await (held.get(db) ?? keep(db));
  const isOld = performance.now() - known.loadedAtMs > MARKET_KEPT_MS;
  const followed = isOld ? undefined : await followChanges(db, known.loaded);
  if (!followed) return (await keep(db)).loaded.market;
  known.loaded = followed;
  if (areRatingsStale(known)) {
    known.ratedAtMs = performance.now();
    await readRatings(db, followed.market);
  }
  return followed.market;
};
