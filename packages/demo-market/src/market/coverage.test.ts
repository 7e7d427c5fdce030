import { DIMENSIONS } from '@mingjian/domain/dictionary';
import { expect, test } from 'vitest';
import { describeDemoMarket, makeDemoMarket } from './index.ts';

const recorded = DIMENSIONS.filter(({ kind }) => kind !== 'computed').map(({ key }) => key);

// Made once, before the tests and their time begin.
const description = describeDemoMarket({ companies: 2000 });
const market = [...makeDemoMarket({ companies: 2000 })].flatMap(({ companies }) => companies);
const small = [...makeDemoMarket({ companies: 300, seed: 'answers' })].flatMap(({ companies }) => companies);

test('every recorded dimension reaches its share of 2,000 firms, and the firm in the middle has about 20 records', () => {
  const { dimensions, recordsPerCompany } = description;
  expect(dimensions.filter(({ isReached }) => !isReached)).toEqual([]);
  expect(dimensions.filter(({ kind, records }) => kind === 'computed' && records > 0)).toEqual([]);
  expect(recordsPerCompany.median).toBeGreaterThanOrEqual(16);
  expect(recordsPerCompany.median).toBeLessThanOrEqual(28);
  expect(recordsPerCompany.most).toBeGreaterThan(10 * recordsPerCompany.median);
});

test('every firm has a record or a typed answer for every recorded dimension, never both', () => {
  for (const { party, records, coverage = [] } of small) {
    if (records.length === 0) continue;
    const found = new Set(records.map(({ dimension }) => dimension));
    const answered = coverage.map(({ dimension }) => dimension);
    expect([...found, ...answered].toSorted(), party.name).toEqual(recorded.toSorted());
  }
});

test('absence is told apart: not found, not disclosed, not applicable, not covered', () => {
  const states = new Set(small.flatMap(({ coverage = [] }) => coverage.map(({ state }) => state)));
  expect([...states].toSorted()).toEqual(['none_found', 'not_applicable', 'not_covered', 'not_disclosed']);
});

test('hearings lie ahead of the last day, and far enough ahead for a start months later; licences end around it', () => {
  const ahead = new Map<string, number>();
  let endSoon = 0;
  let lapsed = 0;
  for (const { records } of market) {
    const hearings = records.filter(({ dimension }) => dimension === 'hearing_notice');
    for (const month of new Set(
      hearings.map(({ payload }) => (payload['hearing_date'] as string).slice(0, 7)),
    ))
      ahead.set(month, (ahead.get(month) ?? 0) + 1);
    const ends = records
      .filter(({ dimension }) => dimension === 'administrative_licence')
      .map(({ payload }) => payload['licence_valid_to'] as string);
    endSoon += Number(ends.some((end) => end > '2026-09-30' && end < '2027-03-31'));
    lapsed += Number(ends.length > 0 && ends.every((end) => end <= '2026-09-30'));
  }
  for (const month of ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03'])
    expect(ahead.get(month) ?? 0, month).toBeGreaterThanOrEqual(8);
  expect(endSoon).toBeGreaterThan(20);
  expect(lapsed).toBeGreaterThan(8);
});
