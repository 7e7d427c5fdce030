import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FeatureSet, ModelKind } from '@mingjian/domain/models';
import { readFeatureSet, readSigns } from '@mingjian/modelling/laboratory';
import type { Recipe, Roles } from '@mingjian/modelling/laboratory';
import { dropDuplicates, LabError, readTable } from '@mingjian/modelling/tables';
import type { Table } from '@mingjian/modelling/tables';

const KINDS: readonly ModelKind[] = ['scorecard', 'stumps', 'boosting'];

const OPTIONS = {
  data: { type: 'string' },
  target: { type: 'string' },
  time: { type: 'string' },
  id: { type: 'string' },
  group: { type: 'string' },
  ignore: { type: 'string' },
  features: { type: 'string' },
  signs: { type: 'string' },
  model: { type: 'string' },
  out: { type: 'string' },
  scores: { type: 'string' },
  against: { type: 'string' },
  reference: { type: 'string' },
  kind: { type: 'string' },
  'fit-until': { type: 'string' },
  'validate-until': { type: 'string' },
  'max-variables': { type: 'string' },
  'neutral-missing': { type: 'boolean' },
  'drop-duplicates': { type: 'boolean' },
  folds: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  points: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const readOptions = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS }).values;
export type LabOptions = ReturnType<typeof readOptions>;

/** An option that must be there. */
export const need = (options: LabOptions, name: 'data' | 'target' | 'model' | 'out' | 'scores'): string => {
  const value = options[name];
  if (value === undefined) throw new LabError(`--${name} is missing.`);
  return value;
};

export const readWhole = (text: string, name: string, least: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new LabError(`--${name} must be a whole number of at least ${least}, not "${text}".`);
  return value;
};

/** A year, or the year of a date with the part of it that has gone. */
export const readMoment = (text: string | undefined, name: string): number | null => {
  if (text === undefined) return null;
  const value = Number(text);
  if (Number.isNaN(value)) throw new LabError(`--${name} must be a number such as a year, not "${text}".`);
  return value;
};

export const readRoles = (options: LabOptions): Roles => ({
  target: need(options, 'target'),
  id: options.id ?? null,
  time: options.time ?? null,
  group: options.group ?? null,
  ignore: options.ignore?.split(',').map((name) => name.trim()) ?? [],
});

export const readRecipe = async (options: LabOptions): Promise<Recipe> => {
  const kind = KINDS.find((known) => known === need(options, 'model'));
  if (!kind) throw new LabError(`--model must be one of ${KINDS.join(', ')}.`);
  const most = options['max-variables'];
  return {
    kind,
    signs: options.signs === undefined ? {} : await readSigns(resolve(options.signs)),
    ...(most === undefined ? {} : { maxVariables: readWhole(most, 'max-variables', 1) }),
    ...(options['neutral-missing'] ? { isMissingNeutral: true } : {}),
    seed: readWhole(options.seed, 'seed', 0),
    loss: 'logistic',
  };
};

export const readData = async (options: LabOptions): Promise<Table> => {
  const table = await readTable(resolve(need(options, 'data')));
  return options['drop-duplicates'] ? dropDuplicates(table) : table;
};

export const readFeatures = (options: LabOptions): Promise<FeatureSet | null> =>
  options.features === undefined ? Promise.resolve(null) : readFeatureSet(resolve(options.features));
