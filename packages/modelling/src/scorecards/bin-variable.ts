import { NOT_MEANINGFUL } from '@mingjian/domain/models';
import { joinThinSteps, poolSteps, sumInformation, weighEvidence } from './steps.ts';
import type { BoundStep, Step, Totals } from './steps.ts';

/** A variable cut into steps of like default rate. */
export interface Binning {
  /** Upper bounds of all steps but the last. */
  readonly bounds: readonly number[];
  readonly steps: readonly Step[];
  readonly missing: Step;
  readonly notMeaningful: Step;
  /** Weight of evidence by step, of missing and of not meaningful: 0 where too few cases say anything. */
  readonly weights: readonly number[];
  readonly missingWeight: number;
  readonly notMeaningfulWeight: number;
  readonly informationValue: number;
}

/** Models.md 1.4: twenty quantiles before pooling; a step of its own for what has no number from 20 cases on. */
const QUANTILES = 20;
const LEAST_SHARE = 0.03;
const LEAST_BAD = 5;
const LEAST_OWN_CASES = 20;

interface Cases {
  readonly values: Float64Array;
  readonly labels: Float64Array;
}

const findQuantiles = ({ values }: Cases): readonly number[] => {
  const sorted = values.filter((value) => Number.isFinite(value)).sort();
  const bounds = Array.from(
    { length: QUANTILES - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / QUANTILES)] as number,
  );
  return [...new Set(bounds)].filter((bound) => bound < (sorted.at(-1) ?? 0));
};

const countSteps = ({ values, labels }: Cases, bounds: readonly number[]) => {
  const counts = Array.from({ length: bounds.length + 3 }, () => ({ good: 0, bad: 0 }));
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    const place = Number.isNaN(value)
      ? bounds.length + 1
      : value === NOT_MEANINGFUL
        ? bounds.length + 2
        : placeOf(bounds, value);
    const count = counts[place] as { good: number; bad: number };
    if (labels[at] === 1) count.bad += 1;
    else count.good += 1;
  }
  const [missing, notMeaningful] = counts.slice(-2) as [Step, Step];
  return { missing, notMeaningful, steps: counts.slice(0, -2) };
};

const placeOf = (bounds: readonly number[], value: number): number => {
  let place = 0;
  while (place < bounds.length && value > (bounds[place] as number)) place += 1;
  return place;
};

const cutMonotone = (steps: readonly BoundStep[], sign: number, rows: number): readonly BoundStep[] =>
  poolSteps(joinThinSteps(poolSteps(steps, sign), { cases: LEAST_SHARE * rows, bad: LEAST_BAD }), sign);

export interface BinOptions {
  /** 1: the default rate rises with the variable; -1: it falls; absent: the direction that tells more. */
  readonly sign?: 1 | -1 | undefined;
  /** A cell that holds nothing says nothing, whatever became of such cases. */
  readonly isMissingNeutral?: boolean | undefined;
}

/** Cuts a variable into steps whose default rate rises or falls. */
export const binVariable = (
  cases: Cases,
  totals: Totals,
  { sign, isMissingNeutral = false }: BinOptions = {},
): Binning => {
  const bounds = findQuantiles(cases);
  const { steps, missing, notMeaningful } = countSteps(cases, bounds);
  const bound = steps.map((step, at) => ({ ...step, bound: bounds[at] ?? Number.POSITIVE_INFINITY }));
  const cuts = (sign === undefined ? [1, -1] : [sign]).map((one) =>
    cutMonotone(bound, one, cases.values.length),
  );
  const told = (cut: readonly BoundStep[]) => sumInformation(cut, totals);
  const cut = cuts.reduce((best, other) => (told(other) > told(best) ? other : best));
  const isOwn = (step: Step): boolean => step.good + step.bad >= LEAST_OWN_CASES;
  const isMissingOwn = isOwn(missing) && !isMissingNeutral;
  const own = [...(isMissingOwn ? [missing] : []), ...(isOwn(notMeaningful) ? [notMeaningful] : [])];
  return {
    bounds: cut.slice(0, -1).map((step) => step.bound),
    steps: cut.map(({ good, bad }) => ({ good, bad })),
    missing,
    notMeaningful,
    weights: cut.map((step) => weighEvidence(step, totals)),
    missingWeight: isMissingOwn ? weighEvidence(missing, totals) : 0,
    notMeaningfulWeight: isOwn(notMeaningful) ? weighEvidence(notMeaningful, totals) : 0,
    informationValue: sumInformation([...cut, ...own], totals),
  };
};

/** The column of weights of evidence that a binning makes of values. */
export const weighColumn = (binning: Binning, values: Float64Array): Float64Array => {
  const { bounds, weights } = binning;
  return values.map((value) => {
    if (Number.isNaN(value)) return binning.missingWeight;
    if (value === NOT_MEANINGFUL) return binning.notMeaningfulWeight;
    return weights[placeOf(bounds, value)] as number;
  });
};
