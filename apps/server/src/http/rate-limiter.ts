import type { RateClass } from '@mingjian/contract/wire';

/** Calls a minute, and at once after a pause, per account (per address where nobody is signed in). */
export const CALLS_PER_MINUTE: Readonly<Record<RateClass, number>> = {
  login: 120,
  read: 1_200,
  search: 1_200,
  write: 300,
  'public-write': 10,
  // Each makes a message that costs money; who may have how many is counted in the database.
  code: 10,
};

export interface RateLimiter {
  /** Takes one call; false when none is left. */
  take(rate: RateClass, who: string): boolean;
}

const MINUTE_MS = 60_000;
const MAX_BUCKETS = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/** Token buckets in memory: each holds a minute's calls and refills evenly. */
export const makeRateLimiter = (
  clock: () => Date,
  limits: Partial<Record<RateClass, number>> = {},
): RateLimiter => {
  const buckets = new Map<string, Bucket>();

  const forgetOldest = () => {
    const oldest = buckets.keys().next();
    if (buckets.size > MAX_BUCKETS && !oldest.done) buckets.delete(oldest.value);
  };

  return {
    take: (rate, who) => {
      const limit = limits[rate] ?? CALLS_PER_MINUTE[rate];
      const now = clock().getTime();
      const key = `${rate} ${who}`;
      const found = buckets.get(key) ?? { left: limit, at: now };
      const refilled = found.left + (Math.max(0, now - found.at) * limit) / MINUTE_MS;
      const left = Math.min(limit, refilled);
      const isAllowed = left >= 1;
      buckets.delete(key);
      buckets.set(key, { left: isAllowed ? left - 1 : left, at: now });
      forgetOldest();
      return isAllowed;
    },
  };
};
