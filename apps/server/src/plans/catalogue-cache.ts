import type { Database } from '@mingjian/database/connection';
import { getPlanCatalogue } from '@mingjian/database/plans';
import type { PlanCatalogue } from '@mingjian/domain/plans';

/** An administrator's change of a plan counts after this long at the latest. */
const FRESH_MS = 10_000;

/** Reads the plans and packages at most every ten seconds. */
export const makeCatalogueCache = (db: Database): (() => Promise<PlanCatalogue>) => {
  let read: Promise<PlanCatalogue> | null = null;
  let readAt = 0;
  return async () => {
    if (read && performance.now() - readAt < FRESH_MS) return read;
    readAt = performance.now();
    read = getPlanCatalogue(db);
    read.catch(() => (read = null));
    return read;
  };
};
