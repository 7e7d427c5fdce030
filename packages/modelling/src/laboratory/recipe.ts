import type { AbsentGroup, AdditiveTerm, ModelKind, Tree } from '@mingjian/domain/models';
import { scoreTrees } from '@mingjian/domain/models';
import { makeRandom, shuffle } from '@mingjian/domain/numerics';
import { calculateAuc } from '@mingjian/domain/validation';
import { fitBoosting, toTerms } from '../boosting/index.ts';
import type { BoostingOptions } from '../boosting/index.ts';
import { takeSample } from '../samples/index.ts';
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
  /** `squared`: the label is a place on a ladder and not a default. */
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
const SIZES: readonly Trees[] = [
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

/** Places on a ladder: many small steps. */
const LADDER: Trees = { ...(SIZES[0] as Trees), rounds: 800, leaves: 8 };

const TRIAL_FOLDS = 3;

/** Splits the cases of each label evenly. */
const drawTrialFolds = (labels: Float64Array, seed: number): Int32Array => {
  const folds = new Int32Array(labels.length);
  const random = makeRandom(seed);
  for (const kind of new Set(labels)) {
    const cases = Int32Array.from(Array.from(labels.keys()).filter((at) => labels[at] === kind));
    shuffle(cases, random).forEach((row, place) => {
      folds[row] = place % TRIAL_FOLDS;
    });
  }
  return folds;
};

/** The size of tree that tells cases apart best which it was not fitted on: within the fitting sample, never outside it. */
const chooseSize = (sample: Sample, recipe: Recipe): Trees => {
  const [small, large] = SIZES as readonly [Trees, Trees];
  if (recipe.loss === 'squared') return LADDER;
  const folds = drawTrialFolds(sample.labels, recipe.seed);
  const aucs = SIZES.map((trees) => {
    const scores = new Float64Array(sample.rows);
    for (let fold = 0; fold < TRIAL_FOLDS; fold += 1) {
      const inside: number[] = [];
      const outside: number[] = [];
      folds.forEach((of, row) => (of === fold ? outside : inside).push(row));
      const fitted = fitBoosting(takeSample(sample, inside), {
        ...trees,
        seed: recipe.seed,
        signs: recipe.signs,
        loss: recipe.loss,
      });
      const held = takeSample(sample, outside);
      scoreTrees(fitted.base, fitted.trees, held.columns, held.rows).forEach((score, at) => {
        scores[outside[at] as number] = score;
      });
    }
    return calculateAuc({ labels: sample.labels, scores });
  });
  return (aucs[0] as number) >= (aucs[1] as number) ? small : large;
};

/** Fits a model; the same for the same sample and recipe. */
export const fitRecipe = (
  sample: Sample,
  recipe: Recipe,
  onProgress: (share: number) => void = () => {},
): Fitted => {
  const { kind, signs, loss, seed } = recipe;
  if (kind === 'scorecard') return { ...fitScorecard(sample, recipe), trees: [] };
  const trees = kind === 'stumps' ? STUMPS : chooseSize(sample, recipe);
  const fitted = fitBoosting(sample, { ...trees, seed, signs, loss }, (done) =>
    onProgress(done / trees.rounds),
  );
  return kind === 'stumps'
    ? { base: fitted.base, terms: toTerms(sample.names, fitted.trees), trees: [] }
    : { ...fitted, terms: [] };
};
