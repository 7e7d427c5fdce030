import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null | undefined | readonly number[] | object;

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escapeText = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, (char) => ESCAPES[char] ?? char) : text;

const encodeValue = (value: CopyValue): string => {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (value instanceof Int32Array) return `{${value.join(',')}}`;
  return escapeText(JSON.stringify(value));
};

const CHUNK_CHARACTERS = 1 << 17;

function* encodeRows<Row extends object>(rows: readonly Row[], columns: readonly (keyof Row & string)[]) {
  let chunk = '';
  for (const row of rows) {
    for (let index = 0; index < columns.length; index += 1) {
      if (index > 0) chunk += '\t';
      chunk += encodeValue(row[columns[index] as keyof Row] as CopyValue);
    }
    chunk += '\n';
    if (chunk.length > CHUNK_CHARACTERS) {
      yield Buffer.from(chunk);
      chunk = '';
    }
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

/**
 * Inserts rows with COPY. Values are written by type: objects and arrays as JSON, `Int32Array` as an integer array.
 * The table and column names are code, never input.
 */
export const copyRows = async <Row extends object>(
  client: pg.PoolClient,
  table: string,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return;
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(encodeRows(rows, columns)), target);
};
