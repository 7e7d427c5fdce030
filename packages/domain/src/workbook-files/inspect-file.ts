import { inspectCompound } from './inspect-compound.ts';
import { inspectZip } from './inspect-zip.ts';
import { accept, refuse } from './refusals.ts';
import type { Inspection } from './refusals.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Beginnings of files that hold no zero byte within reach and yet are no text. */
const OTHERS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const NAMED_WORKBOOK = /\.xl[a-z]{1,2}$/i;
const NAMED_WITH_MACROS = /\.xl(?:sm|tm|am|a)$/i;
const MARKUP = /^\s*</;
const SAMPLE_BYTES = 64 * 1024;
const latin = new TextDecoder('latin1');

const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === 0x20 || (byte >= 9 && byte <= 13));

/** Text is taken for comma-separated values, unless its name claims a workbook or it is a page of HTML or XML. */
const inspectText = (bytes: Uint8Array, fileName: string): Inspection => {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (isBlank(bytes)) return refuse('file-is-empty');
  if (bytes.includes(0) || OTHERS.some((start) => startsWith(bytes, start)))
    return refuse('file-is-no-table');
  const isMarkup = MARKUP.test(latin.decode(sample).replace(/^ï»¿/, ''));
  return isMarkup || NAMED_WORKBOOK.test(fileName) ? refuse('file-is-no-table') : accept('csv');
};

/**
 * What an uploaded file is. Its content decides, not its name; the name only speaks against it: a text that is called
 * .xlsx is no workbook, and a workbook that is called .xlsm is one with macros. Cheap: nothing is unpacked.
 */
export const inspectFile = (bytes: Uint8Array, fileName: string, maxBytes: number): Inspection => {
  if (bytes.byteLength === 0) return refuse('file-is-empty');
  if (bytes.byteLength > maxBytes) return refuse('file-is-too-large');
  if (NAMED_WITH_MACROS.test(fileName)) return refuse('file-has-macros');
  if (startsWith(bytes, EMPTY_ZIP)) return refuse('file-is-no-table');
  if (startsWith(bytes, ZIP)) return inspectZip(bytes);
  return startsWith(bytes, COMPOUND) ? inspectCompound(bytes) : inspectText(bytes, fileName);
};
