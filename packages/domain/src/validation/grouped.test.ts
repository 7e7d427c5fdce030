import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateAuc,
  calculateBrier,
  calculateGroupedAuc,
  calculateGroupedBrier,
  calculateKs,
  findAucInterval,
  findGroupedKs,
  makeCalibrationTable,
  makeGroupedCalibration,
  makePowerCurve,
  measureGroupedShift,
  mergeGroups,
  testHosmerLemeshow,
} from './index.ts';
import type { CaseGroup } from './index.ts';

const toPd = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
const group = (logOdds: number, cases: number, defaults: number): CaseGroup => ({
  logOdds,
  cases,
  defaults,
  pd: toPd(logOdds),
});

/** Every case of the groups on its own. */
const spread = (groups: readonly CaseGroup[]) => {
  const cases = groups.flatMap(({ logOdds, cases: count, defaults }) =>
    Array.from({ length: count }, (_, at) => ({ label: at < defaults ? 1 : 0, score: toPd(logOdds) })),
  );
  return { labels: cases.map(({ label }) => label), scores: cases.map(({ score }) => score) };
};

const GROUPS = fc.array(
  fc
    .tuple(fc.integer({ min: -60, max: 20 }), fc.nat(9), fc.nat(9))
    .map(([tenths, defaults, survivors]) => group(tenths / 10, defaults + survivors, defaults)),
  { minLength: 1, maxLength: 30 },
);

describe('figures of grouped cases', () => {
  it('are those of the cases one by one', () => {
    fc.assert(
      fc.property(GROUPS, (groups) => {
        const outcomes = spread(groups);
        fc.pre(outcomes.labels.includes(1) && outcomes.labels.includes(0));
        expect(calculateGroupedAuc(groups)).toBeCloseTo(calculateAuc(outcomes), 12);
        expect(findGroupedKs(groups).value).toBeCloseTo(calculateKs(outcomes), 12);
        expect(calculateGroupedBrier(groups)).toBeCloseTo(calculateBrier(outcomes), 12);
      }),
    );
  });

  it('of one case each give the calibration of the list, and so the statistic of Hosmer and Lemeshow', () => {
    const singles = Array.from({ length: 200 }, (_, at) => group(-5 + at / 40, 1, at % 9 === 8 ? 1 : 0));
    const bins = makeGroupedCalibration(singles);
    const expected = makeCalibrationTable(spread(singles));
    expect(bins).toHaveLength(10);
    expect(bins.map(({ cases, bad }) => [cases, bad])).toEqual(
      expected.map(({ cases, bad }) => [cases, bad]),
    );
    expect(testHosmerLemeshow(bins).statistic).toBeCloseTo(testHosmerLemeshow(expected).statistic, 9);
  });

  it('never split cases of one score', () => {
    const bins = makeGroupedCalibration([group(-4, 90, 1), group(-2, 5, 1), group(-1, 5, 2)]);
    expect(bins.map(({ cases }) => cases)).toEqual([90, 10]);
    expect(bins.reduce((sum, { bad }) => sum + bad, 0)).toBe(4);
  });

  it('need both kinds', () => {
    expect(calculateGroupedAuc([group(-2, 5, 0)])).toBeNaN();
    expect(findGroupedKs([group(-2, 5, 5)]).value).toBeNaN();
    expect(makePowerCurve([group(-2, 5, 0)])).toEqual([]);
  });

  it('come together where the score is the same, with the mean possibility', () => {
    expect(
      mergeGroups([
        { logOdds: 0, cases: 3, defaults: 1, pd: 0.4 },
        { logOdds: -1, cases: 1, defaults: 0, pd: 0.2 },
        { logOdds: 0, cases: 1, defaults: 1, pd: 0.6 },
      ]),
    ).toEqual([
      { logOdds: -1, cases: 1, defaults: 0, pd: 0.2 },
      { logOdds: 0, cases: 4, defaults: 2, pd: expect.closeTo(0.45, 12) },
    ]);
  });
});

describe('the curve of the riskiest first', () => {
  it('goes from none to all, and the area under it is the AUC', () => {
    const groups = Array.from({ length: 60 }, (_, at) => group(-6 + at / 10, 10, Math.floor(at / 20)));
    const curve = makePowerCurve(groups);
    expect(curve[0]).toEqual({ cases: 0, survivors: 0, defaults: 0 });
    expect(curve.at(-1)).toEqual({ cases: 1, survivors: 1, defaults: 1 });
    const area = curve
      .slice(1)
      .reduce(
        (sum, point, at) =>
          sum +
          ((point.survivors - (curve[at]?.survivors ?? 0)) * (point.defaults + (curve[at]?.defaults ?? 0))) /
            2,
        0,
      );
    expect(area).toBeCloseTo(calculateGroupedAuc(groups), 12);
  });

  it('has about a hundred points, however many scores there are', () => {
    const groups = Array.from({ length: 5_000 }, (_, at) => group(at / 1_000 - 6, 3, at % 50 === 0 ? 1 : 0));
    expect(makePowerCurve(groups).length).toBeLessThanOrEqual(102);
  });
});

describe('an interval from numbers alone', () => {
  it('is 1.96 standard errors to both sides, cut at 1', () => {
    const { from, to } = findAucInterval(0.9, 100, 10_000);
    expect(0.9 - from).toBeCloseTo(1.959964 * 0.02067, 4);
    expect(to - 0.9).toBeCloseTo(0.9 - from, 12);
    expect(findAucInterval(0.99, 2, 5).to).toBe(1);
  });
});

describe('the shift of grouped scores', () => {
  const even = Array.from({ length: 1_000 }, (_, at) => group(at / 100 - 8, 1, 0));

  it('is nothing against itself, and counts by the tenths of the reference', () => {
    const { psi, expected, verdict } = measureGroupedShift(even, even);
    expect(psi).toBe(0);
    expect(verdict).toBe('stable');
    expect(expected).toEqual(expected.map(() => expect.closeTo(0.1, 12) as number));
  });

  it('sees the half that is gone', () => {
    const { actual, verdict } = measureGroupedShift(even, even.slice(500));
    expect(actual.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(verdict).toBe('shifted');
  });

  it('keeps a score that fills several tenths in one class', () => {
    const { expected } = measureGroupedShift([group(-3, 70, 0), group(-2, 30, 0)], [group(-3, 1, 0)]);
    expect(expected).toEqual([0.7, 0.3]);
  });
});
