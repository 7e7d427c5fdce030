import { describe, expect, it } from 'vitest';
import { makePointScale, tabulatePoints, toPoints } from './index.ts';

describe('points', () => {
  it('have the factor and offset of the specification: 600 at 50 to 1, 20 to double', () => {
    const { factor, offset } = makePointScale();
    expect(factor).toBeCloseTo(28.8539, 4);
    expect(offset).toBeCloseTo(487.1229, 4);
  });

  it('are 599.417 at a possibility of default of 2 %, and 20 more when the odds double', () => {
    expect(toPoints(Math.log(1 / 49))).toBeCloseTo(599.417, 3);
    expect(toPoints(Math.log(1 / 98)) - toPoints(Math.log(1 / 49))).toBeCloseTo(20, 10);
    expect(toPoints(Math.log(1 / 20), makePointScale({ points: 500, odds: 20, doubling: 40 }))).toBeCloseTo(
      500,
      10,
    );
  });

  it('of the steps of a case add up to the points of its log-odds', () => {
    const term = { variable: 'x', bounds: [1], values: [0.4, -0.3], missing: 0.1, notMeaningful: 0.2 };
    const model = { base: -4, terms: [term, { ...term, variable: 'y', values: [1, -1] }] };
    const [x, y] = tabulatePoints(model);
    expect((x?.steps[1] ?? 0) + (y?.steps[0] ?? 0)).toBeCloseTo(toPoints(-4 - 0.3 + 1), 10);
    expect((x?.missing ?? 0) + (y?.notMeaningful ?? 0)).toBeCloseTo(toPoints(-4 + 0.1 + 0.2), 10);
  });
});
