import { resolve } from 'node:path';
import { makeSample, validateScores } from '@mingjian/modelling/laboratory';
import { findPrevious, LabError, readTable, readTexts, readTimes } from '@mingjian/modelling/tables';
import type { Command } from '../command.ts';
import { need, readData, readMoment, readOptions, readRoles } from './options.ts';
import { tellValidation } from './tell-validation.ts';

const readScores = async (name: string): Promise<Float64Array> => {
  const file = resolve(name);
  const scores = (await readTable(file)).numbers.get('probability');
  if (!scores) throw new LabError(`${file} has no column "probability".`);
  const wrong = scores.findIndex((score) => !(score >= 0 && score <= 1));
  if (wrong >= 0) throw new LabError(`${file}, row ${wrong + 1}: a probability lies between 0 and 1.`);
  return scores;
};

const readAligned = async (name: string, rows: number): Promise<Float64Array> => {
  const scores = await readScores(name);
  if (scores.length !== rows)
    throw new LabError(`${resolve(name)} has ${scores.length} rows, the data ${rows}.`);
  return scores;
};

/** Places of the rows of a later period, and what of them stands where in the whole table. */
const chooseRows = (
  times: Float64Array | null,
  from: number | null,
  until: number | null,
): Int32Array | null =>
  times && (from !== null || until !== null)
    ? Int32Array.from(
        Array.from(times.keys()).filter((row) => {
          const time = times[row] as number;
          return (from === null || time > from) && (until === null || time <= until);
        }),
      )
    : null;

export const validate: Command = async ({ args, print }) => {
  const options = readOptions(args);
  const roles = readRoles(options);
  const table = await readData(options);
  const { labels } = makeSample(table, null, roles);
  const scores = await readAligned(need(options, 'scores'), labels.length);
  const against = options.against === undefined ? null : await readAligned(options.against, labels.length);
  const times = roles.time === null ? null : readTimes(table, roles.time);
  const fitUntil = readMoment(options['fit-until'], 'fit-until');
  const validateUntil = readMoment(options['validate-until'], 'validate-until');
  if (times === null && (fitUntil !== null || validateUntil !== null))
    throw new LabError('--fit-until and --validate-until need --time.');
  const rows = chooseRows(times, fitUntil, validateUntil) ?? Int32Array.from(labels.keys());
  const take = (list: Float64Array): Float64Array => Float64Array.from(rows, (row) => list[row] as number);
  const groups = roles.group === null ? null : readTexts(table, roles.group);
  const placeOf = new Map(Array.from(rows, (row, place) => [row, place]));
  const previous = findPrevious(table, roles.id, roles.time);
  const reference =
    options.reference === undefined
      ? times && fitUntil !== null
        ? scores.filter((_, row) => (times[row] as number) <= fitUntil)
        : null
      : await readScores(options.reference);
  const result = validateScores(
    { labels: take(labels), scores: take(scores) },
    {
      groups: groups && Array.from(rows, (row) => groups[row] as string),
      reference: reference && reference.length > 0 ? reference : null,
      against: against && take(against),
      previous: Int32Array.from(rows, (row) => placeOf.get(previous[row] as number) ?? -1),
    },
  );
  if (options.json) print(JSON.stringify(result));
  else for (const line of tellValidation(result, roles.group)) print(line);
  return 0;
};
