import type { Database } from '@mingjian/database/connection';
import { saveRecords } from '@mingjian/database/records';
import type { SavedRecords } from '@mingjian/database/records';
import { makeDemoMarket } from './make-demo-market.ts';
import type { MarketOptions } from './plan/make-market.ts';

export interface LoadOptions extends MarketOptions {
  /** Called after every batch with the companies stored so far. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** Batches of new companies are written side by side. */
const IN_FLIGHT = 2;

/**
 * Makes a market and stores it. Running it again on the same database changes nothing, so a load that was stopped is
 * finished by running it once more. The sources must be seeded.
 */
export const loadDemoMarket = async (
  db: Database,
  { onProgress, signal, ...options }: LoadOptions,
): Promise<SavedRecords> => {
  const saved = { companies: 0, created: 0, unchanged: 0, closed: 0 };
  const add = (result: SavedRecords, isOfCompanies: boolean): void => {
    saved.companies += isOfCompanies ? result.companies : 0;
    saved.created += result.created;
    saved.unchanged += result.unchanged;
    saved.closed += result.closed;
    onProgress?.(saved.companies, options.companies);
  };
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let order = 0;
  for (const batch of makeDemoMarket(options)) {
    if (signal?.aborted || failures.length > 0) break;
    const isOfCompanies = order > 0;
    const task: Promise<void> = saveRecords(db, batch)
      .then((result) => add(result, isOfCompanies))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(task));
    running.add(task);
    // The outside holders and the hubs come first and alone: everybody refers to them.
    if (running.size >= (order < 2 ? 1 : IN_FLIGHT)) await Promise.race(running);
    order += 1;
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
  return saved;
};
