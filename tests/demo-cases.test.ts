import { makeDemoMarket } from '@mingjian/demo-market/market';
import { joinCases } from '@mingjian/domain/case-chains';
import { expect, test } from 'vitest';

test('the demo market tells whole stories: no enforcement stands without the judgment it names', () => {
  let enforced = 0;
  let joined = 0;
  for (const batch of makeDemoMarket({ companies: 600, seed: 20260930 })) {
    for (const { party, records } of batch.companies) {
      const latest = new Map(records.map((record) => [`${record.dimension} ${record.naturalKey}`, record]));
      const chains = joinCases(
        [...latest.values()].map(({ dimension, payload }, at) => ({
          recordId: at,
          version: 1,
          dimension,
          payload,
        })),
        party.name,
      );
      for (const { stages } of chains) {
        if (!stages.some(({ kind }) => kind === 'enforcement')) continue;
        enforced += 1;
        if (stages.some(({ kind }) => kind === 'judgment')) joined += 1;
      }
    }
  }
  expect(enforced).toBeGreaterThan(20);
  expect(joined / enforced).toBeGreaterThanOrEqual(0.95);
});
