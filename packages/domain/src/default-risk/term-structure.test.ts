import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLogOdds } from '../solvency/index.ts';
import { calculateInterval, calculateTermStructure, HORIZONS, toSubScore } from './term-structure.ts';

test('the curve of a rating has its shape at the middle of its class', () => {
  const curve = calculateTermStructure(1.484);
  expect(curve[0]).toBe(1.484);
  // BB: cumulative hazard of five years over that of the first.
  const ratio = Math.log(1 - 0.0745) / Math.log(1 - 0.0072);
  expect(curve[4]).toBeCloseTo(100 * (1 - (1 - 0.01484) ** ratio), 9);
});

test('a longer horizon and a worse company never mean less risk', () => {
  const pd = fc.double({ min: 0.001, max: 99.9, noNaN: true });
  fc.assert(
    fc.property(pd, pd, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map(calculateTermStructure);
      HORIZONS.forEach((_, at) => {
        expect(high?.[at]).toBeGreaterThanOrEqual((low?.[at] ?? 0) - 1e-9);
        expect(low?.[at]).toBeGreaterThanOrEqual(low?.[Math.max(0, at - 1)] ?? 0);
        expect(high?.[at]).toBeLessThanOrEqual(100);
      });
    }),
  );
});

test('nothing and certainty stay what they are', () => {
  expect(calculateTermStructure(0)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(calculateTermStructure(100)).toEqual([100, 100, 100, 100, 100, 100]);
});

test('sub-scores run from the floor to an even chance, intervals hold the figure', () => {
  expect(toSubScore(toLogOdds(0.03))).toBe(100);
  expect(toSubScore(toLogOdds(50))).toBe(0);
  expect(toSubScore(9)).toBe(0);
  const [low, high] = calculateInterval(toLogOdds(2), 0.5);
  expect(low).toBeLessThan(2);
  expect(high).toBeGreaterThan(2);
  expect(calculateInterval(toLogOdds(2), 0).map((pd) => pd.toFixed(9))).toEqual([
    '2.000000000',
    '2.000000000',
  ]);
});
