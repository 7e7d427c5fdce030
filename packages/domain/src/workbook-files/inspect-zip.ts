import { readZipDirectory } from './read-zip-directory.ts';
import { accept, refuse } from './refusals.ts';
import type { Inspection } from './refusals.ts';

export const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
export const MAX_RATIO = 100;
/** A small file may well be packed tighter: a column of one word repeated. */
const RATIO_FROM_BYTES = 1024 * 1024;

/** Whether a zip is an .xlsx workbook that is safe to unpack, by what its central directory says. */
export const inspectZip = (bytes: Uint8Array): Inspection => {
  const entries = readZipDirectory(bytes);
  if (!entries) return refuse('file-is-damaged');
  const names = entries.map(({ name }) => name.toLowerCase().replaceAll('\\', '/'));
  if (names.some((name) => /vbaproject|macrosheets\/|dialogsheets\//.test(name)))
    return refuse('file-has-macros');
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refuse('file-has-password');
  if (!names.includes('[content_types].xml') || !names.includes('xl/workbook.xml'))
    return refuse('file-is-no-table');
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  const isTight = unpacked > RATIO_FROM_BYTES && unpacked > MAX_RATIO * bytes.byteLength;
  return unpacked > MAX_UNPACKED_BYTES || isTight ? refuse('file-unpacks-too-large') : accept('xlsx');
};
