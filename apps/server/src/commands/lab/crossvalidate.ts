import { crossValidate, crossValidateOrdinal, makeSample, readPlaces } from '@mingjian/modelling/laboratory';
import { LabError, readTexts } from '@mingjian/modelling/tables';
import type { Command } from '../command.ts';
import { makeProgress } from './tell-progress.ts';
import { readData, readFeatures, readOptions, readRecipe, readRoles, readWhole } from './options.ts';

const LEAST_FOLDS = 2;

export const crossvalidate: Command = async ({ args, print }) => {
  const options = readOptions(args);
  const recipe = await readRecipe(options);
  const roles = readRoles(options);
  const set = await readFeatures(options);
  const table = await readData(options);
  const folding = {
    folds: readWhole(options.folds, 'folds', LEAST_FOLDS),
    seed: recipe.seed,
    onProgress: makeProgress('folds'),
  };
  if (options.kind === 'ordinal') {
    if (recipe.kind === 'scorecard')
      throw new LabError('A scorecard tells two kinds apart: --kind ordinal needs stumps or boosting.');
    const places = readPlaces(readTexts(table, roles.target));
    const result = await crossValidateOrdinal(makeSample(table, set, roles, places), recipe, folding);
    print(options.json ? JSON.stringify(result) : tellOrdinal(result));
    return 0;
  }
  if (options.kind !== undefined) throw new LabError('--kind is "ordinal" or absent.');
  const result = await crossValidate(makeSample(table, set, roles), recipe, folding);
  if (options.json) print(JSON.stringify(result));
  else {
    result.folds.forEach(({ rows, bad, auc }, fold) =>
      print(`fold ${fold + 1}: ${rows} rows, ${bad} bad, AUC ${auc.toFixed(4)}`),
    );
    print(
      `AUC ${result.auc.toFixed(4)}, sd ${result.sd.toFixed(4)}, Brier ${result.brier.toFixed(5)}; ${result.rows} rows, ${result.bad} bad`,
    );
  }
  return 0;
};

const tellOrdinal = (result: Awaited<ReturnType<typeof crossValidateOrdinal>>): string =>
  `${result.rows} rows: exact ${result.exact.toFixed(3)}, +-1 ${result.within1.toFixed(3)}, +-2 ${result.within2.toFixed(3)}, +-3 ${result.within3.toFixed(3)}, ` +
  `Spearman ${result.spearman.toFixed(3)}, investment-grade AUC ${result.investmentGradeAuc.toFixed(3)}`;
