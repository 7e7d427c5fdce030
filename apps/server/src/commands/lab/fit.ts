import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { listGroups } from '@mingjian/domain/models';
import type { ModelFile, SampleNote } from '@mingjian/domain/models';
import { LEAST_INFORMATION } from '@mingjian/modelling/scorecards';
import { fitModel, makeSample } from '@mingjian/modelling/laboratory';
import { LabError } from '@mingjian/modelling/tables';
import type { Command } from '../command.ts';
import { need, readData, readFeatures, readMoment, readOptions, readRecipe, readRoles } from './options.ts';
import { makeProgress } from './tell-progress.ts';
import { tellPoints } from './tell-points.ts';

/** A model file is read by browsers too. */
const MOST_BYTES = 1_000_000;

const tellSample = (name: string, note: SampleNote | null): string =>
  note === null
    ? `${name}: none`
    : `${name}: ${note.rows} rows, ${note.bad} bad${note.from === null ? '' : `, ${note.from} to ${note.until}`}, AUC ${note.auc?.toFixed(4) ?? 'not to be had: only one kind'}`;

const tellTerms = (model: ModelFile): readonly string[] => {
  if (model.kind === 'boosting')
    return [`${model.trees.length} trees over ${model.variables.length} variables`];
  const groups = model.features ? listGroups(model.features) : {};
  return [
    ...model.terms.map(({ variable, bounds, evidence }) =>
      [
        variable.padEnd(36),
        (groups[variable] ?? '').padEnd(14),
        `${bounds.length + 1} steps`.padStart(10),
        ...(evidence
          ? [`IV ${evidence.informationValue.toFixed(3)}`, `coefficient ${evidence.coefficient.toFixed(3)}`]
          : []),
      ].join('  '),
    ),
    ...(model.absentGroups ?? []).map(
      ({ group, informationValue }) =>
        `no variable of ${group}: the best has IV ${informationValue.toFixed(3)}, ` +
        (informationValue < LEAST_INFORMATION
          ? 'which says nothing'
          : 'and among the others it says the contrary'),
    ),
  ];
};

export const fit: Command = async ({ args, print }) => {
  const options = readOptions(args);
  const out = resolve(need(options, 'out'));
  const recipe = await readRecipe(options);
  const roles = readRoles(options);
  const set = await readFeatures(options);
  const sample = makeSample(await readData(options), set, roles);
  const periods = {
    fitUntil: readMoment(options['fit-until'], 'fit-until'),
    validateUntil: readMoment(options['validate-until'], 'validate-until'),
  };
  const model = await fitModel(sample, set, roles, recipe, periods, makeProgress('fit'));
  const text = `${JSON.stringify(model)}\n`;
  if (text.length > MOST_BYTES)
    throw new LabError(`The model would take ${text.length} bytes; 1 MB is the most.`);
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, text);
  if (options.points) {
    if (model.kind === 'boosting')
      throw new LabError('Trees have no points: --points needs scorecard or stumps.');
    for (const line of tellPoints(model)) print(line);
  }
  for (const line of tellTerms(model)) print(line);
  print(tellSample('fitted on', model.fitted));
  print(tellSample('validated on', model.validated));
  print(`${out}: ${text.length} bytes`);
  return 0;
};
