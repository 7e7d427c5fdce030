import { createReadStream } from 'node:fs';
import { MARK_DISTANCE_BYTES } from '@mingjian/domain/source-text';
import { ImportFailure } from './failures.ts';

const PIECE_BYTES = MARK_DISTANCE_BYTES;
const MAX_LINE_BYTES = 1 << 24;
const LINE_FEED = 10;

/** The bytes of a file in pieces that end with a line (the last one may not). No character is cut in two. */
export async function* readLines(path: string, fileName: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
    if (rest.length > MAX_LINE_BYTES)
      throw new ImportFailure('binary-file', { file: fileName, kind: 'no line ends / 没有换行' });
  }
  if (rest.length > 0) yield rest;
}
