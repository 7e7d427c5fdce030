import { makeRandom } from '@mingjian/domain/numerics';
import { describe, expect, it } from 'vitest';
import { findQuantiles, fitSlope } from './describe-fit.ts';

const random = makeRandom(12);
const logOdds = Float64Array.from({ length: 20_000 }, () => 6 * random() - 4);
const drawLabels = (slope: number, intercept: number): Float64Array =>
  logOdds.map((value) => (random() < 1 / (1 + Math.exp(-slope * value - intercept)) ? 1 : 0));

describe('the slope of outcomes', () => {
  it('is found with its intercept', () => {
    const note = fitSlope({ labels: drawLabels(0.7, 0.3), logOdds, times: null });
    expect(note?.slope).toBeCloseTo(0.7, 1);
    expect(note?.intercept).toBeCloseTo(0.3, 1);
    expect(note?.rows).toBe(20_000);
  });

  it('is absent where outcomes say nothing of it', () => {
    const none = logOdds.map(() => 0);
    const all = logOdds.map((value) => (value > 0 ? 1 : 0));
    expect(fitSlope({ labels: none, logOdds, times: null })).toBeNull();
    expect(fitSlope({ labels: all, logOdds, times: null })).toBeNull();
    expect(fitSlope({ labels: all, logOdds: none, times: null })).toBeNull();
  });
});

it('quantiles stand at the middle of each 201st', () => {
  const quantiles = findQuantiles(Float64Array.from({ length: 402 }, (_, at) => 401 - at));
  expect(quantiles).toHaveLength(201);
  expect([quantiles[0], quantiles[100], quantiles[200]]).toEqual([0.5, 200.5, 400.5]);
  expect(findQuantiles(Float64Array.of(3))).toEqual(Array.from({ length: 201 }, () => 3));
});
