import { readTexts } from './table.ts';
import type { Table } from './table.ts';

/** A year as it stands, or the year of a date, with the part of the year that has gone. */
const parseTime = (text: string): number => {
  const date = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  return date ? Number(date[1]) + (Number(date[2]) * 31 + Number(date[3])) / 403 : Number(text);
};

/** The column of times as numbers that can be compared and subtracted, in years where they are dates. */
export const readTimes = (table: Table, column: string): Float64Array =>
  table.numbers.get(column) ?? Float64Array.from(readTexts(table, column), parseTime);

/** For each row the row of the same id one period earlier, -1 without one; the first of doubles counts. */
export const findPrevious = (table: Table, id: string | null, time: string | null): Int32Array => {
  const previous = new Int32Array(table.rows).fill(-1);
  if (id === null || time === null) return previous;
  const ids = readTexts(table, id);
  const times = readTimes(table, time);
  const rowOf = new Map<string, number>();
  const keyOf = (row: number, at: number): string => `${at.toFixed(3)} ${ids[row]}`;
  for (let row = table.rows - 1; row >= 0; row -= 1) rowOf.set(keyOf(row, times[row] as number), row);
  return previous.map((_, row) => rowOf.get(keyOf(row, (times[row] as number) - 1)) ?? -1);
};
