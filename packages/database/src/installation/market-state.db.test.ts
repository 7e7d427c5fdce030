import { expect, it } from 'vitest';
import { makeTestDatabase } from '../testing/index.ts';
import { findMarketState, saveMarketState } from './index.ts';

it('knows whether the demo market was loaded, is half loaded or was never wanted', async () => {
  const db = await makeTestDatabase();
  const now = new Date('2026-03-01T08:00:00Z');
  expect(await findMarketState(db)).toBeUndefined();

  await saveMarketState(db, { state: 'loading', companies: 500 }, now);
  expect(await findMarketState(db)).toEqual({ state: 'loading', companies: 500 });

  await saveMarketState(db, { state: 'loaded', companies: 500 }, now);
  expect(await findMarketState(db)).toEqual({ state: 'loaded', companies: 500 });
});
