import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '@mingjian/database/launcher';
import { scoreRows } from '@mingjian/domain/models';
import type { ModelKind } from '@mingjian/domain/models';
import {
  crossValidate,
  crossValidateOrdinal,
  fitModel,
  makeSample,
  readFeatureSet,
  readPlaces,
} from '@mingjian/modelling/laboratory';
import type { Recipe, Roles } from '@mingjian/modelling/laboratory';
import { dropDuplicates, findPrevious, readTable, readTexts } from '@mingjian/modelling/tables';
import type { Command } from '../../command.ts';
import { measureDistressScores } from './measure-distress-scores.ts';

const ROOT = resolve(import.meta.dirname, '../../../../../..');
const FEATURES = join(ROOT, 'packages/modelling/features');
const BOOSTING_SECONDS = 90;
const ROWS_A_SECOND = 200_000;

type Print = (line: string) => void;

/** One line of the public benchmarks: what others reached, and what this laboratory reaches. */
interface Line {
  readonly task: string;
  readonly paper: string;
  readonly prototype: string;
  readonly ours: number;
  /** Absent: reported, not judged. */
  readonly bar?: number;
}

const isHeld = ({ ours, bar }: Line): boolean => bar === undefined || ours >= bar;

const present = (line: Line): string =>
  line.task.padEnd(58) +
  line.paper.padStart(16) +
  line.prototype.padStart(12) +
  line.ours.toFixed(4).padStart(10) +
  (line.bar === undefined ? '' : `${String(line.bar).padStart(8)}  ${isHeld(line) ? 'held' : 'MISSED'}`);

const recipeOf = (kind: ModelKind, seed: number): Recipe => ({ kind, signs: {}, seed, loss: 'logistic' });
const NO_ROLES: Roles = { target: '', id: null, time: null, group: null, ignore: [] };

/** Papers and prototype by kind: section 0 of the model specification. */
const POLISH: readonly (readonly [ModelKind, string, string, number])[] = [
  ['scorecard', 'LR .632 [M]', '.923', 0.915],
  ['stumps', '-', '.934', 0.93],
  ['boosting', 'EXGB .955 [M]', '.962', 0.957],
];

const measurePolish = async (data: string, seed: number, print: Print): Promise<readonly Line[]> => {
  const table = dropDuplicates(await readTable(join(data, 'polish-bankruptcy/5year.arff')));
  const sample = makeSample(table, null, { ...NO_ROLES, target: 'bankruptcy' });
  const lines: Line[] = [];
  for (const [kind, paper, prototype, bar] of POLISH) {
    const start = performance.now();
    const { auc } = await crossValidate(sample, recipeOf(kind, seed), { folds: 10, seed });
    const seconds = (performance.now() - start) / 1000;
    lines.push({ task: `Polish 5year, 10-fold AUC, ${kind}`, paper, prototype, ours: auc, bar });
    if (kind === 'boosting')
      print(
        `Polish 5year by boosting, 10 folds: ${seconds.toFixed(0)} s, at most ${BOOSTING_SECONDS}: ${seconds <= BOOSTING_SECONDS ? 'held' : 'MISSED'}`,
      );
  }
  return lines;
};

const US: Roles = { target: 'event', id: 'firm', time: 'year', group: 'firm', ignore: [] };
const US_SETS = [
  ['us-firm-years', 'with market value'],
  ['us-firm-years-without-market', 'without market data'],
] as const;
const REPEATS = 20;

const measureUs = async (data: string, seed: number, print: Print): Promise<readonly Line[]> => {
  const table = await readTable(join(data, 'us-bankruptcy/us_firm_years_1999_2014.csv'));
  const lines: Line[] = [];
  for (const [name, words] of US_SETS) {
    const set = await readFeatureSet(join(FEATURES, `${name}.json`));
    const sample = makeSample(table, set, US);
    for (const kind of ['scorecard', 'boosting'] as const) {
      const recipe = {
        ...recipeOf(kind, seed),
        ...(kind === 'scorecard' ? { maxVariables: 14 } : {}),
      };
      const model = await fitModel(sample, set, US, recipe, { fitUntil: 2011, validateUntil: 2014 });
      lines.push({
        task: `US fit <= 2011, AUC 2012-2014, ${words}, ${kind}`,
        paper: 'Altman Z .791',
        prototype: '-',
        ours: model.validated?.auc ?? Number.NaN,
      });
      const previous = findPrevious(table, US.id, US.time);
      const cpu = process.cpuUsage();
      for (let repeat = 0; repeat < REPEATS; repeat += 1) scoreRows(model, table.numbers, previous);
      const { user, system } = process.cpuUsage(cpu);
      const rate = (REPEATS * table.rows) / ((user + system) / 1e6);
      print(
        `scoring the raw US table, ${words}, ${kind}: ${Math.round(rate)} rows a CPU second, at least ${ROWS_A_SECOND}: ${rate >= ROWS_A_SECOND ? 'held' : 'MISSED'}`,
      );
    }
  }
  return lines;
};

const measureListed = async (data: string): Promise<readonly Line[]> => {
  const table = await readTable(join(data, 'listed-distress/listed_ratios_2014_2015_with_st_2016.csv'));
  const set = await readFeatureSet(join(FEATURES, 'listed-ratios-2014.json'));
  const sample = makeSample(table, set, { ...NO_ROLES, target: 'st_2016_09' });
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

const measureAgencies = async (data: string, seed: number): Promise<readonly Line[]> => {
  const table = await readTable(join(data, 'us-agency-ratings/ratings_75pct_of_firms.csv'));
  const roles = { ...NO_ROLES, target: 'Rating', group: 'CIK', ignore: ['Binary Rating', 'SIC Code'] };
  const sample = makeSample(table, null, roles, readPlaces(readTexts(table, 'Rating')));
  const result = await crossValidateOrdinal(sample, recipeOf('boosting', seed), { folds: 10, seed });
  const line = (task: string, ours: number, prototype: string, bar?: number): Line => ({
    task: `agency ratings, 10-fold by firm, ${task}`,
    paper: '-',
    prototype,
    ours,
    ...(bar === undefined ? {} : { bar }),
  });
  return [
    line('exact', result.exact, '.175'),
    line('+-1 notch', result.within1, '.495'),
    line('+-2 notches', result.within2, '.703', 0.68),
    line('Spearman', result.spearman, '.718'),
    line('investment-grade AUC', result.investmentGradeAuc, '.882', 0.87),
  ];
};

/** `npm run bench -- models [--seed N]`: the public benchmarks, beside what papers and the prototype reached. */
export const run: Command = async ({ args, print }) => {
  const data = resolve(ROOT, '../shared/data');
  if (!existsSync(data))
    throw new OperatorError('The public tables are not there: ../shared/data beside the project.');
  const seed = Number(args[args.indexOf('--seed') + 1] ?? 2) || 2;
  const lines = [
    ...(await measurePolish(data, seed, print)),
    ...(await measureUs(data, seed, print)),
    ...(await measureDistressScores(data)),
    ...(await measureListed(data)),
    ...(await measureAgencies(data, seed)),
  ];
  print(
    `${''.padEnd(58)}${'paper'.padStart(16)}${'prototype'.padStart(12)}${'ours'.padStart(10)}${'bar'.padStart(8)}`,
  );
  for (const line of lines) print(present(line));
  print('* On 2015-2018. As published: nothing is fitted; firm-years and failures in brackets.');
  print('The authors of EXGB stop early on the test fold, which leaks; folds here are drawn without it.');
  return lines.every(isHeld) ? 0 : 1;
};
