import { createReadStream } from 'node:fs';
import { CsvFormError, makeCsvParser } from '@mingjian/domain/csv';
import { LabError, makeTable } from './table.ts';
import type { Table } from './table.ts';

/** Names of an ARFF file's attributes; values in braces are nominal and read as texts or numbers like others. */
const readAttribute = (line: string): string | null => {
  const found = /^@attribute\s+(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|(\S+))/i.exec(line);
  return found ? (found[1] ?? found[2] ?? found[3] ?? null) : null;
};

/** An attribute that stands twice is told apart by its place, since columns are called by name. */
const tellApart = (names: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
};

const readRecords = async (file: string): Promise<readonly (readonly string[])[]> => {
  const parser = makeCsvParser();
  const records: (readonly string[])[] = [];
  const stream = createReadStream(file, { encoding: 'utf8' });
  try {
    for await (const piece of stream)
      for (const { cells } of parser.push(piece as string)) records.push(cells);
    for (const { cells } of parser.end()) records.push(cells);
  } catch (error) {
    if (error instanceof CsvFormError)
      throw new LabError(`${file} is not a readable table: ${error.fault} in row ${error.row}.`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new LabError(`There is no file ${file}.`);
    throw error;
  }
  return records;
};

const splitArff = (lines: readonly (readonly string[])[]) => {
  const start = lines.findIndex(([first = '']) => /^@data/i.test(first.trim()));
  if (start < 0) throw new LabError('The ARFF file has no @data.');
  const names = lines
    .slice(0, start)
    .flatMap((cells) => readAttribute(cells.join(',').trim()) ?? [])
    .map((name) => name.replaceAll("\\'", "'"));
  return { names, records: lines.slice(start + 1).filter(([first = '']) => !first.startsWith('%')) };
};

const splitCsv = ([header = [], ...records]: readonly (readonly string[])[]) => ({
  names: header.map((name) => name.replace(/^\uFEFF/, '').trim()),
  records,
});

/** Reads a table of comma-separated values with a header, or an ARFF file, by the end of its name. */
export const readTable = async (file: string): Promise<Table> => {
  const lines = await readRecords(file);
  const { names, records } = /\.arff$/i.test(file) ? splitArff(lines) : splitCsv(lines);
  if (names.length === 0 || records.length === 0) throw new LabError(`${file} holds no rows.`);
  const wrong = records.findIndex((record) => record.length !== names.length);
  if (wrong >= 0)
    throw new LabError(
      `Data row ${wrong + 1} of ${file} has ${records[wrong]?.length} cells where ${names.length} belong.`,
    );
  return makeTable(tellApart(names), records);
};
