import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateAuc,
  calculateAucError,
  calculateBrier,
  calculateCalibrationError,
  calculateConcentration,
  calculateKs,
  calculateLogLoss,
  calculatePsi,
  findBootstrapInterval,
  findCriticalDefaults,
  findCriticalRate,
  findHanleyMcNeilInterval,
  judgeDefaults,
  judgePsi,
  makeCalibrationTable,
  makeMigrationMatrix,
  measureMigration,
  measureShift,
  testHosmerLemeshow,
  toAccuracyRatio,
} from './index.ts';

const OUTCOMES = { labels: [0, 0, 1, 0, 1, 1], scores: [0.1, 0.2, 0.2, 0.3, 0.8, 0.9] };

describe('discrimination', () => {
  it('counts the pairs in which the default stands higher, half for a tie', () => {
    expect(calculateAuc(OUTCOMES)).toBeCloseTo((1.5 + 3 + 3) / 9, 12);
    expect(toAccuracyRatio(calculateAuc(OUTCOMES))).toBeCloseTo(2 / 3, 12);
    expect(calculateAuc({ labels: [1, 1], scores: [1, 2] })).toBeNaN();
  });

  it('agrees with counting all pairs', () => {
    const cases = fc.array(
      fc.record({ label: fc.integer({ min: 0, max: 1 }), score: fc.integer({ min: 0, max: 9 }) }),
      {
        minLength: 2,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(cases, (list) => {
        const pairs = list.flatMap((bad) =>
          bad.label === 1
            ? list.filter(({ label }) => label === 0).map((good) => [bad.score, good.score])
            : [],
        );
        const wins = pairs.reduce((sum, [b = 0, g = 0]) => sum + (b > g ? 1 : b === g ? 0.5 : 0), 0);
        const auc = calculateAuc({ labels: list.map((c) => c.label), scores: list.map((c) => c.score) });
        fc.pre(pairs.length > 0);
        expect(auc).toBeCloseTo(wins / pairs.length, 12);
      }),
    );
  });

  it('finds the widest gap between good and bad', () => {
    expect(calculateKs(OUTCOMES)).toBeCloseTo(2 / 3, 12);
  });

  it('has the standard error of Hanley and McNeil', () => {
    expect(calculateAucError(0.9, 100, 10_000)).toBeCloseTo(0.02067, 5);
    const [q1, q2] = [0.9 / 1.1, 1.62 / 1.9];
    const variance = (0.09 + 99 * (q1 - 0.81) + 9_999 * (q2 - 0.81)) / 1_000_000;
    expect(calculateAucError(0.9, 100, 10_000)).toBeCloseTo(Math.sqrt(variance), 12);
  });

  it('gives intervals that hold the area, the same for the same seed', () => {
    const auc = calculateAuc(OUTCOMES);
    const wide = findHanleyMcNeilInterval(OUTCOMES);
    expect(wide.from).toBeLessThan(auc);
    expect(wide.to).toBe(1);
    const drawn = findBootstrapInterval(OUTCOMES, { seed: 3, groups: ['a', 'a', 'b', 'b', 'c', 'c'] });
    expect(drawn).toEqual(
      findBootstrapInterval(OUTCOMES, { seed: 3, groups: ['a', 'a', 'b', 'b', 'c', 'c'] }),
    );
    expect(drawn.from).toBeLessThanOrEqual(auc);
    expect(drawn.to).toBeGreaterThanOrEqual(auc);
  });
});

describe('calibration', () => {
  it('has the proper scores', () => {
    const outcomes = { labels: [1, 0], scores: [0.8, 0.4] };
    expect(calculateBrier(outcomes)).toBeCloseTo((0.04 + 0.16) / 2, 12);
    expect(calculateLogLoss(outcomes)).toBeCloseTo(-(Math.log(0.8) + Math.log(0.6)) / 2, 12);
  });

  it('puts like possibilities beside what came', () => {
    const labels = Array.from({ length: 100 }, (_, at) => (at >= 50 && at % 5 === 0 ? 1 : 0));
    const scores = Array.from({ length: 100 }, (_, at) => (at < 50 ? 0.01 : 0.2));
    const bins = makeCalibrationTable({ labels, scores }, 2);
    expect(bins).toMatchObject([
      { cases: 50, bad: 0, observed: 0 },
      { cases: 50, bad: 10, observed: 0.2 },
    ]);
    expect(calculateCalibrationError(bins)).toBeCloseTo(0.005, 12);
    const { statistic, degrees } = testHosmerLemeshow(bins);
    expect(statistic).toBeCloseTo(0.25 / (50 * 0.01 * 0.99), 12);
    expect(degrees).toBe(2);
    expect(testHosmerLemeshow(bins, true).degrees).toBe(0);
  });

  it('has the critical numbers of a class of 1,000 at 1.5 %', () => {
    expect([0.95, 0.99].map((c) => findCriticalDefaults(1000, 0.015, c))).toEqual([23, 26]);
    expect(findCriticalRate(0.015, 0.95)).toBeCloseTo(0.044, 4);
    expect(findCriticalRate(0.015, 0.99)).toBeCloseTo(0.0729, 4);
    expect(judgeDefaults(1000, 22, 0.015)).toEqual({ independent: 'green', correlated: 'green' });
    expect(judgeDefaults(1000, 24, 0.015)).toEqual({ independent: 'yellow', correlated: 'green' });
    expect(judgeDefaults(1000, 80, 0.015)).toEqual({ independent: 'red', correlated: 'red' });
  });
});

describe('stability', () => {
  it('has the stability index of the specification', () => {
    expect(calculatePsi([0.2, 0.3, 0.3, 0.2], [0.25, 0.25, 0.3, 0.2])).toBeCloseTo(0.02027, 5);
    expect(calculatePsi([0.2, 0.3, 0.3, 0.2], [0.25, 0.25, 0.3, 0.2])).toBeCloseTo(
      0.05 * Math.log(1.25) - 0.05 * Math.log(0.25 / 0.3),
      12,
    );
    expect(calculatePsi([20, 30], [2, 3])).toBeCloseTo(0, 12);
  });

  it('cuts scores by the tenths of their reference', () => {
    const reference = Array.from({ length: 1_000 }, (_, at) => at / 1_000);
    expect(measureShift(reference, reference)).toMatchObject({ psi: 0, verdict: 'stable' });
    const upper = reference.filter((score) => score >= 0.5);
    const { expected, actual, verdict } = measureShift(reference, upper);
    expect(expected).toEqual(expected.map(() => expect.closeTo(0.1, 12) as number));
    expect(actual.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(verdict).toBe('shifted');
    expect([0.09, 0.1, 0.25, 0.26].map(judgePsi)).toEqual(['stable', 'watch', 'watch', 'shifted']);
  });

  it('tells concentration and moves', () => {
    expect(calculateConcentration([5, 5])).toBe(0.5);
    const moves = [
      { from: 1, to: 1 },
      { from: 1, to: 2 },
      { from: 2, to: 2 },
    ];
    expect(makeMigrationMatrix(moves, 3)).toEqual([
      [0.5, 0.5, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
    expect(measureMigration([...moves, { from: 1, to: 3 }], 3)).toMatchObject({
      moves: 4,
      unchanged: 0.5,
      withinOne: 0.75,
    });
  });
});
