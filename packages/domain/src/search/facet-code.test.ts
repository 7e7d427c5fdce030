import { expect, test } from 'vitest';
import { maskFilter, packFacets, readFacetNumber } from './index.ts';
import type { FilterFacts } from './index.ts';

const facts: FilterFacts = {
  status: 'liquidation',
  provinceCode: '440000',
  cityCode: '440300',
  industrySection: 'T',
  industryDivision: 'T97',
  nature: 'joint',
  sizeGrade: 'micro',
  isListed: false,
  isHighTech: true,
};

test('a code stays below 2^40, and what is not known is 0', () => {
  expect(packFacets(facts)).toBeLessThan(2 ** 40);
  const unknown = Object.fromEntries(
    Object.keys(facts).map((name) => [name, null]),
  ) as unknown as FilterFacts;
  expect(packFacets(unknown)).toBe(0);
});

test.each([
  ['status', 'liquidation', 'active'],
  ['province', '440000', '320000'],
  ['city', '440300', '320300'],
  ['section', 'T', 'S'],
  ['division', 'T97', 'T96'],
  ['nature', 'joint', 'state'],
  ['size', 'micro', 'large'],
  ['listed', 'no', 'yes'],
  ['highTech', 'yes', 'no'],
] as const)('a mask reads %s from a stored code', (filter, value, other) => {
  const code = BigInt(packFacets(facts));
  const fits = (asked: string): boolean => {
    const { mask, values } = maskFilter(filter, [asked]);
    return values.some((wanted) => (code & BigInt(mask)) === BigInt(wanted));
  };
  expect(fits(value)).toBe(true);
  expect(fits(other)).toBe(false);
});

test.each([
  ['city', 44 * 128 + 3, '440300'],
  ['city', 44 * 128, null],
  ['province', 44, '440000'],
  ['division', 3 * 128 + 39, 'C39'],
  ['section', 3, 'C'],
  ['status', 1, 'active'],
  ['status', 0, null],
  ['status', 15, null],
] as const)('number %s %d is %s', (filter, number, value) => {
  expect(readFacetNumber(filter, number)).toBe(value);
});
