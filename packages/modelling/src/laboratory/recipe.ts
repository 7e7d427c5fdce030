import type { AbsentGroup, AdditiveTerm, ModelKind, Tree } from '@mingjian/domain/models';
import { fitBoosting, toTerms } from '../boosting/index.ts';
import type { BoostingOptions } from '../boosting/index.ts';
import type { Sample, Signs } from '../samples/index.ts';
import { fitScorecard } from '../scorecards/index.ts';

/** Everything that decides how a model is fitted, besides the cases. */
export interface Recipe {
  readonly kind: ModelKind;
  readonly signs: Signs;
  readonly maxVariables?: number | undefined;
  /** Of a scorecard: a cell that holds nothing adds nothing, whatever became of such cases. */
  readonly isMissingNeutral?: boolean | undefined;
  readonly seed: number;
  /** Of boosting: which of the sizes of tree; absent: what the sample itself says. */
  readonly size?: number;
  /** `huber`: the label is a place on a ladder and not a default. */
  readonly loss: BoostingOptions['loss'];
}

/** The log-odds that a fitted model adds up, by one of two forms. */
export interface Fitted {
  readonly base: number;
  /** Of scorecards and stumps. */
  readonly terms: readonly AdditiveTerm[];
  /** Of a scorecard: of intercept and coefficients. */
  readonly covariance?: readonly (readonly number[])[];
  readonly absentGroups?: readonly AbsentGroup[];
  /** Of boosting. */
  readonly trees: readonly Tree[];
}

type Trees = Omit<BoostingOptions, 'seed' | 'signs' | 'loss'>;

const STUMPS: Trees = {
  rounds: 600,
  rate: 0.08,
  leaves: 2,
  leastCases: 20,
  penalty: 1,
  columnShare: 0.5,
  rowShare: 0.8,
  cuts: 254,
};

/** Small trees where outcomes are few and clean, large ones where variables act together. */
export const SIZES: readonly Trees[] = [
  {
    rounds: 350,
    rate: 0.05,
    leaves: 5,
    leastCases: 20,
    penalty: 1,
    columnShare: 0.4,
    rowShare: 0.8,
    cuts: 128,
  },
  {
    rounds: 250,
    rate: 0.05,
    leaves: 15,
    leastCases: 20,
    penalty: 1,
    columnShare: 0.4,
    rowShare: 0.8,
    cuts: 128,
  },
];

/** Places on a ladder: many small steps over columns and their quotients. */
const LADDER: Trees = {
  ...(SIZES[0] as Trees),
  rounds: 600,
  rate: 0.03,
  leaves: 12,
  columnShare: 0.3,
};

/** Fits a model; the same for the same sample and recipe. */
export const fitRecipe = (
  sample: Sample,
  recipe: Recipe,
  onProgress: (share: number) => void = () => {},
): Fitted => {
  const { kind, signs, loss, seed } = recipe;
  if (kind === 'scorecard') return { ...fitScorecard(sample, recipe, onProgress), trees: [] };
  const large = loss === 'huber' ? LADDER : (SIZES[recipe.size ?? 0] as Trees);
  const trees = kind === 'stumps' ? STUMPS : large;
  const fitted = fitBoosting(sample, { ...trees, seed, signs, loss }, (done) =>
    onProgress(done / trees.rounds),
  );
  return kind === 'stumps'
    ? { base: fitted.base, terms: toTerms(sample.names, fitted.trees), trees: [] }
    : { ...fitted, terms: [] };
};
