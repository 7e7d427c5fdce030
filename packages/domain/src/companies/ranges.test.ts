import { expect, test } from 'vitest';
import { COUNT_RANGES, FINANCING_RANGES, findCountRange, findFinancingRange } from './index.ts';

test.each([
  [0, '0-0'],
  [1, '1-10'],
  [10, '1-10'],
  [11, '11-50'],
  [500, '101-500'],
  [501, '501+'],
])('%i patents are in band %s', (count, code) => {
  expect(findCountRange(count).code).toBe(code);
});

test('bands of counts leave no gap and do not overlap', () => {
  COUNT_RANGES.slice(1).forEach((range, index) => {
    expect(range.from).toBe((COUNT_RANGES[index]?.to ?? Number.NaN) + 1);
  });
});

test.each([
  [0, '<10m'],
  [9_999_999.99, '<10m'],
  [10_000_000, '10m-100m'],
  [1_000_000_000, '>=1bn'],
])('%d yuan raised are in band %s', (yuan, code) => {
  expect(findFinancingRange(yuan).code).toBe(code);
});

test('a negative number or amount has no band', () => {
  expect(() => findCountRange(-1)).toThrow(RangeError);
  expect(() => findCountRange(1.5)).toThrow(RangeError);
  expect(() => findFinancingRange(-1)).toThrow(RangeError);
});

test('every band has words in both languages', () => {
  for (const range of [...COUNT_RANGES, ...FINANCING_RANGES]) expect(range.en && range.cn).toBeTruthy();
});
