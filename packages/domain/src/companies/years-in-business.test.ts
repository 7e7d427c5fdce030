import { expect, test } from 'vitest';
import { calculateYearsInBusiness } from './index.ts';

test.each([
  ['2016-11-20', '2026-11-20', 10],
  ['2016-11-21', '2026-11-20', 9.9],
  ['2020-02-29', '2021-02-28', 0.9],
  ['2026-11-20', '2026-11-20', 0],
])('a firm of %s is on %s %s years old', (establishedOn, on, years) => {
  expect(calculateYearsInBusiness({ establishedOn }, on)).toBe(years);
});

test('a deregistered firm keeps the age it reached', () => {
  const life = { establishedOn: '2010-01-01', endedOn: '2015-01-01' };
  expect(calculateYearsInBusiness(life, '2026-11-20')).toBe(5);
  expect(calculateYearsInBusiness(life, '2012-01-01')).toBe(2);
});

test('no date, or one in the future, is no age', () => {
  expect(calculateYearsInBusiness({ establishedOn: null }, '2026-11-20')).toBeNull();
  expect(calculateYearsInBusiness({ establishedOn: '2027-01-01' }, '2026-11-20')).toBeNull();
});
