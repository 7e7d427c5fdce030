import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatePower } from '../index.ts';

/** All coalitions and all orders, one by one. */
const countByHand = (weights: readonly number[], quota: number) => {
  const swings = weights.map(() => 0);
  for (let coalition = 0; coalition < 2 ** weights.length; coalition += 1) {
    const sum = weights.reduce((all, weight, at) => ((coalition >> at) & 1 ? all + weight : all), 0);
    for (const [at, weight] of weights.entries())
      if ((coalition >> at) & 1 && sum > quota && sum - weight <= quota) swings[at]! += 1;
  }
  const pivots = weights.map(() => 0);
  let orders = 0;
  const seat = (left: readonly number[], sum: number): void => {
    if (left.length === 0) orders += 1;
    for (const at of left) {
      const isPivot = sum <= quota && sum + weights[at]! > quota;
      const others = left.filter((other) => other !== at);
      if (isPivot) pivots[at]! += factorial(others.length);
      seat(others, sum + weights[at]!);
    }
  };
  const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));
  seat([...weights.keys()], 0);
  const all = swings.reduce((sum, swing) => sum + swing, 0);
  return {
    banzhaf: swings.map((swing) => (all === 0 ? 0 : swing / all)),
    shapley: pivots.map((pivot) => pivot / orders),
  };
};

describe('power as the textbooks have it; the quota must be exceeded', () => {
  const repeat = (times: number, value: number): readonly number[] =>
    Array.from({ length: times }, () => value);
  test.each<[string, readonly number[], number, readonly number[], readonly number[]]>([
    [
      'Council of the EEC 1958, 12 of 17',
      [4, 4, 4, 2, 2, 1],
      11,
      [14 / 60, 14 / 60, 14 / 60, 9 / 60, 9 / 60, 0],
      [10 / 42, 10 / 42, 10 / 42, 6 / 42, 6 / 42, 0],
    ],
    [
      'Nassau County 1958, 16 of 30 (Banzhaf)',
      [9, 9, 7, 3, 1, 1],
      15,
      [1 / 3, 1 / 3, 1 / 3, 0, 0, 0],
      [1 / 3, 1 / 3, 1 / 3, 0, 0, 0],
    ],
    [
      'Security Council of the United Nations, 39 of 45',
      [...repeat(5, 7), ...repeat(10, 1)],
      38,
      [...repeat(5, 421 / 2145), ...repeat(10, 4 / 2145)],
      [...repeat(5, 848 / 5080), ...repeat(10, 84 / 5080)],
    ],
  ])('%s', (_, weights, quota, shapley, banzhaf) => {
    const power = calculatePower(weights, quota);
    for (const at of weights.keys()) {
      expect(power.shapley[at]).toBeCloseTo(shapley[at]!, 9);
      expect(power.banzhaf[at]).toBeCloseTo(banzhaf[at]!, 9);
    }
  });

  test('is what all coalitions and all orders give, one by one', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 120 }), (blocks, quota) => {
        const [power, byHand] = [calculatePower(blocks, quota), countByHand(blocks, quota)];
        for (const at of blocks.keys()) {
          expect(power.shapley[at]).toBeCloseTo(byHand.shapley[at]!, 9);
          expect(power.banzhaf[at]).toBeCloseTo(byHand.banzhaf[at]!, 9);
        }
      }),
    );
  });
});
