import { evaluateFeatures, listGroups } from '@mingjian/domain/models';
import type { FeatureSet } from '@mingjian/domain/models';
import type { Sample } from '../samples/index.ts';
import { addCategories, findPrevious, LabError, readTexts, readTimes } from '../tables/index.ts';
import type { Table } from '../tables/index.ts';

/** What the columns of a table are. */
export interface Roles {
  readonly target: string;
  readonly id: string | null;
  readonly time: string | null;
  readonly group: string | null;
  readonly ignore: readonly string[];
}

export interface LabSample extends Sample {
  /** Of each row; null where the table has no such column. */
  readonly times: Float64Array | null;
  readonly groups: readonly string[] | null;
}

/** 0 and 1, or two words of which the later in order is the default. */
const readLabels = (table: Table, target: string): Float64Array => {
  const numbers = table.numbers.get(target);
  const isBinary = numbers?.every((value) => value === 0 || value === 1);
  if (numbers && isBinary) return numbers;
  const words = [...new Set(readTexts(table, target))].toSorted();
  if (words.length !== 2)
    throw new LabError(`The target "${target}" must hold 0 and 1, or two words; it holds ${words.length}.`);
  return Float64Array.from(readTexts(table, target), (text) => (text === words[1] ? 1 : 0));
};

/** The variables that a model may look at: of the feature set, else every column of numbers that has no other role. */
const listVariables = (table: Table, set: FeatureSet | null, roles: Roles): readonly string[] => {
  const taken = new Set([roles.target, roles.id, roles.time, roles.group, ...roles.ignore]);
  const offered = set
    ? [...set.keep, ...set.features.filter(({ isHelper }) => !isHelper).map(({ name }) => name)]
    : [...table.numbers.keys()];
  const names = offered.filter((name) => !taken.has(name) && !taken.has(name.split(' = ')[0] ?? ''));
  if (names.length === 0)
    throw new LabError('The table has no column of numbers that a model could look at.');
  return names;
};

/**
 * Cases and variables of a table.
 * @param labels of the rows; by default the target as 0 and 1
 */
export const makeSample = (
  table: Table,
  set: FeatureSet | null,
  roles: Roles,
  labels: Float64Array = readLabels(table, roles.target),
): LabSample => {
  for (const name of [roles.target, roles.id, roles.time, roles.group, ...roles.ignore])
    if (name !== null) readTexts(table, name);
  const full = addCategories(table);
  const names = listVariables(full, set, roles);
  const columns = evaluateFeatures(set, names, full.numbers, findPrevious(table, roles.id, roles.time));
  return {
    ...(set ? { factorGroups: listGroups(set) } : {}),
    names,
    columns,
    labels,
    rows: table.rows,
    times: roles.time === null ? null : readTimes(table, roles.time),
    groups: roles.group === null ? null : readTexts(table, roles.group),
  };
};
