import { describe, expect, it } from 'vitest';
import { chiSquaredTail, lnGamma, makeRandom, normalCdf, normalQuantile, shuffle } from './index.ts';

describe('lnGamma', () => {
  it.each([
    [1, 0],
    [5, Math.log(24)],
    [0.5, 0.5 * Math.log(Math.PI)],
    [100, 359.1342053695754],
  ])('of %d', (x, expected) => {
    expect(lnGamma(x)).toBeCloseTo(expected, 11);
  });
});

describe('the normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447460685429],
    [-1.959963984540054, 0.025],
    [-6, 9.865876450376981e-10],
  ])('is at %d', (x, expected) => {
    expect(normalCdf(x) / expected).toBeCloseTo(1, 11);
  });

  it('is undone by its quantile', () => {
    for (const p of [1e-12, 1e-6, 0.001, 0.0243, 0.3, 0.5, 0.9, 0.999, 1 - 1e-9])
      expect(normalCdf(normalQuantile(p)) / p).toBeCloseTo(1, 11);
    expect(normalQuantile(0)).toBe(-Infinity);
    expect(normalQuantile(1)).toBe(Infinity);
  });
});

it('the chi-squared tail is 5 % at the tabled critical values', () => {
  expect(chiSquaredTail(15.50731305586545, 8)).toBeCloseTo(0.05, 12);
  expect(chiSquaredTail(18.30703805327515, 10)).toBeCloseTo(0.05, 12);
  expect(chiSquaredTail(Number.POSITIVE_INFINITY, 10)).toBe(0);
});

it('a seed gives the same numbers and the same order', () => {
  const take = (seed: number) => Array.from({ length: 3 }, makeRandom(seed));
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
  const order = shuffle([1, 2, 3, 4, 5, 6, 7, 8], makeRandom(1));
  expect(order.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(order).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
