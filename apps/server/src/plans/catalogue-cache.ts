import type { Database } from '@mingjian/database/connection';
import { getPlanCatalogue, getPlanEdition } from '@mingjian/database/plans';
import type { PlanCatalogue } from '@mingjian/domain/plans';

interface Kept {
  readonly edition: number;
  readonly value: Promise<PlanCatalogue>;
}

const kept = new WeakMap<Database, Kept>();

/**
 * The plans and packages as they are now. They are kept until their edition changes, which is read with every session
 * and counted up by every change: a change counts at the next call, in every process, and costs no call a read of its
 * own. `edition`: the one that the caller has just read.
 */
export const readPlanCatalogue = async (db: Database, edition?: number): Promise<PlanCatalogue> => {
  const wanted = edition ?? (await getPlanEdition(db));
  const known = kept.get(db);
  if (known?.edition === wanted) return known.value;
  const fresh = { edition: wanted, value: getPlanCatalogue(db) };
  kept.set(db, fresh);
  fresh.value.catch(() => {
    if (kept.get(db) === fresh) kept.delete(db);
  });
  return fresh.value;
};
