import { readFile } from 'node:fs/promises';
import type { Feature, FeatureSet } from '@mingjian/domain/models';
import type { Signs } from '../samples/index.ts';
import { LabError } from '../tables/index.ts';

const readJson = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new LabError(`There is no file ${file}.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new LabError(`${file} is not JSON.`);
  }
};

const KINDS: readonly Feature['kind'][] = [
  'ratio',
  'sum',
  'logarithm',
  'indicator',
  'limit',
  'change',
  'scaled-change',
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A feature file, checked: names, kinds, and that no feature stands before what it is made of. */
export const readFeatureSet = async (file: string): Promise<FeatureSet> => {
  const read = await readJson(file);
  if (!isRecord(read) || !Array.isArray(read['features']))
    throw new LabError(`${file} holds no list "features".`);
  const names = new Set<string>();
  for (const feature of read['features'] as unknown[]) {
    const [name, kind] = isRecord(feature) ? [feature['name'], feature['kind']] : [];
    if (typeof name !== 'string' || !KINDS.some((known) => known === kind))
      throw new LabError(`${file}: a feature needs a name and one of the kinds ${KINDS.join(', ')}.`);
    if (names.has(name)) throw new LabError(`${file}: the feature "${name}" stands twice.`);
    names.add(name);
  }
  return { name: file, note: '', keep: [], ...read } as unknown as FeatureSet;
};

/** A file of directions: variable -> 1 (risk rises with it) or -1 (risk falls). */
export const readSigns = async (file: string): Promise<Signs> => {
  const read = await readJson(file);
  if (!isRecord(read) || !Object.values(read).every((sign) => sign === 1 || sign === -1))
    throw new LabError(`${file} must hold an object of 1 and -1 by variable.`);
  return read as Signs;
};
