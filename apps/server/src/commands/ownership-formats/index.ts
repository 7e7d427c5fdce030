import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { dayInChina } from '@mingjian/domain/calendar';
import { writeBods, writeEdgesCsv, writeFtm } from '@mingjian/domain/ownership-formats';
import type { OwnershipNeighbourhood } from '@mingjian/domain/ownership-formats';
import type { Command } from '../command.ts';
import { parseFormatArguments } from './parse-format-arguments.ts';
import type { FormatArguments } from './parse-format-arguments.ts';
import { readNeighbourhood } from './read-neighbourhood.ts';

/** More lines than this are counted. */
const MOST_LINES = 200;

const write = (graph: OwnershipNeighbourhood, options: FormatArguments, day: string) => {
  const { to, publisher, license } = options;
  if (to === 'csv') return writeEdgesCsv(graph, day);
  if (to === 'ftm') {
    const { entities, undisclosed } = writeFtm(graph);
    return { text: entities.map((entity) => `${JSON.stringify(entity)}\n`).join(''), leftOut: undisclosed };
  }
  const statements = writeBods(graph, {
    statedOn: day,
    publishedOn: day,
    publisher,
    ...(license !== undefined && { license }),
  });
  return {
    text: `[\n${statements.map((statement) => JSON.stringify(statement)).join(',\n')}\n]\n`,
    leftOut: 0,
  };
};

const shorten = (lines: readonly string[]): readonly string[] => {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `… and ${more} more lines / 另有${more}行`] : lines;
};

const tellLeftOut = (places: readonly string[], links: number): readonly string[] => [
  ...(places.length > 0
    ? [`Not read, since nothing here stands for it / 没有对应内容，未读取: ${places.join(', ')}`]
    : []),
  ...(links > 0
    ? [
        `${links} links have no place in this format (docs/open-formats.md). / 有${links}条关系无法以该格式表达。`,
      ]
    : []),
];

/** `npm run ownership-formats`: ownership from one format into another; no database. */
export const run: Command = async ({ args, print }) => {
  const options = parseFormatArguments(args);
  const { graph, refusals, leftOut } = await readNeighbourhood(resolve(options.file), options.from);
  const written = write(graph, options, options.date ?? dayInChina(new Date()));
  // Apart from the answer, so that what reads it meets nothing else.
  for (const line of [...shorten(refusals), ...tellLeftOut(leftOut, written.leftOut)]) console.error(line);
  if (options.out === undefined) print(written.text.trimEnd());
  else await writeFile(resolve(options.out), written.text);
  return refusals.length === 0 ? 0 : 1;
};
