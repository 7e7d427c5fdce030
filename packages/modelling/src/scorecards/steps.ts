/** Cases of neighbouring values: how many of each kind. */
export interface Step {
  readonly good: number;
  readonly bad: number;
}

export const casesOf = ({ good, bad }: Step): number => good + bad;
export const rateOf = (step: Step): number => step.bad / Math.max(1, casesOf(step));

/** A step with the upper bound of its values. */
export interface BoundStep extends Step {
  readonly bound: number;
}

const join = (left: BoundStep, right: BoundStep): BoundStep => ({
  bound: right.bound,
  good: left.good + right.good,
  bad: left.bad + right.bad,
});

/**
 * Pools neighbours until the default rate rises (sign 1) or falls (sign -1) from step to step; equal rates are pooled too
 * (pool-adjacent-violators, isotonic regression of the rate on the rank).
 */
export const poolSteps = (steps: readonly BoundStep[], sign: number): readonly BoundStep[] => {
  const pooled: BoundStep[] = [];
  for (const step of steps) {
    let last = step;
    for (
      let before = pooled.at(-1);
      before && sign * (rateOf(last) - rateOf(before)) <= 0;
      before = pooled.at(-1)
    ) {
      last = join(before, last);
      pooled.pop();
    }
    pooled.push(last);
  }
  return pooled;
};

export interface LeastStep {
  readonly cases: number;
  readonly bad: number;
}

/** Joins each step that is too thin to the neighbour whose rate is nearer, the thinnest first. */
export const joinThinSteps = (steps: readonly BoundStep[], least: LeastStep): readonly BoundStep[] => {
  const joined = [...steps];
  const isThin = (step: BoundStep): boolean => casesOf(step) < least.cases || step.bad < least.bad;
  while (joined.length > 1) {
    const thin = joined
      .map((step, at) => ({ step, at }))
      .filter(({ step }) => isThin(step))
      .toSorted((a, b) => casesOf(a.step) - casesOf(b.step))[0];
    if (!thin) break;
    const distance = (at: number): number => {
      const other = joined[at];
      return other ? Math.abs(rateOf(other) - rateOf(thin.step)) : Number.POSITIVE_INFINITY;
    };
    const left = distance(thin.at - 1) <= distance(thin.at + 1) ? thin.at - 1 : thin.at;
    joined.splice(left, 2, join(joined[left] as BoundStep, joined[left + 1] as BoundStep));
  }
  return joined;
};

export interface Totals {
  readonly good: number;
  readonly bad: number;
}

/** Weight of evidence of a step: ln of its share of the good over its share of the bad, half a case added to each. */
export const weighEvidence = (step: Step, { good, bad }: Totals): number =>
  Math.log((step.good + 0.5) / (good + 1) / ((step.bad + 0.5) / (bad + 1)));

/** Information value: the sum of (share of good - share of bad) x weight of evidence. */
export const sumInformation = (steps: readonly Step[], totals: Totals): number =>
  steps.reduce(
    (sum, step) => sum + (step.good / totals.good - step.bad / totals.bad) * weighEvidence(step, totals),
    0,
  );
