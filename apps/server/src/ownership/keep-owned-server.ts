import { afterAll, beforeAll } from 'vitest';
import type { TestClient } from '../http/testing.ts';
import { ANNA, BEN, firm, holding, makeOwnedServer, save } from './make-owned-server.ts';

interface Kept extends Awaited<ReturnType<typeof makeOwnedServer>> {
  /** Of an account with every right. */
  readonly client: TestClient;
}

const makeKept = async (): Promise<Kept> => {
  const owned = await makeOwnedServer();
  return { ...owned, client: await owned.server.client() };
};

const keep = <Made extends Kept>(make: () => Promise<Made>): Made => {
  const kept = {} as Made;
  beforeAll(async () => {
    Object.assign(kept, await make());
  });
  afterAll(() => kept.server.close());
  return kept;
};

/** The server of a test file: made before its tests, closed behind them. */
export const keepOwnedServer = (): Kept => keep(makeKept);

const SOLD = { knownFrom: '2026-03-01T00:00:00.000Z', retrievedAt: '2026-03-01T00:00:00.000Z' };

/** The same after Anna has sold P to Ben, and C has founded the company `late`. */
export const keepSoldServer = (): Kept & { readonly late: number } =>
  keep(async () => {
    const kept = await makeKept();
    const sale = [
      holding(ANNA, '60', { validTo: '2026-02-01' }),
      holding(BEN, '100', { validFrom: '2026-02-01' }),
    ];
    await save(kept.server, 'P', sale, SOLD);
    const founded = [holding(firm('C'), '70', { validFrom: '2026-02-01' })];
    return { ...kept, late: await save(kept.server, 'LATE', founded, SOLD) };
  });
