import { describe, expect, test } from 'vitest';
import {
  calculateSolvencyIndex,
  fromLogOdds,
  INDEX_POINTS,
  interpolate,
  toLogOdds,
  WORST_SCORED_INDEX,
} from './index.ts';

describe('solvency index', () => {
  test('goes through its published points', () => {
    for (const [pd, index] of INDEX_POINTS) expect(calculateSolvencyIndex(pd)).toBeCloseTo(index, 9);
  });

  test('is held at 100 and 499: 500 and 600 are facts', () => {
    expect(calculateSolvencyIndex(0)).toBe(100);
    expect(calculateSolvencyIndex(0.005)).toBe(100);
    expect(calculateSolvencyIndex(99)).toBe(WORST_SCORED_INDEX);
    expect(() => calculateSolvencyIndex(101)).toThrow(RangeError);
  });

  test('log-odds and percent are inverse', () => {
    for (const pd of [0.001, 0.03, 1, 50, 99]) expect(fromLogOdds(toLogOdds(pd))).toBeCloseTo(pd, 12);
  });

  test('outside the knots the last line goes on', () => {
    const knots = [
      [0, 0],
      [1, 2],
      [2, 3],
    ] as const;
    expect([-1, 0, 0.5, 1.5, 4].map((x) => interpolate(knots, x))).toEqual([-2, 0, 1, 2.5, 5]);
    expect(() => interpolate([[0, 0]], 1)).toThrow(RangeError);
  });
});
