import type { FeatureSet, ModelFile } from '@mingjian/domain/models';
import { countBads, takeSample } from '../samples/index.ts';
import { LabError } from '../tables/index.ts';
import { describeRows, findQuantiles, fitSlope, scoreChosen, shorten } from './describe-fit.ts';
import { runFolds } from './run-folds.ts';
import type { FoldTask, OnProgress } from './fold-task.ts';
import { chooseSize, listTrials } from './choose-size.ts';
import type { LabSample, Roles } from './make-sample.ts';
import type { Fitted, Recipe } from './recipe.ts';

export interface Periods {
  /** Rows until then are fitted on; null: all rows. */
  readonly fitUntil: number | null;
  /** Rows after `fitUntil` until then are checked with; null: none. */
  readonly validateUntil: number | null;
}

const chooseRows = ({ rows, times }: LabSample, isWanted: (time: number) => boolean): Int32Array =>
  Int32Array.from(
    Array.from({ length: rows }, (_, row) => row).filter(
      (row) => times === null || isWanted(times[row] as number),
    ),
  );

const withKind = (kind: Recipe['kind'], fitted: Fitted, names: readonly string[]) =>
  kind === 'boosting'
    ? { kind, trees: fitted.trees, variables: names }
    : {
        kind,
        terms: fitted.terms,
        variables: fitted.terms.map(({ variable }) => variable),
        ...(fitted.covariance ? { covariance: fitted.covariance.map((line) => line.map(shorten)) } : {}),
        ...(fitted.absentGroups ? { absentGroups: fitted.absentGroups } : {}),
      };

/** Trials of all sizes on all processors, then one fit of the size that did best. */
const fitChosen = async (
  sample: LabSample,
  fitRows: Int32Array,
  recipe: Recipe,
  onProgress: OnProgress,
): Promise<Fitted> => {
  const { labels } = takeSample(sample, fitRows);
  const trials = listTrials(labels, recipe);
  const rowsOf = (places: readonly number[]) => Int32Array.from(places, (place) => fitRows[place] as number);
  const shareOfTrials = trials.length / (trials.length + 1);
  const tried = await runFolds(
    sample,
    trials.map((trial) => ({
      recipe: trial.recipe,
      fitRows: rowsOf(trial.inside),
      scoreRows: rowsOf(trial.outside),
    })),
    (share) => onProgress(share * shareOfTrials),
  );
  const chosen = chooseSize(
    labels,
    recipe,
    trials,
    tried.map(({ logOdds }) => logOdds),
  );
  const task: FoldTask = { recipe: chosen, fitRows, scoreRows: new Int32Array(0) };
  const [result] = await runFolds(sample, [task], (share) =>
    onProgress(shareOfTrials + share * (1 - shareOfTrials)),
  );
  if (!result) throw new LabError('Nothing was fitted.');
  return result.fitted;
};

/** Fits on the rows of the fitting period and tells how the model does there and in the period after it. */
export const fitModel = async (
  sample: LabSample,
  set: FeatureSet | null,
  roles: Roles,
  recipe: Recipe,
  { fitUntil, validateUntil }: Periods,
  onProgress: OnProgress = () => {},
): Promise<ModelFile> => {
  const fitRows = chooseRows(sample, (time) => fitUntil === null || time <= fitUntil);
  const checkRows = chooseRows(
    sample,
    (time) => fitUntil !== null && validateUntil !== null && time > fitUntil && time <= validateUntil,
  );
  const bad = countBads(takeSample(sample, fitRows).labels);
  if (bad === 0 || bad === fitRows.length)
    throw new LabError(`The ${fitRows.length} rows to fit on hold ${bad} defaults: both kinds are needed.`);
  const fitted = await fitChosen(sample, fitRows, recipe, onProgress);
  const inside = scoreChosen(sample, fitRows, fitted);
  const after =
    sample.times && validateUntil !== null && checkRows.length > 0
      ? scoreChosen(sample, checkRows, fitted)
      : null;
  return {
    format: 'mingjian-model-1',
    target: roles.target,
    features: set,
    idColumn: roles.id,
    timeColumn: roles.time,
    fitted: describeRows(inside),
    validated: after && describeRows(after),
    seed: recipe.seed,
    base: fitted.base,
    quantiles: findQuantiles(inside.logOdds),
    slope: after && fitSlope(after),
    ...withKind(recipe.kind, fitted, sample.names),
  };
};
