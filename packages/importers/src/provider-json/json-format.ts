import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isUtf8 } from 'node:buffer';
import { basename } from 'node:path';
import type { CsvRecord } from '@mingjian/domain/csv';
import {
  JsonFormError,
  makeJsonSplitter,
  MARK_DISTANCE_BYTES,
  MAX_JSON_OBJECT_BYTES,
} from '@mingjian/domain/source-text';
import type { JsonFault, Mark } from '@mingjian/domain/source-text';
import { findBinaryKind, getSize, ImportFailure } from '../shared/index.ts';
import type { FailureCode, FileFormat, SurveyedFile } from '../shared/index.ts';

const PIECE_BYTES = 1 << 17;

const FAULTS: Readonly<Record<JsonFault, FailureCode>> = {
  'not-an-object': 'json-not-objects',
  'unclosed-object': 'json-cut-off',
  'object-too-large': 'json-object-too-large',
};

const toFailure = (error: unknown, file: string): unknown =>
  error instanceof JsonFormError
    ? new ImportFailure(FAULTS[error.fault], {
        file,
        object: error.object,
        limit: MAX_JSON_OBJECT_BYTES / (1 << 20),
      })
    : error;

interface ObjectRow extends CsvRecord {
  readonly start: number;
}

/** The objects of a file as rows of one cell, the text of the object; row 1 stands for the header that JSON has not. */
async function* readObjects(path: string, file: string): AsyncGenerator<readonly ObjectRow[]> {
  const splitter = makeJsonSplitter();
  yield [{ row: 1, cells: ['json'], start: 0 }];
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES }))
      yield splitter.push(chunk as Buffer).map(({ number, start, bytes }) => {
        if (!isUtf8(bytes)) throw new ImportFailure('json-not-utf8', { file, object: number });
        return { row: number + 1, cells: [Buffer.from(bytes).toString('utf8')], start };
      });
    splitter.end();
  } catch (error) {
    throw toFailure(error, file);
  }
}

const surveyJson = async (path: string): Promise<SurveyedFile> => {
  const fileName = basename(path);
  const byteLength = await getSize(path, fileName);
  const sha256 = createHash('sha256');
  let isFirst = true;
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const kind = findBinaryKind(chunk as Buffer, isFirst);
    if (kind !== null) throw new ImportFailure('binary-file', { file: fileName, kind });
    isFirst = false;
    sha256.update(chunk as Buffer);
  }
  let rowCount = 0;
  const marks: Mark[] = [];
  for await (const objects of readObjects(path, fileName))
    for (const { row, cells, start } of objects) {
      if (row === 1) continue;
      rowCount += 1;
      if (start >= (marks.at(-1)?.[1] ?? -MARK_DISTANCE_BYTES) + MARK_DISTANCE_BYTES)
        marks.push([row - 1, start]);
      try {
        JSON.parse(cells[0] ?? '');
      } catch {
        throw new ImportFailure('json-wrong', { file: fileName, object: row - 1 });
      }
    }
  if (rowCount === 0) throw new ImportFailure('json-no-objects', { file: fileName });
  return {
    path,
    fileName,
    sha256: sha256.digest('hex'),
    byteLength,
    encoding: 'utf-8',
    firstWrongLine: 0,
    header: ['json'],
    rowCount,
    marks,
  };
};

/** Objects of JSON: one, one after the other, or an array of them. */
export const JSON_FORMAT: FileFormat = {
  mediaType: 'application/json',
  rowWord: 'object',
  survey: surveyJson,
  read: ({ path, fileName }) => readObjects(path, fileName),
};
