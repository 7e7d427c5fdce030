import { join } from 'node:path';
import {
  crossValidateOrdinal,
  LAST_INVESTMENT_GRADE,
  makeSample,
  readPlaces,
} from '@mingjian/modelling/laboratory';
import { readTable, readTexts } from '@mingjian/modelling/tables';
import { NO_ROLES, recipeOf, tellInterval, tellShareInterval } from './line.ts';
import type { Line } from './line.ts';

/** Ratings of American agencies, each by a model that saw no rating of the same company. */
export const measureAgencies = async (data: string, seed: number): Promise<readonly Line[]> => {
  const table = await readTable(join(data, 'us-agency-ratings/ratings_75pct_of_firms.csv'));
  const roles = { ...NO_ROLES, target: 'Rating', group: 'CIK', ignore: ['Binary Rating', 'SIC Code'] };
  const places = readPlaces(readTexts(table, 'Rating'));
  const sample = makeSample(table, null, roles, places);
  const result = await crossValidateOrdinal(sample, recipeOf('boosting', seed), { folds: 10, seed });
  const line = (task: string, ours: number, prototype: string, bar?: number): Line => ({
    task: `agency ratings, 10-fold by firm, ${task}`,
    paper: '-',
    prototype,
    ours,
    cases: result.rows,
    ...(bar === undefined ? {} : { bar }),
  });
  const share = (task: string, ours: number, prototype: string, bar?: number): Line => ({
    ...line(task, ours, prototype, bar),
    spread: tellShareInterval(Math.round(ours * result.rows), result.rows),
  });
  const speculative = places.filter((place) => place > LAST_INVESTMENT_GRADE).length;
  return [
    share('exact', result.exact, '.175'),
    share('+-1 notch', result.within1, '.495'),
    share('+-2 notches', result.within2, '.703', 0.68),
    line('Spearman', result.spearman, '.718'),
    {
      ...line('investment-grade AUC', result.investmentGradeAuc, '.882', 0.87),
      bad: speculative,
      spread: tellInterval(result.investmentGradeAuc, speculative, result.rows),
    },
  ];
};
