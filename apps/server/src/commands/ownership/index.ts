import { OperatorError } from '@mingjian/database/launcher';
import { EdgesFileError, readEdges } from '@mingjian/domain/ownership';
import type { EdgesFile, RefusedEdge } from '@mingjian/domain/ownership';
import type { Command } from '../command.ts';
import { makeReport } from './make-report.ts';
import { OWNERSHIP_HELP, parseOwnershipArguments } from './parse-ownership-arguments.ts';
import { presentReport } from './present-report.ts';
import { readPieces } from './read-pieces.ts';
import { watchReader } from './watch-reader.ts';
import { writeJson } from './write-json.ts';

/** More refusals than this are counted; --json lists them all. */
const MOST_REFUSALS = 100;

const readFileOfEdges = (file: string): EdgesFile => {
  try {
    return readEdges(readPieces(file));
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
  const asked = parseOwnershipArguments(args);
  if (asked.isHelp) {
    print(OWNERSHIP_HELP);
    return 0;
  }
  const { file, threshold, isJson } = asked;
  const edges = readFileOfEdges(file);
  const { holdings, refused } = edges;
  // Apart from the answer, so that what reads the JSON meets nothing else.
  for (const line of tellRefusals(refused)) console.error(line);
  if (holdings.length === 0) throw new OperatorError('No row can be used.\n没有可用的数据行。');
  const report = makeReport(edges, threshold);
  const refusals = refused.map(({ row, words }) => ({ row, ...words }));
  const pieces = isJson
    ? writeJson({ ...report, ...(refusals.length > 0 && { refused: refusals }) })
    : presentReport(edges, report, threshold);
  const reader = watchReader(process.stdout);
  for (const piece of pieces) {
    print(piece);
    if (!(await reader.waitForRoom())) break;
  }
  return refused.length === 0 ? 0 : 1;
};
