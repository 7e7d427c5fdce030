import { readFile } from 'node:fs/promises';
import { OperatorError } from '@mingjian/database/launcher';
import { EdgesFileError, readEdges } from '@mingjian/domain/ownership';
import {
  makeNeighbourhood,
  makeNeighbourhoodOfHoldings,
  readBodsStatement,
  readFtmEntity,
  tellFault,
} from '@mingjian/domain/ownership-formats';
import type { OwnershipNeighbourhood, ReadStatement } from '@mingjian/domain/ownership-formats';
import { JSON_FORMAT } from '@mingjian/importers/provider-json';
import { ImportFailure } from '@mingjian/importers/shared';
import type { FormatName } from './parse-format-arguments.ts';

export interface ReadFile {
  readonly graph: OwnershipNeighbourhood;
  /** A line in each language for each statement that is refused. */
  readonly refusals: readonly string[];
  /** What the file says and nothing of ours stands for. */
  readonly leftOut: readonly string[];
}

const readStatements = async (
  path: string,
  read: (value: unknown) => ReadStatement,
): Promise<readonly ReadStatement[]> => {
  const statements: ReadStatement[] = [];
  for await (const rows of JSON_FORMAT.read(await JSON_FORMAT.survey(path)))
    for (const { row, cells } of rows) if (row > 1) statements.push(read(JSON.parse(cells[0] ?? '')));
  return statements;
};

const readJson = async (path: string, read: (value: unknown) => ReadStatement): Promise<ReadFile> => {
  const { refused, leftOut, ...graph } = makeNeighbourhood(await readStatements(path, read));
  const refusals = refused.flatMap((fault) => {
    const { en, cn } = tellFault(fault);
    const where = `${fault.place} "${fault.value}"`;
    return [`Statement ${fault.number}: ${where}: ${en}`, `第${fault.number}条：${where}：${cn}`];
  });
  return { graph, refusals, leftOut: [...leftOut].map(([place, times]) => `${place} ×${times}`) };
};

const readCsv = async (path: string): Promise<ReadFile> => {
  const bytes = await readFile(path).catch(() => {
    throw new ImportFailure('file-not-found', { file: path });
  });
  const { holdings, refused } = readEdges(new TextDecoder().decode(bytes));
  const refusals = refused.flatMap(({ row, words }) => [
    `Row ${row}: ${words.en}`,
    `第${row}行：${words.cn}`,
  ]);
  return { graph: makeNeighbourhoodOfHoldings(holdings), refusals, leftOut: [] };
};

/** A file of one of the formats as plain data. Throws OperatorError for a file that cannot be read at all. */
export const readNeighbourhood = async (path: string, format: FormatName): Promise<ReadFile> => {
  try {
    if (format === 'csv') return await readCsv(path);
    return await readJson(path, format === 'bods' ? readBodsStatement : readFtmEntity);
  } catch (error) {
    if (error instanceof EdgesFileError) throw new OperatorError(`${error.words.en}\n${error.words.cn}`);
    if (!(error instanceof ImportFailure)) throw error;
    throw new OperatorError(`${error.sentence.en}\n${error.sentence.cn}`);
  }
};
