import { accept, refuse } from './refusals.ts';
import type { Inspection } from './refusals.ts';

const ENTRY_BYTES = 128;
const HEADER_BYTES = 512;
const DIRECTORY_SECTORS_MOST = 2_000;
const HEADER_SECTORS = 109;
/** Sector numbers from here on are marks (end of chain, free), no places. */
const FIRST_MARK = 0xfffffffa;

const utf16 = new TextDecoder('utf-16le');

/** The names in the directory of a compound file (MS-CFB), which is what .xls and every protected workbook is. */
export const readCompoundNames = (bytes: Uint8Array): readonly string[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 1 << shift;
  const placeOf = (sector: number): number => (sector + 1) * size;
  const isInside = (sector: number): boolean => placeOf(sector) + size <= bytes.byteLength;
  const next = (sector: number): number => {
    const perSector = size / 4;
    const index = Math.floor(sector / perSector);
    if (index >= HEADER_SECTORS) return FIRST_MARK;
    const table = view.getUint32(76 + 4 * index, true);
    return isInside(table) ? view.getUint32(placeOf(table) + 4 * (sector % perSector), true) : FIRST_MARK;
  };
  const names: string[] = [];
  let sector = view.getUint32(48, true);
  for (let read = 0; sector < FIRST_MARK && read < DIRECTORY_SECTORS_MOST; read += 1) {
    if (!isInside(sector)) break;
    for (let at = placeOf(sector); at < placeOf(sector) + size; at += ENTRY_BYTES) {
      const nameBytes = Math.min(64, view.getUint16(at + 64, true));
      if (nameBytes > 2) names.push(utf16.decode(bytes.subarray(at, at + nameBytes - 2)));
    }
    sector = next(sector);
  }
  return names;
};

/** Whether a compound file is an .xls workbook without macros and without a password on the whole. */
export const inspectCompound = (bytes: Uint8Array): Inspection => {
  const names = bytes.byteLength < HEADER_BYTES ? undefined : readCompoundNames(bytes);
  if (!names || names.length === 0) return refuse('file-is-damaged');
  if (names.includes('EncryptedPackage')) return refuse('file-has-password');
  if (names.some((name) => /^_VBA_PROJECT/i.test(name))) return refuse('file-has-macros');
  return names.some((name) => name === 'Workbook' || name === 'Book')
    ? accept('xls')
    : refuse('file-is-no-table');
};
