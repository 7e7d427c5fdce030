import { DIMENSIONS } from '@mingjian/domain/dictionary';
import { expect, test } from 'vitest';
import { describeDemoMarket, makeDemoMarket } from './index.ts';

const recorded = DIMENSIONS.filter(({ kind }) => kind !== 'computed').map(({ key }) => key);

test('every recorded dimension reaches its share of 2,000 firms, and the firm in the middle has about 20 records', () => {
  const { dimensions, recordsPerCompany } = describeDemoMarket({ companies: 2000 });
  expect(dimensions.filter(({ kind, records }) => kind === 'computed' && records > 0)).toEqual([]);
  expect(recordsPerCompany.median).toBeGreaterThanOrEqual(16);
  expect(recordsPerCompany.median).toBeLessThanOrEqual(28);
  expect(recordsPerCompany.most).toBeGreaterThan(10 * recordsPerCompany.median);
});

test('every firm has a record or a typed answer for every recorded dimension, never both', () => {
  for (const { companies } of makeDemoMarket({ companies: 300, seed: 'answers' }))
    for (const { party, records, coverage = [] } of companies) {
      if (records.length === 0) continue;
      const found = new Set(records.map(({ dimension }) => dimension));
      const answered = coverage.map(({ dimension }) => dimension);
      expect([...found, ...answered].toSorted(), party.name).toEqual(recorded.toSorted());
    }
});

test('absence is told apart: not found, not disclosed, not applicable, not covered', () => {
  const states = new Set(
    [...makeDemoMarket({ companies: 300, seed: 'answers' })]
      .flatMap(({ companies }) => companies)
      .flatMap(({ coverage = [] }) => coverage.map(({ state }) => state)),
  );
  expect([...states].toSorted()).toEqual(['none_found', 'not_applicable', 'not_covered', 'not_disclosed']);
});
