import { explainTrees, scoreTerms, scoreTrees } from '@mingjian/domain/models';
import { makeRandom } from '@mingjian/domain/numerics';
import { describe, expect, it } from 'vitest';
import { fitBoosting, toTerms } from './index.ts';
import type { BoostingOptions } from './index.ts';

const OPTIONS: BoostingOptions = {
  rounds: 60,
  rate: 0.1,
  leaves: 8,
  leastCases: 5,
  penalty: 1,
  columnShare: 1,
  rowShare: 1,
  seed: 1,
  signs: {},
  loss: 'logistic',
  cuts: 64,
};

const makeSample = (rows: number) => {
  const random = makeRandom(9);
  const columns = [0, 1, 2].map(() => Float64Array.from({ length: rows }, () => random() * 2 - 1));
  const [x, y, z] = columns as [Float64Array, Float64Array, Float64Array];
  const labels = Float64Array.from({ length: rows }, (_, row) => {
    const logOdds = 2 * (x[row] as number) + 3 * (y[row] as number) * (z[row] as number);
    return random() < 1 / (1 + Math.exp(-logOdds)) ? 1 : 0;
  });
  for (let row = 0; row < rows; row += 7) x[row] = Number.NaN;
  return { names: ['x', 'y', 'z'], columns, labels, rows };
};

const sample = makeSample(1_500);

describe('a tree', () => {
  it('of twenty rows is the one a hand finds', () => {
    const column = Float64Array.from({ length: 20 }, (_, at) => at);
    const labels = Float64Array.from({ length: 20 }, (_, at) => (at < 8 ? 0 : 1));
    const { base, trees } = fitBoosting(
      { names: ['x'], columns: [column], labels, rows: 20 },
      { ...OPTIONS, rounds: 1, rate: 1, leaves: 2, leastCases: 1 },
    );
    const [tree] = trees;
    // p = .6: G = 8 x .6 on the left, -12 x .4 on the right; H = .24 a row.
    expect(base).toBeCloseTo(Math.log(1.5), 12);
    expect(tree?.threshold[0]).toBe(7.5);
    expect(tree?.threshold[1]).toBeCloseTo(-(8 * 0.6) / (8 * 0.24 + 1), 5);
    expect(tree?.threshold[2]).toBeCloseTo((12 * 0.4) / (12 * 0.24 + 1), 5);
  });
});

describe('boosting', () => {
  it('is the same for the same seed, and another for another', () => {
    const drawn = { ...OPTIONS, columnShare: 0.5, rowShare: 0.7 };
    expect(fitBoosting(sample, drawn)).toEqual(fitBoosting(sample, drawn));
    expect(fitBoosting(sample, { ...drawn, seed: 2 })).not.toEqual(fitBoosting(sample, drawn));
  });

  it('never turns a direction round that was asked for', () => {
    const { base, trees } = fitBoosting(sample, { ...OPTIONS, signs: { x: 1, y: -1 } });
    const random = makeRandom(3);
    const steps = 40;
    for (let trial = 0; trial < 50; trial += 1) {
      const fixed = [random() * 2 - 1, random() * 2 - 1, random() * 2 - 1];
      for (const [variable, sign] of [
        [0, 1],
        [1, -1],
      ] as const) {
        const columns = fixed.map((value, at) =>
          Float64Array.from({ length: steps }, (_, step) => (at === variable ? step / 20 - 1 : value)),
        );
        const scores = scoreTrees(base, trees, columns, steps);
        for (let step = 1; step < steps; step += 1)
          expect(sign * ((scores[step] as number) - (scores[step - 1] as number))).toBeGreaterThan(-1e-9);
      }
    }
  });

  it('tells what each variable does to a case, to the last digit of its score', () => {
    const { base, trees } = fitBoosting(sample, { ...OPTIONS, rowShare: 0.8 });
    const scores = scoreTrees(base, trees, sample.columns, sample.rows);
    for (const row of [0, 1, 7, 100]) {
      const { expected, contributions } = explainTrees(
        base,
        trees,
        sample.columns.map((column) => column[row] as number),
      );
      const sum = contributions.reduce((total, value) => total + value, expected);
      expect(Math.abs(sum - (scores[row] as number))).toBeLessThan(1e-9);
    }
  });

  it('of two leaves is a table of each variable', () => {
    const { base, trees } = fitBoosting(sample, { ...OPTIONS, leaves: 2 });
    const terms = toTerms(sample.names, trees);
    const columns = terms.map(
      ({ variable }) => sample.columns[sample.names.indexOf(variable)] as Float64Array,
    );
    const added = scoreTerms(base, terms, columns, sample.rows);
    const walked = scoreTrees(base, trees, sample.columns, sample.rows);
    added.forEach((value, row) => expect(value).toBeCloseTo(walked[row] as number, 9));
  });

  it('meets a plain quantity with the squared loss', () => {
    const labels = (sample.columns[1] as Float64Array).map((value) => (value > 0 ? 5 : 1));
    const { base, trees } = fitBoosting({ ...sample, labels }, { ...OPTIONS, loss: 'squared' });
    const scores = scoreTrees(base, trees, sample.columns, sample.rows);
    const error = scores.reduce((sum, value, row) => sum + Math.abs(value - (labels[row] as number)), 0);
    expect(error / sample.rows).toBeLessThan(0.05);
  });

  it('is drawn less by far misses with the Huber loss', () => {
    const column = new Float64Array(20);
    const labels = Float64Array.from({ length: 20 }, (_, at) => (at === 0 ? 100 : 0));
    const fit = (loss: BoostingOptions['loss']) => {
      const { base, trees } = fitBoosting(
        { names: ['x'], columns: [column], labels, rows: 20 },
        { ...OPTIONS, rounds: 1, rate: 1, leaves: 2, loss },
      );
      return scoreTrees(base, trees, [column], 1)[0] as number;
    };
    // From the mean 5 on: 19 misses of 5 count as 2 each, the one of -95 as -2; a penalty of 1.
    expect(fit('squared')).toBeCloseTo(5, 6);
    expect(fit('huber')).toBeCloseTo(5 - (19 * 2 - 2) / 21, 5);
  });
});
