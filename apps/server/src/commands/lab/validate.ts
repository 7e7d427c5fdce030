import { resolve } from 'node:path';
import { makeSample, validateScores } from '@mingjian/modelling/laboratory';
import { LabError, readTable, readTexts } from '@mingjian/modelling/tables';
import type { Command } from '../command.ts';
import { need, readData, readOptions, readRoles } from './options.ts';

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

export const validate: Command = async ({ args, print }) => {
  const options = readOptions(args);
  const roles = readRoles(options);
  const table = await readData(options);
  const { labels } = makeSample(table, null, roles);
  const file = resolve(need(options, 'scores'));
  const scores = (await readTable(file)).numbers.get('probability');
  if (!scores) throw new LabError(`${file} has no column "probability".`);
  if (scores.length !== labels.length)
    throw new LabError(`${file} has ${scores.length} rows, the data ${labels.length}.`);
  const groups = roles.group === null ? null : readTexts(table, roles.group);
  const result = validateScores({ labels, scores }, groups);
  if (options.json) {
    print(JSON.stringify(result));
    return 0;
  }
  const { interval, bootstrap, hosmerLemeshow } = result;
  print(`${result.rows} rows, ${result.bad} bad`);
  print(
    `AUC ${result.auc.toFixed(4)}, 95 % ${interval.from.toFixed(4)} to ${interval.to.toFixed(4)} (Hanley-McNeil), ` +
      `${bootstrap.from.toFixed(4)} to ${bootstrap.to.toFixed(4)} (bootstrap${groups ? ` by ${roles.group}` : ''})`,
  );
  print(`accuracy ratio ${result.accuracyRatio.toFixed(4)}, KS ${result.ks.toFixed(4)}`);
  print(
    `Brier ${result.brier.toFixed(5)}, log loss ${result.logLoss.toFixed(5)}, calibration error ${percent(result.calibrationError)}`,
  );
  print(
    `Hosmer-Lemeshow ${hosmerLemeshow.statistic.toFixed(1)} on ${hosmerLemeshow.degrees} degrees, p ${hosmerLemeshow.p.toFixed(4)}`,
  );
  print('cases        bad  predicted   observed  alone     with correlation');
  for (const bin of result.bins)
    print(
      `${String(bin.cases).padEnd(8)}${String(bin.bad).padStart(8)}${percent(bin.predicted).padStart(11)}${percent(bin.observed).padStart(11)}  ${bin.independent.padEnd(8)}  ${bin.correlated}`,
    );
  return 0;
};
