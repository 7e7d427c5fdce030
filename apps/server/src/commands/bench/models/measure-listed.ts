import { join } from 'node:path';
import { crossValidate, makeSample, readFeatureSet } from '@mingjian/modelling/laboratory';
import type { CrossValidation } from '@mingjian/modelling/laboratory';
import { readTable } from '@mingjian/modelling/tables';
import { FEATURES, NO_ROLES, recipeOf, tellDeviation } from './line.ts';
import type { Line } from './line.ts';

export const LISTED_FILE = 'listed-distress/listed_ratios_2014_2015_with_st_2016.csv';
export const LISTED_TARGET = 'st_2016_09';

/** Chinese listed companies: the ST status of September 2016 from the ratios of 2014. */
export const measureListed = async (data: string): Promise<readonly Line[]> => {
  const table = await readTable(join(data, LISTED_FILE));
  const set = await readFeatureSet(join(FEATURES, 'listed-ratios-2014.json'));
  const sample = makeSample(table, set, { ...NO_ROLES, target: LISTED_TARGET });
  const lines: Line[] = [];
  for (const kind of ['scorecard', 'boosting'] as const) {
    const results: CrossValidation[] = [];
    for (const seed of [1, 2, 3])
      results.push(await crossValidate(sample, recipeOf(kind, seed), { folds: 5, seed }));
    const mean = (of: (result: CrossValidation) => number): number =>
      results.reduce((sum, result) => sum + of(result), 0) / results.length;
    lines.push({
      task: `China ST 2016 from FY2014 ratios, 5-fold x 3 AUC, ${kind}`,
      paper: '-',
      prototype: kind === 'scorecard' ? '.956' : '.948',
      ours: mean(({ auc }) => auc),
      cases: sample.rows,
      bad: mean(({ bad }) => bad),
      spread: tellDeviation(mean(({ sd }) => sd)),
      ...(kind === 'scorecard' ? { bar: 0.945 } : {}),
    });
  }
  return lines;
};
