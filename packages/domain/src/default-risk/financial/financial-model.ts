import type { SizeGrade } from '../../industry/index.ts';
import { findShift, listRawColumns } from '../../models/index.ts';
import type { AdditiveModel, AdditiveTerm } from '../../models/index.ts';
import { CENTRAL_TENDENCIES } from '../central-tendency.ts';

/** A term of the scorecard with what follows from it. */
export interface FinancialTerm {
  readonly term: AdditiveTerm;
  /** After the slope. */
  readonly best: number;
  readonly worst: number;
  /** Variance of what the term adds over the sample that it was fitted on: what is not known where its value is missing. */
  readonly variance: number;
  readonly weights: readonly number[];
}

/** The scorecard of a model file, made ready for statements. */
export interface FinancialModel {
  readonly file: AdditiveModel;
  readonly columns: readonly string[];
  readonly terms: readonly FinancialTerm[];
  readonly slope: number;
  /** Log-odds before any term, anchored on the central tendency of each size. */
  readonly bases: Readonly<Record<SizeGrade, number>>;
  /** Of intercept and coefficients. */
  readonly covariance: readonly (readonly number[])[];
}

const prepareTerm = (term: AdditiveTerm, slope: number): FinancialTerm => {
  const { evidence } = term;
  if (!evidence)
    throw new TypeError(`The variable ${term.variable} tells no evidence: it is of no scorecard.`);
  const added = term.values.map((value) => slope * value);
  const cases = evidence.steps.slice(0, added.length).map(({ good, bad }) => good + bad);
  const all = cases.reduce((sum, count) => sum + count, 0);
  const mean = added.reduce((sum, value, at) => sum + (value * (cases[at] ?? 0)) / all, 0);
  return {
    term,
    best: Math.min(...added),
    worst: Math.max(...added),
    variance: added.reduce((sum, value, at) => sum + ((value - mean) ** 2 * (cases[at] ?? 0)) / all, 0),
    weights: evidence.steps.map(({ weight }) => weight),
  };
};

const PERCENT = 100;

/**
 * A scorecard with evidence, quantiles, slope and covariance, as the laboratory writes it, ready to score statements.
 * @throws TypeError for a model that is none
 */
export const prepareFinancialModel = (file: AdditiveModel): FinancialModel => {
  const { quantiles, covariance, features } = file;
  if (!quantiles || !covariance || !features)
    throw new TypeError('A rating needs a scorecard with features, quantiles and covariance.');
  const slope = file.slope?.slope ?? 1;
  const anchor = (size: SizeGrade): number =>
    slope * file.base + findShift(quantiles, CENTRAL_TENDENCIES[size] / PERCENT, slope);
  return {
    file,
    columns: listRawColumns(features, file.variables),
    terms: file.terms.map((term) => prepareTerm(term, slope)),
    slope,
    bases: {
      large: anchor('large'),
      medium: anchor('medium'),
      small: anchor('small'),
      micro: anchor('micro'),
    },
    covariance,
  };
};
