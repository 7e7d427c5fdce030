import { scoreTerms, scoreTrees } from '@mingjian/domain/models';
import { takeSample } from '../samples/index.ts';
import type { Sample } from '../samples/index.ts';
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

export const runFold = (sample: Sample, task: FoldTask): FoldResult => {
  const fitted = fitRecipe(takeSample(sample, task.fitRows), task.recipe);
  return { fitted, logOdds: scoreSample(fitted, takeSample(sample, task.scoreRows)) };
};
