import type { FeatureSet } from './feature-set.ts';

/** What one variable adds to the log-odds of default, by the step it falls on. */
export interface AdditiveTerm {
  readonly variable: string;
  /** Upper bounds of all steps but the last, rising: a value falls on the first step whose bound is not below it. */
  readonly bounds: readonly number[];
  /** One more than bounds. */
  readonly values: readonly number[];
  readonly missing: number;
  readonly notMeaningful: number;
  /** Of a scorecard: weight of evidence and cases by step, then of missing and of not meaningful. */
  readonly evidence?: TermEvidence;
}

export interface TermEvidence {
  readonly coefficient: number;
  readonly informationValue: number;
  readonly steps: readonly EvidenceStep[];
}

export interface EvidenceStep {
  readonly good: number;
  readonly bad: number;
  readonly weight: number;
}

/** A tree as parallel lists, the root first; a leaf has variable -1 and its value as threshold. */
export interface Tree {
  readonly variable: readonly number[];
  /** A value goes left when it is not above the threshold. */
  readonly threshold: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Where a missing or not meaningful value goes: 1 left, 0 right. */
  readonly missingLeft: readonly number[];
  /** How many of the cases that the tree was grown on came to each node: what an explanation averages over. */
  readonly cases?: readonly number[];
}

export type ModelKind = 'scorecard' | 'stumps' | 'boosting';

/** How many cases a model was fitted on or checked with. */
export interface SampleNote {
  readonly rows: number;
  readonly bad: number;
  readonly from: string | null;
  readonly until: string | null;
  /** Null where the sample lacks a kind. */
  readonly auc: number | null;
}

/** How the outcomes of the period after the fit lie against the model's log-odds: logit(rate) = intercept + slope x log-odds. */
export interface SlopeNote {
  /** 1 where the model spreads cases as far as their outcomes do; below 1 it spreads them too far. */
  readonly slope: number;
  readonly intercept: number;
  readonly rows: number;
  readonly bad: number;
}

interface ModelCommon {
  readonly format: 'mingjian-model-1';
  readonly target: string;
  readonly features: FeatureSet | null;
  readonly idColumn: string | null;
  readonly timeColumn: string | null;
  /** Columns that the model looks at: of the table, or of the feature set. */
  readonly variables: readonly string[];
  readonly fitted: SampleNote;
  readonly validated: SampleNote | null;
  readonly seed: number;
  /** Log-odds before any variable. */
  readonly base: number;
  /** Log-odds of the fitting sample at the middle of each 201st of it, rising: what a central tendency is anchored on. */
  readonly quantiles?: readonly number[];
  /** Null where no period after the fit holds outcomes of both kinds. */
  readonly slope?: SlopeNote | null;
}

export interface AdditiveModel extends ModelCommon {
  readonly kind: 'scorecard' | 'stumps';
  readonly terms: readonly AdditiveTerm[];
  /**
   * Of a scorecard: covariance of intercept and coefficients, the intercept first, then one for each term in their order;
   * the coefficients are those of the weights of evidence. The inverse of the penalised information.
   */
  readonly covariance?: readonly (readonly number[])[];
  /** Of a scorecard of few variables: groups of which it has none. */
  readonly absentGroups?: readonly AbsentGroup[];
}

/** A group of variables that a scorecard has none of, with the most information that one of them has. */
export interface AbsentGroup {
  readonly group: string;
  readonly informationValue: number;
}

export interface TreeModel extends ModelCommon {
  readonly kind: 'boosting';
  readonly trees: readonly Tree[];
}

export type ModelFile = AdditiveModel | TreeModel;
