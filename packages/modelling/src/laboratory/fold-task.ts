import { scoreTerms, scoreTrees } from '@mingjian/domain/models';
import { takeSample } from '../samples/index.ts';
import type { Sample } from '../samples/index.ts';
import { chooseSize, listTrials } from './choose-size.ts';
import { fitRecipe } from './recipe.ts';
import type { Fitted, Recipe } from './recipe.ts';

/** Fit on some rows, score others: the work of one fold. */
export interface FoldTask {
  readonly recipe: Recipe;
  readonly fitRows: Int32Array;
  readonly scoreRows: Int32Array;
}

export interface FoldResult {
  readonly fitted: Fitted;
  /** Log-odds of `scoreRows`, in their order. */
  readonly logOdds: Float64Array;
}

/** What a fitted model says of cases: columns by name, in whatever order the model looks at them. */
export const scoreSample = (fitted: Fitted, sample: Sample): Float64Array => {
  if (fitted.trees.length > 0) return scoreTrees(fitted.base, fitted.trees, sample.columns, sample.rows);
  const columns = fitted.terms.map(
    ({ variable }) => sample.columns[sample.names.indexOf(variable)] as Float64Array,
  );
  return scoreTerms(fitted.base, fitted.terms, columns, sample.rows);
};

/** What a thread tells of a task: how much of it is done, and the result at the end. */
export interface FoldMessage {
  readonly number: number;
  readonly share: number;
  readonly result?: FoldResult;
}

export type OnProgress = (share: number) => void;

/** Fits and scores; where the recipe leaves a choice, trials within the rows to fit on come first. */
export const runFold = (sample: Sample, task: FoldTask, onProgress: OnProgress = () => {}): FoldResult => {
  const own = takeSample(sample, task.fitRows);
  const trials = listTrials(own.labels, task.recipe);
  const report = (done: number) => (share: number) => onProgress((done + share) / (trials.length + 1));
  const logOdds = trials.map(({ recipe, inside, outside }, at) => {
    const fitted = fitRecipe(takeSample(own, inside), recipe, report(at));
    return scoreSample(fitted, takeSample(own, outside));
  });
  const recipe = chooseSize(own.labels, task.recipe, trials, logOdds);
  const fitted = fitRecipe(own, recipe, report(trials.length));
  return { fitted, logOdds: scoreSample(fitted, takeSample(sample, task.scoreRows)) };
};
