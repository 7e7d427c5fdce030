import { makeRandom, shuffle } from '@mingjian/domain/numerics';
import { calculateAuc } from '@mingjian/domain/validation';
import { SIZES } from './recipe.ts';
import type { Recipe } from './recipe.ts';

const TRIAL_FOLDS = 3;

/** A fit of one size on part of the cases, to be judged by the rest. */
export interface Trial {
  readonly recipe: Recipe;
  readonly inside: readonly number[];
  readonly outside: readonly number[];
}

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

/** Trials that say which size of tree fits a sample, size after size; none where the recipe leaves no choice. */
export const listTrials = (labels: Float64Array, recipe: Recipe): readonly Trial[] => {
  if (recipe.kind !== 'boosting' || recipe.loss !== 'logistic' || recipe.size !== undefined) return [];
  const folds = drawTrialFolds(labels, recipe.seed);
  return SIZES.flatMap((_, size) =>
    Array.from({ length: TRIAL_FOLDS }, (__, fold): Trial => {
      const inside: number[] = [];
      const outside: number[] = [];
      folds.forEach((of, row) => (of === fold ? outside : inside).push(row));
      return { recipe: { ...recipe, size }, inside, outside };
    }),
  );
};

/**
 * The recipe with the size that tells cases apart best which it was not fitted on: within the fitting sample, never
 * outside it; the smaller one where both do as well.
 * @param logOdds of the cases outside, trial after trial
 */
export const chooseSize = (
  labels: Float64Array,
  recipe: Recipe,
  trials: readonly Trial[],
  logOdds: readonly Float64Array[],
): Recipe => {
  if (trials.length === 0) return recipe;
  const aucs = SIZES.map((_, size) => {
    const scores = new Float64Array(labels.length);
    trials.forEach((trial, at) => {
      if (trial.recipe.size !== size) return;
      trial.outside.forEach((row, place) => {
        scores[row] = (logOdds[at] as Float64Array)[place] as number;
      });
    });
    return calculateAuc({ labels, scores });
  });
  return { ...recipe, size: aucs.indexOf(Math.max(...aucs)) };
};
