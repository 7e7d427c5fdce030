import { makeCsvParser } from '../csv/index.ts';
import { listObjectCells } from './list-object-cells.ts';
import { makeJsonSplitter } from './split-json.ts';
import type { OriginalCell, Slice, SourceReading } from './source-reading.ts';

type RowReading = Extract<SourceReading, { kind: 'rows' }>;
type ObjectReading = Extract<SourceReading, { kind: 'objects' }>;

/** The cells of one row, from a slice that holds it; undefined when it is not in there. */
export const readOriginalRow = (
  reading: RowReading,
  slice: Slice,
  bytes: Uint8Array,
  row: number,
  dimension: string,
): readonly OriginalCell[] | undefined => {
  const parser = makeCsvParser();
  const records = parser.push(new TextDecoder(reading.encoding).decode(bytes));
  if (slice.length === null) records.push(...parser.end());
  const record = records.find((candidate) => candidate.row + slice.first - 1 === row);
  const fields = reading.fields[dimension] ?? {};
  return record?.cells.map((text, at) => {
    const label = reading.header[at] ?? '';
    return { label, text, fields: fields[label] ?? [] };
  });
};

/** What one object of JSON says at a place, from a slice that holds it; undefined when it is not in there. */
export const readOriginalObject = (
  reading: ObjectReading,
  slice: Slice,
  bytes: Uint8Array,
  place: { readonly number: number; readonly path: string },
  dimension: string,
): readonly OriginalCell[] | undefined => {
  const splitter = makeJsonSplitter({ start: slice.start, number: slice.first });
  const piece = splitter.push(bytes).find(({ number }) => number === place.number);
  if (!piece) return undefined;
  const value: unknown = JSON.parse(new TextDecoder().decode(piece.bytes));
  return listObjectCells(value, place.path, reading.fields[dimension] ?? {});
};
