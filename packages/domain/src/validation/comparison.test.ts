import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateAuc,
  calculateDefaultsChance,
  compareAucs,
  gradeScores,
  judgeDefaults,
  makeCalibrationTable,
  makeClassTable,
  testHosmerLemeshow,
  testSpiegelhalter,
} from './index.ts';

/** DeLong by counting every pair: the definition, in squares of the number of cases. */
const compareByPairs = (labels: readonly number[], a: readonly number[], b: readonly number[]) => {
  const bads = [...labels.keys()].filter((at) => labels[at] === 1);
  const goods = [...labels.keys()].filter((at) => labels[at] === 0);
  const wins = (scores: readonly number[], bad: number, good: number): number => {
    const gap = (scores[bad] ?? 0) - (scores[good] ?? 0);
    return gap > 0 ? 1 : gap === 0 ? 0.5 : 0;
  };
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const gap = (bad: number, good: number) => wins(a, bad, good) - wins(b, bad, good);
  const ofBads = bads.map((bad) => mean(goods.map((good) => gap(bad, good))));
  const ofGoods = goods.map((good) => mean(bads.map((bad) => gap(bad, good))));
  const spread = (list: readonly number[]) =>
    list.length > 1 ? list.reduce((sum, value) => sum + (value - mean(list)) ** 2, 0) / (list.length - 1) : 0;
  return {
    difference: mean(ofBads),
    error: Math.sqrt(spread(ofBads) / bads.length + spread(ofGoods) / goods.length),
  };
};

describe('two AUCs on the same cases', () => {
  it('agree with counting every pair, ties and all', () => {
    const cases = fc.array(
      fc.tuple(fc.nat(1), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
      { minLength: 4, maxLength: 40 },
    );
    fc.assert(
      fc.property(cases, (list) => {
        const labels = list.map(([label]) => label);
        fc.pre(labels.includes(1) && labels.includes(0));
        const [a, b] = [list.map(([, one]) => one), list.map(([, , other]) => other)];
        const compared = compareAucs(labels, a, b);
        const expected = compareByPairs(labels, a, b);
        expect(compared.auc).toBeCloseTo(calculateAuc({ labels, scores: a }), 12);
        expect(compared.otherAuc).toBeCloseTo(calculateAuc({ labels, scores: b }), 12);
        expect(compared.difference).toBeCloseTo(expected.difference, 12);
        expect(compared.standardError).toBeCloseTo(expected.error, 12);
      }),
    );
  });

  it('that are the same differ by nothing; the better one is told by z', () => {
    const labels = Array.from({ length: 200 }, (_, at) => (at % 4 === 0 ? 1 : 0));
    const good = labels.map((label, at) => label * 2 + (at % 7));
    const poor = labels.map((label, at) => label * 0.2 + (at % 7));
    expect(compareAucs(labels, good, good)).toMatchObject({ difference: 0, z: 0, p: 1 });
    const { z, p, interval } = compareAucs(labels, good, poor);
    expect(z).toBeGreaterThan(3);
    expect(p).toBeLessThan(0.01);
    expect(interval.from).toBeGreaterThan(0);
  });
});

describe("Spiegelhalter's test", () => {
  it('is the standardised gap of the Brier score', () => {
    const { z, p } = testSpiegelhalter({ labels: [1, 0, 0], scores: [0.2, 0.1, 0.4] });
    const gap = 0.8 * 0.6 - 0.1 * 0.8 - 0.4 * 0.2;
    const variance = 0.36 * 0.16 + 0.64 * 0.09 + 0.04 * 0.24;
    expect(z).toBeCloseTo(gap / Math.sqrt(variance), 12);
    expect(p).toBeCloseTo(0.363, 2);
  });

  it('and the test by tenths stay numbers where possibilities are sure', () => {
    const outcomes = { labels: [0, 0, 1], scores: [0, 0, 1] };
    expect(testSpiegelhalter(outcomes)).toEqual({ z: 0, p: 1 });
    expect(testHosmerLemeshow(makeCalibrationTable(outcomes)).statistic).toBe(0);
  });

  it('is far from 0 where possibilities are half of what comes', () => {
    const labels = Array.from({ length: 1_000 }, (_, at) => (at % 10 === 0 ? 1 : 0));
    expect(Math.abs(testSpiegelhalter({ labels, scores: labels.map(() => 0.1) }).z)).toBeLessThan(1e-9);
    expect(testSpiegelhalter({ labels, scores: labels.map(() => 0.05) }).z).toBeGreaterThan(6);
  });
});

describe('the classes of the master scale', () => {
  it('hold predicted and observed, and how full they are', () => {
    const scores = [...Array.from({ length: 300 }, () => 0.001), ...Array.from({ length: 100 }, () => 0.05)];
    const labels = scores.map((score, at) => (score > 0.01 && at % 10 === 0 ? 1 : 0));
    const { classes, largestShare, concentration } = makeClassTable({ labels, scores });
    expect(classes).toMatchObject([
      { name: '3A5', cases: 300, bad: 0, observed: 0, independent: 'green' },
      { name: '3A15', cases: 100, bad: 10, observed: 0.1, independent: 'yellow', correlated: 'green' },
    ]);
    expect(largestShare).toBe(0.75);
    expect(concentration).toBeCloseTo(0.75 ** 2 + 0.25 ** 2, 12);
    expect(gradeScores([0.0001, 0.9])).toEqual([1, 18]);
  });

  it('have the chance of so many defaults by the binomial law', () => {
    expect(calculateDefaultsChance(3, 0, 0.2)).toBe(1);
    expect([0, 1].map((defaults) => calculateDefaultsChance(3, defaults, 0))).toEqual([1, 0]);
    expect(calculateDefaultsChance(3, 3, 1)).toBe(1);
    expect(judgeDefaults(3, 0, 0)).toEqual({ independent: 'green', correlated: 'green' });
    expect(judgeDefaults(3, 1, 0).independent).toBe('red');
    expect(calculateDefaultsChance(3, 1, 0.2)).toBeCloseTo(1 - 0.8 ** 3, 12);
    expect(calculateDefaultsChance(1_000, 23, 0.015)).toBeLessThan(0.05);
    expect(calculateDefaultsChance(1_000, 22, 0.015)).toBeGreaterThan(0.05);
  });
});
