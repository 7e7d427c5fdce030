import { NOT_MEANINGFUL } from '@mingjian/domain/models';
import { makeRandom } from '@mingjian/domain/numerics';
import { describe, expect, it } from 'vitest';
import { binVariable, fitLogit, fitScorecard, solve } from './index.ts';
import { invert } from './solve.ts';
import { calculateInflation, correlateAll } from './inflation.ts';
import { selectVariables } from './select-variables.ts';
import { joinThinSteps, poolSteps, weighEvidence } from './steps.ts';

describe('steps', () => {
  it('are pooled until the rate rises, equal neighbours with them', () => {
    const steps = [
      { bound: 1, good: 9, bad: 1 },
      { bound: 2, good: 7, bad: 3 },
      { bound: 3, good: 8, bad: 2 },
      { bound: 4, good: 5, bad: 5 },
    ];
    expect(poolSteps(steps, 1)).toEqual([
      { bound: 1, good: 9, bad: 1 },
      { bound: 3, good: 15, bad: 5 },
      { bound: 4, good: 5, bad: 5 },
    ]);
    expect(poolSteps(steps, -1)).toHaveLength(1);
  });

  it('that are thin join the neighbour of nearer rate', () => {
    const steps = [
      { bound: 1, good: 90, bad: 10 },
      { bound: 2, good: 8, bad: 2 },
      { bound: 3, good: 50, bad: 50 },
    ];
    expect(joinThinSteps(steps, { cases: 20, bad: 5 })).toEqual([
      { bound: 2, good: 98, bad: 12 },
      { bound: 3, good: 50, bad: 50 },
    ]);
  });

  it('weigh evidence with half a case added to each kind', () => {
    expect(weighEvidence({ good: 90, bad: 1 }, { good: 100, bad: 10 })).toBeCloseTo(
      Math.log(90.5 / 101 / (1.5 / 11)),
      12,
    );
  });
});

it('solves a symmetric system', () => {
  const x = solve([Float64Array.of(4, 2), Float64Array.of(2, 3)], Float64Array.of(10, 8));
  expect([...x].map((value) => Number(value.toFixed(12)))).toEqual([1.75, 1.5]);
  expect(invert([Float64Array.of(4, 2), Float64Array.of(2, 3)]).flat()).toEqual(
    [3 / 8, -1 / 4, -1 / 4, 1 / 2].map((value) => expect.closeTo(value, 12) as number),
  );
});

describe('the logit', () => {
  it('of one two-valued column is the difference of the log-odds', () => {
    const column = Float64Array.from({ length: 200 }, (_, at) => (at < 100 ? 0 : 1));
    const labels = Float64Array.from({ length: 200 }, (_, at) => (at % 100 < (at < 100 ? 20 : 50) ? 1 : 0));
    const { intercept, coefficients } = fitLogit([column], labels, 0);
    expect(intercept).toBeCloseTo(Math.log(0.2 / 0.8), 8);
    expect(coefficients[0]).toBeCloseTo(-Math.log(0.2 / 0.8), 8);
  });

  it('stays finite where a column tells the kinds apart without fault', () => {
    const column = Float64Array.of(-1, -1, -1, 1, 1, 1);
    const { coefficients } = fitLogit([column], Float64Array.of(0, 0, 0, 1, 1, 1), 0.01);
    expect(Number.isFinite(coefficients[0])).toBe(true);
  });
});

/** Risk falls with `cover`; `noise` says nothing; cover is missing or not meaningful here and there. */
const makeSample = (rows: number) => {
  const random = makeRandom(5);
  const cover = new Float64Array(rows);
  const noise = new Float64Array(rows);
  const labels = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const truth = random() * 4;
    cover[row] = row % 20 === 0 ? Number.NaN : row % 33 === 0 ? NOT_MEANINGFUL : truth;
    noise[row] = random();
    labels[row] = random() < 0.4 * Math.exp(-truth) ? 1 : 0;
  }
  return { names: ['cover', 'noise'], columns: [cover, noise], labels, rows };
};

describe('a scorecard', () => {
  const sample = makeSample(4_000);
  const { terms, covariance } = fitScorecard(sample, { signs: { cover: -1 }, maxVariables: 2 });

  it('tells how sure it is of intercept and coefficients', () => {
    const column = Float64Array.from({ length: 400 }, (_, at) => (at < 200 ? 0 : 1));
    const labels = Float64Array.from({ length: 400 }, (_, at) => (at % 200 < (at < 200 ? 40 : 100) ? 1 : 0));
    // Woolf's variance of log-odds: one over each count.
    expect(invert(fitLogit([column], labels, 0).information)[1]?.[1]).toBeCloseTo(
      1 / 40 + 1 / 160 + 1 / 100 + 1 / 100,
      8,
    );
    expect(covariance).toHaveLength(terms.length + 1);
    for (const [at, line] of covariance.entries()) expect(line[at]).toBeGreaterThan(0);
  });

  it('keeps what tells and leaves out what does not', () => {
    expect(terms.map(({ variable }) => variable)).toEqual(['cover']);
  });

  it('falls with cover from step to step, and has a step for each kind of nothing', () => {
    const [term] = terms;
    expect(term?.values.length).toBeGreaterThan(2);
    expect(term?.values).toEqual(term?.values.toSorted((a, b) => b - a));
    expect(term?.missing).not.toBe(0);
    expect(term?.notMeaningful).not.toBe(0);
    expect(term?.evidence?.coefficient).toBeLessThan(0);
  });

  it('cuts no step thinner than 3 % of the cases and 5 bad ones', () => {
    const bad = sample.labels.reduce((sum, label) => sum + label, 0);
    const { steps } = binVariable(
      { values: sample.columns[0] as Float64Array, labels: sample.labels },
      { good: sample.rows - bad, bad },
    );
    for (const step of steps) {
      expect(step.good + step.bad).toBeGreaterThanOrEqual(0.03 * sample.rows);
      expect(step.bad).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('the choice of few variables', () => {
  const ROWS = 3_000;
  const random = makeRandom(8);
  const normal = (): number => random() + random() + random() - 1.5;
  const make = (value: (row: number) => number): Float64Array =>
    Float64Array.from({ length: ROWS }, (_, row) => value(row));
  const debt = make(normal);
  const cash = make(normal);
  const sum = make((row) => (debt[row] as number) + (cash[row] as number));
  const labels = make((row) =>
    random() < 1 / (1 + Math.exp(2 + 1.5 * (debt[row] as number) + (cash[row] as number))) ? 1 : 0,
  );
  const candidate = (name: string, column: Float64Array, group: string | null) => ({
    name,
    column,
    informationValue: 1,
    group,
  });
  const choose = (most: number, candidates: Parameters<typeof selectVariables>[0]) =>
    selectVariables(candidates, { labels, most, penalty: 20 }).map(({ name }) => name);

  it('tells when one column is explained by others', () => {
    const correlations = correlateAll([debt, cash, sum]);
    expect(calculateInflation(correlations, [0, 1]).every((factor) => factor < 1.01)).toBe(true);
    expect(calculateInflation(correlations, [0, 2])[0]).toBeCloseTo(
      1 / (1 - (correlations[0]?.[2] as number) ** 2),
      10,
    );
    expect(Math.max(...calculateInflation(correlations, [0, 1, 2]))).toBeGreaterThan(5);
  });

  it('takes what adds most and nothing that the others explain', () => {
    const all = [candidate('cash', cash, null), candidate('debt', debt, null), candidate('sum', sum, null)];
    expect(choose(1, all)).toEqual(['sum']);
    expect(choose(3, all)).toHaveLength(2);
  });

  it('keeps the last place for a group that has none', () => {
    const almost = make((row) => (debt[row] as number) + 1.2 * normal());
    const weak = make((row) => (cash[row] as number) + 3 * normal());
    const all = [
      candidate('debt', debt, 'leverage'),
      candidate('almost', almost, 'leverage'),
      candidate('weak', weak, 'liquidity'),
    ];
    expect(choose(2, all)).toEqual(['debt', 'weak']);
  });
});
