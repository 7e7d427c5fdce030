import { inflateRawSync } from 'node:zlib';
import { findPackedData, readZipDirectory } from '@mingjian/domain/workbook-files';
import type { ZipEntry } from '@mingjian/domain/workbook-files';
import { ReadFailure } from './sheet.ts';

const STORED = 0;
const DEFLATED = 8;

/** Unpacks an entry and not one byte more than the directory claims. */
const countUnpacked = (data: Uint8Array, { unpackedBytes }: ZipEntry): number => {
  try {
    return inflateRawSync(data, { maxOutputLength: unpackedBytes + 1 }).length;
  } catch (error) {
    const isLarger = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadFailure(isLarger ? 'file-unpacks-too-large' : 'file-is-damaged');
  }
};

/**
 * The sizes in a zip's directory are claims: a file may say one kilobyte and unpack to gigabytes. Each part is unpacked
 * once within what it claims, before the reader of workbooks, which does not look, is given the file.
 */
export const checkUnpacked = (bytes: Uint8Array): void => {
  const entries = readZipDirectory(bytes);
  if (!entries) throw new ReadFailure('file-is-damaged');
  for (const entry of entries) {
    const data = findPackedData(bytes, entry);
    if (!data || (entry.method !== STORED && entry.method !== DEFLATED))
      throw new ReadFailure('file-is-damaged');
    const unpacked = entry.method === STORED ? data.length : countUnpacked(data, entry);
    if (unpacked > entry.unpackedBytes) throw new ReadFailure('file-unpacks-too-large');
    if (unpacked < entry.unpackedBytes) throw new ReadFailure('file-is-damaged');
  }
};
