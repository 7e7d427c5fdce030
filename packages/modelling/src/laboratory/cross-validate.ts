import { calculateAuc, calculateBrier } from '@mingjian/domain/validation';
import { toProbabilities } from '@mingjian/domain/models';
import { drawFolds } from './draw-folds.ts';
import type { OnProgress } from './fold-task.ts';
import type { LabSample } from './make-sample.ts';
import type { Recipe } from './recipe.ts';
import { runFolds } from './run-folds.ts';

export interface FoldOptions {
  readonly folds: number;
  readonly seed: number;
  /** Share of the work that is done, 0 to 1. */
  readonly onProgress?: OnProgress;
}

/** Log-odds of every row by the model of the fold that did not see it. */
export const scoreAcrossFolds = async (
  sample: LabSample,
  recipe: Recipe,
  { folds, seed, onProgress }: FoldOptions,
): Promise<{ readonly logOdds: Float64Array; readonly foldOf: Int32Array }> => {
  const foldOf = drawFolds(sample.labels, folds, seed, sample.groups);
  const rowsOf = (isWanted: (fold: number) => boolean): Int32Array =>
    Int32Array.from(Array.from(foldOf.keys()).filter((row) => isWanted(foldOf[row] as number)));
  const tasks = Array.from({ length: folds }, (_, fold) => ({
    recipe,
    fitRows: rowsOf((of) => of !== fold),
    scoreRows: rowsOf((of) => of === fold),
  }));
  const results = await runFolds(sample, tasks, onProgress);
  const logOdds = new Float64Array(sample.rows);
  results.forEach((result, fold) => {
    tasks[fold]?.scoreRows.forEach((row, at) => {
      logOdds[row] = result.logOdds[at] as number;
    });
  });
  return { logOdds, foldOf };
};

export interface CrossValidation {
  readonly rows: number;
  readonly bad: number;
  readonly folds: readonly { readonly rows: number; readonly bad: number; readonly auc: number }[];
  /** Mean and standard deviation over the folds. */
  readonly auc: number;
  readonly sd: number;
  readonly brier: number;
}

/** Mean and spread of the AUC over folds, each scored by a model that did not see it. */
export const crossValidate = async (
  sample: LabSample,
  recipe: Recipe,
  options: FoldOptions,
): Promise<CrossValidation> => {
  const { logOdds, foldOf } = await scoreAcrossFolds(sample, recipe, options);
  const folds = Array.from({ length: options.folds }, (_, fold) => {
    const rows = Array.from(foldOf.keys()).filter((row) => foldOf[row] === fold);
    const labels = rows.map((row) => sample.labels[row] as number);
    return {
      rows: rows.length,
      bad: labels.reduce((sum, label) => sum + label, 0),
      auc: calculateAuc({ labels, scores: rows.map((row) => logOdds[row] as number) }),
    };
  });
  const mean = folds.reduce((sum, { auc }) => sum + auc, 0) / folds.length;
  return {
    rows: sample.rows,
    bad: folds.reduce((sum, { bad }) => sum + bad, 0),
    folds,
    auc: mean,
    sd: Math.sqrt(folds.reduce((sum, { auc }) => sum + (auc - mean) ** 2, 0) / folds.length),
    brier: calculateBrier({ labels: sample.labels, scores: toProbabilities(logOdds) }),
  };
};
