import type { Columns } from '@mingjian/domain/models';

/** A file as columns: numbers where every cell is one or holds nothing, texts elsewhere. */
export interface Table {
  readonly rows: number;
  /** All columns in the order of the file. */
  readonly names: readonly string[];
  readonly numbers: Columns;
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

/** A file or an argument that cannot be used, in a sentence for the person who gave it. */
export class LabError extends Error {
  override readonly name = 'LabError';
}

/** What stands in a cell that holds nothing. */
const NOTHING: ReadonlySet<string> = new Set(['', '?', '-', '--', 'NA', 'N/A', 'NaN', 'nan', 'null', 'NULL']);

const parseCell = (cell: string): number | null => {
  const text = cell.trim();
  if (NOTHING.has(text)) return Number.NaN;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};

/** Columns from rows of cells; a short row lacks its last cells. */
export const makeTable = (names: readonly string[], records: readonly (readonly string[])[]): Table => {
  const numbers = new Map<string, Float64Array>();
  const texts = new Map<string, readonly string[]>();
  names.forEach((name, at) => {
    const column = new Float64Array(records.length);
    const isText = records.some((record, row) => {
      const value = parseCell(record[at] ?? '');
      if (value !== null) column[row] = value;
      return value === null;
    });
    if (isText)
      texts.set(
        name,
        records.map((record) => (record[at] ?? '').trim()),
      );
    else numbers.set(name, column);
  });
  return { rows: records.length, names, numbers, texts };
};

/** The cells of a column as texts, to group and to tell apart by. */
export const readTexts = (table: Table, name: string): readonly string[] => {
  const texts = table.texts.get(name);
  if (texts) return texts;
  const numbers = table.numbers.get(name);
  if (!numbers)
    throw new LabError(`There is no column "${name}". The columns are: ${table.names.join(', ')}.`);
  return Array.from(numbers, String);
};

/** The rows with these numbers, in that order. */
export const takeRows = (table: Table, rows: ArrayLike<number>): Table => {
  const places = Int32Array.from(rows);
  return {
    rows: places.length,
    names: table.names,
    numbers: new Map(
      [...table.numbers].map(([name, column]) => [
        name,
        Float64Array.from(places, (row) => column[row] as number),
      ]),
    ),
    texts: new Map(
      [...table.texts].map(([name, column]) => [name, Array.from(places, (row) => column[row] as string)]),
    ),
  };
};
