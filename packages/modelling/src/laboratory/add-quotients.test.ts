import { expect, it } from 'vitest';
import { addQuotients } from './add-quotients.ts';

const makeSample = (columns: Readonly<Record<string, readonly number[]>>) => ({
  names: Object.keys(columns),
  columns: Object.values(columns).map((column) => Float64Array.from(column)),
  labels: new Float64Array(3),
  rows: 3,
});

it('adds the quotient of each pair of measured columns, nothing where it is none', () => {
  const sample = makeSample({ debt: [2, 4, 0], 'sector = Utils': [1, 0, 1], profit: [1, -2, 5] });
  const { names, columns } = addQuotients(sample);
  expect(names).toEqual(['debt', 'sector = Utils', 'profit', 'profit / debt']);
  expect(columns.slice(0, 3)).toEqual(sample.columns);
  expect(columns[3]).toEqual(Float64Array.of(0.5, -0.5, Number.NaN));
});

it('says the same of a row whatever rows stand beside it', () => {
  const all = addQuotients(makeSample({ debt: [2, 4, 8], profit: [1, 3, 5] }));
  const other = addQuotients(makeSample({ debt: [2, 9, 7], profit: [1, 6, 2] }));
  expect(other.columns.map((column) => column[0])).toEqual(all.columns.map((column) => column[0]));
});

it('leaves a wide table as it is', () => {
  const wide = makeSample(Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`x${at}`, [at, 2, 3]])));
  expect(addQuotients(wide)).toBe(wide);
});
