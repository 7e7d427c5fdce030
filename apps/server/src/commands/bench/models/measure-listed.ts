import { join } from 'node:path';
import { crossValidate, makeSample, readFeatureSet } from '@mingjian/modelling/laboratory';
import { readTable } from '@mingjian/modelling/tables';
import { FEATURES, NO_ROLES, recipeOf } from './line.ts';
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
    let sum = 0;
    for (const seed of [1, 2, 3])
      sum += (await crossValidate(sample, recipeOf(kind, seed), { folds: 5, seed })).auc;
    lines.push({
      task: `China ST 2016 from FY2014 ratios, 5-fold x 3 AUC, ${kind}`,
      paper: '-',
      prototype: kind === 'scorecard' ? '.956' : '.948',
      ours: sum / 3,
      ...(kind === 'scorecard' ? { bar: 0.945 } : {}),
    });
  }
  return lines;
};
