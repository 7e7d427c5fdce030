import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  averageMonths,
  averageQuarters,
  calculateMerton,
  calculateNaiveDistance,
  toLogPrice,
} from './index.ts';

const HULL = { equity: 3, equityVolatility: 0.8, debt: 10, rate: 0.05, years: 1 };

describe("Merton's model as KMV solves it", () => {
  test("Hull's example, to the digits that it prints", () => {
    const result = calculateMerton(HULL);
    expect(result.assetValue).toBeCloseTo(12.3954, 4);
    expect(result.assetVolatility).toBeCloseTo(0.2123, 5);
    expect(result.distance).toBeCloseTo(1.1408, 4);
    expect(result.probability).toBeCloseTo(0.12697, 5);
    expect(result.debtValue).toBeCloseTo(9.3954, 4);
    expect(result.expectedLoss).toBeCloseTo(0.0123, 4);
  });

  test('and to ten decimals of a solution in thirty digits', () => {
    const result = calculateMerton(HULL);
    expect(result.assetValue).toBeCloseTo(12.39538718863964, 10);
    expect(result.assetVolatility).toBeCloseTo(0.212304713423208, 10);
    expect(result.distance).toBeCloseTo(1.14082565532882, 10);
    expect(result.probability).toBeCloseTo(0.126971241062797, 10);
  });

  test('both equations hold for any firm, and a drift moves the distance alone', () => {
    const firm = fc.record({
      equity: fc.double({ min: 0.01, max: 1000, noNaN: true }),
      debt: fc.double({ min: 0.01, max: 1000, noNaN: true }),
      equityVolatility: fc.double({ min: 0.05, max: 1.5, noNaN: true }),
      rate: fc.double({ min: -0.01, max: 0.15, noNaN: true }),
      years: fc.constantFrom(0.5, 1, 2),
    });
    fc.assert(
      fc.property(firm, (input) => {
        const { assetValue, assetVolatility, distance, debtValue } = calculateMerton(input);
        expect(assetVolatility).toBeGreaterThan(0);
        expect(assetVolatility).toBeLessThanOrEqual(input.equityVolatility);
        expect(debtValue).toBeLessThanOrEqual(input.debt * Math.exp(-input.rate * input.years) + 1e-6);
        const drifted = calculateMerton({ ...input, drift: input.rate + 0.03 });
        expect(drifted.assetValue).toBe(assetValue);
        expect(drifted.distance - distance).toBeCloseTo((0.03 * Math.sqrt(input.years)) / assetVolatility, 6);
      }),
      { numRuns: 60 },
    );
  });

  test('a firm without equity, debt, movement or time has no distance', () => {
    for (const name of ['equity', 'debt', 'equityVolatility', 'years'] as const)
      expect(() => calculateMerton({ ...HULL, [name]: 0 })).toThrow(RangeError);
  });
});

test('the naive distance, by hand: volatility .3077.., ln(1190 / 440)', () => {
  const { distance } = calculateNaiveDistance({
    equity: 750,
    debt: 440,
    equityVolatility: 0.4,
    pastReturn: 0.1,
    years: 1,
  });
  const volatility = (750 / 1190) * 0.4 + (440 / 1190) * 0.15;
  expect(volatility).toBeCloseTo(0.30756302521, 10);
  expect(distance).toBeCloseTo((Math.log(1190 / 440) + 0.1 - volatility ** 2 / 2) / volatility, 12);
});

describe('the averages of Campbell, Hilscher and Szilagyi', () => {
  test('a quarter weighs half of the quarter after it: 8/15, 4/15, 2/15, 1/15', () => {
    expect(averageQuarters([0.01, 0.005, -0.002, 0.004])).toBeCloseTo(0.1 / 15, 12);
    expect(averageQuarters([1, 1, 1, 1])).toBeCloseTo(1, 12);
  });

  test('months likewise, twelve of them', () => {
    const months = Array.from({ length: 12 }, (_, back) => 0.01 * back - 0.05);
    expect(averageMonths(months)).toBeCloseTo(-0.019526778981369265, 12);
    expect(averageMonths(months.map(() => 0.02))).toBeCloseTo(0.02, 12);
    expect(() => averageMonths([0.1])).toThrow(RangeError);
  });

  test('a share above 15 counts as 15', () => {
    expect(toLogPrice(200)).toBe(Math.log(15));
    expect(toLogPrice(8)).toBe(Math.log(8));
  });
});
