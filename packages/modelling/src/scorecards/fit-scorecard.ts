import type { AbsentGroup, AdditiveTerm } from '@mingjian/domain/models';
import { countBads } from '../samples/index.ts';
import type { Sample, Signs } from '../samples/index.ts';
import { binVariable, weighColumn } from './bin-variable.ts';
import type { Binning } from './bin-variable.ts';
import type { Candidate } from './select-variables.ts';
import { fitLogit } from './fit-logit.ts';
import { selectVariables } from './select-variables.ts';
import { invert } from './solve.ts';
import { weighEvidence } from './steps.ts';
import type { Totals } from './steps.ts';

export interface ScorecardOptions {
  readonly signs: Signs;
  /** Most variables; all that tell anything when absent. */
  readonly maxVariables?: number | undefined;
  /** A cell that holds nothing adds nothing. */
  readonly isMissingNeutral?: boolean | undefined;
}

export interface FittedTerms {
  readonly base: number;
  readonly terms: readonly AdditiveTerm[];
  /** Of intercept and coefficients, the intercept first. */
  readonly covariance: readonly (readonly number[])[];
  /** Groups of which no variable is among the few, with the most information that one of them has. */
  readonly absentGroups: readonly AbsentGroup[];
}

/** Models.md 1.4: below this a variable says nothing; the penalty is C = .05 of the usual notation. */
export const LEAST_INFORMATION = 0.02;
const PENALTY = 20;
/** Of the work: the rest is choosing and the logit. */
const SHARE_OF_CUTTING = 0.5;

interface Binned extends Candidate {
  readonly binning: Binning;
}

/**
 * A coefficient above nothing turns the evidence of its variable round. Among few variables, and where a direction was
 * asked for, that is not let stand: the largest of them goes, and the rest is fitted anew.
 */
const fitForced = (
  variables: readonly Binned[],
  labels: Float64Array,
  isForced: (name: string) => boolean,
) => {
  let kept = variables;
  for (;;) {
    const { coefficients, intercept, information } = fitLogit(
      kept.map(({ column }) => column),
      labels,
      PENALTY,
    );
    const wrong = kept
      .map(({ name }, at) => ({ at, coefficient: isForced(name) ? (coefficients[at] as number) : 0 }))
      .filter(({ coefficient }) => coefficient > 0)
      .toSorted((a, b) => b.coefficient - a.coefficient)[0];
    if (!wrong) return { kept, coefficients, intercept, covariance: invert(information) };
    kept = kept.filter((_, at) => at !== wrong.at);
  }
};

const makeTerm = (
  { name, binning, informationValue }: Binned,
  coefficient: number,
  totals: Totals,
): AdditiveTerm => {
  const describe = (step: { readonly good: number; readonly bad: number }, weight?: number) => ({
    good: step.good,
    bad: step.bad,
    weight: weight ?? weighEvidence(step, totals),
  });
  return {
    variable: name,
    bounds: binning.bounds,
    values: binning.weights.map((weight) => coefficient * weight),
    missing: coefficient * binning.missingWeight,
    notMeaningful: coefficient * binning.notMeaningfulWeight,
    evidence: {
      coefficient,
      informationValue,
      steps: [
        ...binning.steps.map((step) => describe(step)),
        describe(binning.missing, binning.missingWeight),
        describe(binning.notMeaningful, binning.notMeaningfulWeight),
      ],
    },
  };
};

/** Stepwise, and again without a variable that turns its evidence round among the others. */
const selectForced = (told: readonly Binned[], labels: Float64Array, most: number) => {
  let open = told;
  for (;;) {
    const selected = selectVariables(open, { labels, most, penalty: PENALTY });
    const fitted = fitForced(
      told.filter((one) => selected.includes(one)),
      labels,
      () => true,
    );
    if (fitted.kept.length === selected.length) return fitted;
    open = open.filter((one) => !selected.includes(one) || fitted.kept.includes(one));
  }
};

const listAbsent = (binned: readonly Binned[], kept: readonly Binned[]): readonly AbsentGroup[] => {
  const groups = Map.groupBy(binned, ({ group }) => group);
  return [...groups]
    .filter(([group]) => group !== null && !kept.some((one) => one.group === group))
    .map(([group, members]) => ({
      group: group as string,
      informationValue: Math.max(...members.map(({ informationValue }) => informationValue)),
    }));
};

/**
 * A scorecard: monotone weights of evidence, a logit on them by reweighted least squares with L2, no coefficient against
 * its evidence. Variables that a constant could replace are left out.
 */
export const fitScorecard = (
  sample: Sample,
  options: ScorecardOptions,
  onProgress: (share: number) => void = () => {},
): FittedTerms => {
  const { signs, maxVariables, isMissingNeutral } = options;
  const bad = countBads(sample.labels);
  const totals = { good: sample.rows - bad, bad };
  const binned = sample.names
    .map((name, at): Binned => {
      const values = sample.columns[at] as Float64Array;
      const binning = binVariable({ values, labels: sample.labels }, totals, {
        sign: signs[name],
        isMissingNeutral,
      });
      const { informationValue } = binning;
      const group = sample.factorGroups?.[name] ?? null;
      onProgress((SHARE_OF_CUTTING * (at + 1)) / sample.names.length);
      return { name, binning, column: weighColumn(binning, values), informationValue, group };
    })
    .toSorted((a, b) => b.informationValue - a.informationValue);
  const told = binned.filter(({ informationValue }) => informationValue >= LEAST_INFORMATION);
  const { kept, coefficients, intercept, covariance } =
    maxVariables === undefined
      ? fitForced(told, sample.labels, (name) => signs[name] !== undefined)
      : selectForced(told, sample.labels, maxVariables);
  return {
    base: intercept,
    covariance,
    terms: kept.map((variable, at) => makeTerm(variable, coefficients[at] as number, totals)),
    absentGroups: maxVariables === undefined ? [] : listAbsent(binned, kept),
  };
};
