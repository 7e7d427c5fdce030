import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { scoreRows, toProbabilities } from '@mingjian/domain/models';
import type { ModelFile } from '@mingjian/domain/models';
import { addNamedCategories, findPrevious, LabError } from '@mingjian/modelling/tables';
import type { Command } from '../command.ts';
import { need, readData, readOptions } from './options.ts';

const readModel = async (file: string): Promise<ModelFile> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new LabError(`There is no file ${file}.`);
  });
  const model = JSON.parse(text) as ModelFile;
  if (model.format !== 'mingjian-model-1') throw new LabError(`${file} is no model of this laboratory.`);
  return model;
};

export const score: Command = async ({ args, print }) => {
  const options = readOptions(args);
  const out = resolve(need(options, 'out'));
  const model = await readModel(resolve(need(options, 'model')));
  const table = addNamedCategories(await readData(options), model.variables);
  const previous = findPrevious(table, model.idColumn, model.timeColumn);
  const start = process.cpuUsage();
  const probabilities = toProbabilities(scoreRows(model, table.numbers, previous));
  const { user, system } = process.cpuUsage(start);
  await writeFile(out, `probability\n${Array.from(probabilities, String).join('\n')}\n`);
  const seconds = (user + system) / 1e6;
  print(`${table.rows} rows scored, ${Math.round(table.rows / seconds)} rows a CPU second; ${out}`);
  return 0;
};
