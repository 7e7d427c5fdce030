import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctBaseRate, findShift } from './index.ts';

const meanOf = (logOdds: readonly number[], slope: number, shift: number): number =>
  logOdds.reduce((sum, value) => sum + 1 / (1 + Math.exp(-(slope * value + shift))), 0) / logOdds.length;

describe('the anchor', () => {
  it('meets any central tendency, whatever the slope', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -12, max: 6, noNaN: true }), { minLength: 1, maxLength: 201 }),
        fc.double({ min: 0.0005, max: 0.5, noNaN: true }),
        fc.double({ min: 0.3, max: 2, noNaN: true }),
        (logOdds, tendency, slope) => {
          const shift = findShift(logOdds, tendency, slope);
          expect(meanOf(logOdds, slope, shift)).toBeCloseTo(tendency, 11);
        },
      ),
    );
  });

  it('of one case is the difference of the log-odds', () => {
    expect(findShift([-3], 0.02)).toBeCloseTo(Math.log(0.02 / 0.98) + 3, 11);
    expect(findShift([-3, -3], 0.02, 0.5)).toBeCloseTo(Math.log(0.02 / 0.98) + 1.5, 11);
  });

  it('refuses what no shift can meet', () => {
    expect(() => findShift([], 0.02)).toThrow(RangeError);
    expect(() => findShift([-3], 0)).toThrow(RangeError);
    expect(() => findShift([-3], 1.5)).toThrow(RangeError);
  });
});

describe('another base rate', () => {
  it('has the odds of the specification: .12 in a sample of half defaults, 2 % in the population', () => {
    expect(correctBaseRate(0.12, 0.5, 0.02)).toBeCloseTo(0.0027752, 7);
    expect(correctBaseRate(0.12, 0.5, 0.02)).toBeCloseTo(0.0024 / 0.8648, 14);
  });

  it('leaves a possibility where sample and population are alike', () => {
    expect(correctBaseRate(0.07, 0.1, 0.1)).toBeCloseTo(0.07, 12);
  });
});
