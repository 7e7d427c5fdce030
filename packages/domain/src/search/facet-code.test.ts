import { expect, test } from 'vitest';
import { VALUE_FILTERS } from '../search-terms/index.ts';
import type { FilterFacts } from './index.ts';
import { countFacets, maskFilter, packFacets, readFacet } from './index.ts';

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
const unknown: FilterFacts = {
  status: null,
  provinceCode: null,
  cityCode: null,
  industrySection: null,
  industryDivision: null,
  nature: null,
  sizeGrade: null,
  isListed: null,
  isHighTech: null,
};

const readAll = (code: number) => VALUE_FILTERS.map((filter) => readFacet(filter, code));

test('a code holds every filter value and gives it back', () => {
  expect(readAll(packFacets(facts))).toEqual([
    'liquidation',
    '440000',
    '440300',
    'T',
    'T97',
    'joint',
    'micro',
    'no',
    'yes',
  ]);
  expect(packFacets(facts)).toBeLessThan(2 ** 40);
});

test('what is not known is told apart from every value', () => {
  expect(packFacets(unknown)).toBe(0);
  expect(readAll(0)).toEqual(VALUE_FILTERS.map(() => null));
  expect(readFacet('status', packFacets({ ...facts, status: 'a status of nobody' }))).toBeNull();
});

test('a company without a city keeps its province', () => {
  const code = packFacets({ ...facts, cityCode: null });
  expect(readFacet('province', code)).toBe('440000');
  expect(readFacet('city', code)).toBeNull();
});

test('values are counted, the most frequent first, cities of two provinces apart', () => {
  const codes = [
    packFacets(facts),
    packFacets(facts),
    packFacets({ ...facts, provinceCode: '320000', cityCode: '320300', status: 'active' }),
    packFacets(unknown),
  ];
  const counts = countFacets(codes, ['status', 'city', 'highTech']);
  expect(counts.get('status')).toEqual([
    { value: 'liquidation', count: 2 },
    { value: 'active', count: 1 },
  ]);
  expect(counts.get('city')).toEqual([
    { value: '440300', count: 2 },
    { value: '320300', count: 1 },
  ]);
  expect(counts.get('highTech')).toEqual([{ value: 'yes', count: 3 }]);
});

test.each([
  ['status', 'liquidation', 'active'],
  ['province', '440000', '320000'],
  ['city', '440300', '320300'],
  ['division', 'T97', 'T96'],
  ['highTech', 'yes', 'no'],
] as const)('a mask reads %s', (filter, value, other) => {
  const code = BigInt(packFacets(facts));
  const fits = (asked: string): boolean => {
    const { mask, values } = maskFilter(filter, [asked]);
    return values.some((wanted) => (code & BigInt(mask)) === BigInt(wanted));
  };
  expect(fits(value)).toBe(true);
  expect(fits(other)).toBe(false);
});
