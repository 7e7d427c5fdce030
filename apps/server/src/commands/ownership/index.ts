import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { OperatorError } from '@mingjian/database/launcher';
import { EdgesFileError, readEdges } from '@mingjian/domain/ownership';
import type { EdgesFile, RefusedEdge } from '@mingjian/domain/ownership';
import type { Command } from '../command.ts';
import { makeReport } from './make-report.ts';
import { parseOwnershipArguments } from './parse-ownership-arguments.ts';
import { presentReport } from './present-report.ts';
import { writeJson } from './write-json.ts';

/** More refusals than this are counted; --json lists them all. */
const MOST_REFUSALS = 100;

const readText = async (file: string): Promise<string> => {
  const bytes = await readFile(resolve(file)).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `The file ${file} cannot be read (${error.code}).\n无法读取文件 ${file}（${error.code}）。`,
    );
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError(`The file ${file} is not UTF-8.\n文件 ${file} 不是 UTF-8 编码。`);
  }
};

const readFileOfEdges = async (file: string): Promise<EdgesFile> => {
  const text = await readText(file);
  try {
    return readEdges(text);
  } catch (error) {
    if (!(error instanceof EdgesFileError)) throw error;
    throw new OperatorError(`${error.words.en}\n${error.words.cn}`);
  }
};

const tellRefusals = (refused: readonly RefusedEdge[]): readonly string[] => {
  const lines = refused
    .slice(0, MOST_REFUSALS)
    .flatMap(({ row, words }) => [`Row ${row}: ${words.en}`, `第${row}行：${words.cn}`]);
  const more = refused.length - MOST_REFUSALS;
  return more > 0 ? [...lines, `And ${more} more rows. / 另有${more}行被拒绝。`] : lines;
};

/** `npm run ownership`: who owns and controls in a file of holdings; no database. */
export const run: Command = async ({ args, print }) => {
  const { file, threshold, isJson } = parseOwnershipArguments(args);
  const edges = await readFileOfEdges(file);
  const { holdings, refused } = edges;
  // Apart from the answer, so that what reads the JSON meets nothing else.
  for (const line of tellRefusals(refused)) console.error(line);
  if (holdings.length === 0) throw new OperatorError('No row can be used.\n没有可用的数据行。');
  const report = makeReport(edges, threshold);
  const refusals = refused.map(({ row, words }) => ({ row, ...words }));
  const pieces = isJson
    ? writeJson({ ...report, ...(refusals.length > 0 && { refused: refusals }) })
    : presentReport(edges, report, threshold);
  for (const piece of pieces) print(piece);
  return refused.length === 0 ? 0 : 1;
};
