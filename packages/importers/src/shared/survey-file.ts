import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { CsvFormError, makeCsvParser, MAX_RECORD_LENGTH } from '@mingjian/domain/csv';
import type { CsvRecord } from '@mingjian/domain/csv';
import { decodeLines, endsInsideCharacter } from './decode.ts';
import type { Encoding } from './decode.ts';
import type { Mark } from '@mingjian/domain/source-text';
import { ImportFailure } from './failures.ts';
import { findBinaryKind } from './file-kind.ts';
import type { FileFormat } from './import-source.ts';
import { readLines } from './read-lines.ts';

/** What a file is, known before the first row is imported. */
export interface SurveyedFile {
  readonly path: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly byteLength: number;
  readonly encoding: Encoding;
  /** Where UTF-8 broke in a file that is read as GB18030; 0 in a UTF-8 file. */
  readonly firstWrongLine: number;
  readonly header: readonly string[];
  /** Rows below the header. */
  readonly rowCount: number;
  /** Rows or objects and the bytes where they begin, about one for 64 kB. */
  readonly marks: readonly Mark[];
}

const LINE_FEED = 10;

export const getSize = async (path: string, file: string): Promise<number> => {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportFailure('file-not-found', { file });
  if (!found.isFile()) throw new ImportFailure('not-a-file', { file });
  if (found.size === 0) throw new ImportFailure('empty-file', { file });
  return found.size;
};

const countLines = (bytes: Buffer): number => {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
};

/** Hash and encoding of the whole file; every byte is looked at. */
const readIdentity = async (path: string, file: string) => {
  const sha256 = createHash('sha256');
  let encoding: Encoding = 'utf-8';
  let line = 1;
  let firstWrongLine = 0;
  let isCutInCharacter = false;
  let isFirst = true;
  let endsWithLine = true;
  for await (const bytes of readLines(path, file)) {
    const kind = findBinaryKind(bytes, isFirst);
    if (kind !== null) throw new ImportFailure('binary-file', { file, kind });
    isFirst = false;
    endsWithLine = bytes.at(-1) === LINE_FEED;
    sha256.update(bytes);
    if (encoding === 'utf-8' && decodeLines(bytes, 'utf-8') === null) {
      if (!endsWithLine && endsInsideCharacter(bytes)) isCutInCharacter = true;
      else {
        encoding = 'gb18030';
        firstWrongLine = line;
      }
    }
    line += countLines(bytes);
  }
  if (isCutInCharacter && encoding === 'utf-8')
    throw new ImportFailure('truncated-file', { file, row: line });
  return { sha256: sha256.digest('hex'), encoding, firstWrongLine, endsWithLine };
};

const toFailure = (error: unknown, file: string): unknown => {
  if (!(error instanceof CsvFormError)) return error;
  const code = error.fault === 'unclosed-quote' ? 'truncated-file' : error.fault;
  return new ImportFailure(code, { file, row: error.row, limit: MAX_RECORD_LENGTH });
};

interface Piece {
  readonly records: readonly CsvRecord[];
  /** Where the piece begins, when it begins with a row. */
  readonly mark: Mark | null;
}

async function* readPieces(
  path: string,
  file: string,
  encoding: Encoding,
  wrongLine = 1,
): AsyncGenerator<Piece> {
  const parser = makeCsvParser();
  let start = 0;
  try {
    for await (const bytes of readLines(path, file)) {
      const text = decodeLines(bytes, encoding);
      if (text === null) throw new ImportFailure('wrong-encoding', { file, line: wrongLine });
      const row = parser.nextRow();
      yield { mark: row === null ? null : [row, start], records: parser.push(text) };
      start += bytes.length;
    }
    yield { mark: null, records: parser.end() };
  } catch (error) {
    throw toFailure(error, file);
  }
}

/** Streams the records of a file, the header included. Throws ImportFailure. */
export async function* readRecords(
  path: string,
  file: string,
  encoding: Encoding,
  wrongLine = 1,
): AsyncGenerator<readonly CsvRecord[]> {
  for await (const { records } of readPieces(path, file, encoding, wrongLine)) yield records;
}

/**
 * Reads a file once from end to end and says what it is, so that a damaged one is refused before anything is written.
 * Throws ImportFailure for a binary, an unknown encoding, a cut-off file, a broken quotation or a file without rows.
 */
export const surveyFile = async (path: string): Promise<SurveyedFile> => {
  const fileName = basename(path);
  const byteLength = await getSize(path, fileName);
  const { sha256, encoding, firstWrongLine, endsWithLine } = await readIdentity(path, fileName);
  let header: readonly string[] | undefined;
  let last: CsvRecord | undefined;
  let rowCount = 0;
  const marks: Mark[] = [];
  for await (const { records, mark } of readPieces(path, fileName, encoding, firstWrongLine)) {
    if (mark) marks.push(mark);
    header ??= records[0]?.cells.map((cell) => cell.trim());
    rowCount += records.length;
    last = records.at(-1) ?? last;
  }
  if (!header || !last) throw new ImportFailure('empty-file', { file: fileName });
  if (last.cells.length < header.length && !endsWithLine)
    throw new ImportFailure('truncated-file', { file: fileName, row: last.row });
  if (rowCount < 2) throw new ImportFailure('no-rows', { file: fileName });
  return {
    path,
    fileName,
    sha256,
    byteLength,
    encoding,
    firstWrongLine,
    header,
    rowCount: rowCount - 1,
    marks,
  };
};

/** Comma-separated text in UTF-8 or GB18030. */
export const CSV_FORMAT: FileFormat = {
  mediaType: 'text/csv',
  rowWord: 'row',
  survey: surveyFile,
  read: ({ path, fileName, encoding, firstWrongLine }) =>
    readRecords(path, fileName, encoding, firstWrongLine),
};
