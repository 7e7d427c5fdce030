import { expect, test } from 'vitest';
import { makeFacetPairCounter, packFacets } from './index.ts';
import type { FilterFacts } from './index.ts';

const makeCode = (status: string, provinceCode: string | null): number => {
  const facts: FilterFacts = {
    status,
    provinceCode,
    cityCode: null,
    industrySection: null,
    industryDivision: null,
    nature: null,
    sizeGrade: null,
    isListed: null,
    isHighTech: null,
  };
  return packFacets(facts);
};

test('values are counted over all companies and beside every other value', () => {
  const counter = makeFacetPairCounter();
  counter.add(makeCode('active', '440000'));
  counter.add(makeCode('active', '440000'));
  counter.add(makeCode('revoked', '440000'));
  counter.add(makeCode('active', null));
  const pairs = counter.list();
  const find = (given: string | null, filter: string, value: string) =>
    pairs.find(
      (pair) => (pair.given?.value ?? null) === given && pair.filter === filter && pair.value === value,
    )?.count;
  expect(find(null, 'status', 'active')).toBe(3);
  expect(find(null, 'province', '440000')).toBe(3);
  expect(find('440000', 'status', 'active')).toBe(2);
  expect(find('revoked', 'province', '440000')).toBe(1);
  expect(find('440000', 'province', '440000')).toBeUndefined();
});
