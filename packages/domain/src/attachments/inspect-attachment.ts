import { readCompoundNames } from '../workbook-files/index.ts';
import { accept, refuse } from './attachment-kinds.ts';
import type { InspectedAttachment } from './attachment-kinds.ts';
import { inspectPackage } from './inspect-package.ts';
import { inspectPdf } from './inspect-pdf.ts';

const PDF = [0x25, 0x50, 0x44, 0x46];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const COMPOUND_HEADER_BYTES = 512;
const NAMED_WITH_MACROS = /\.(?:xl(?:sm|tm|sb|am|a)|do(?:cm|tm)|pptm)$/i;
const MACRO_STORAGE = /^(?:_VBA_PROJECT|Macros$|VBA$|_VBA_PROJECT_CUR)/i;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** .xls and .doc are storages with streams of known names; a document may hold a workbook and the other way round. */
const inspectCompound = (bytes: Uint8Array, fileName: string): InspectedAttachment => {
  const names = bytes.byteLength < COMPOUND_HEADER_BYTES ? undefined : readCompoundNames(bytes);
  if (!names || names.length === 0) return refuse('attachment-is-damaged');
  if (names.includes('EncryptedPackage')) return refuse('attachment-has-password');
  if (names.some((name) => MACRO_STORAGE.test(name))) return refuse('attachment-is-active');
  const isDocument = names.includes('WordDocument');
  const isWorkbook = names.includes('Workbook') || names.includes('Book');
  if (isDocument && isWorkbook) return accept(/\.xls$/i.test(fileName) ? 'xls' : 'doc');
  if (isDocument) return accept('doc');
  return isWorkbook ? accept('xls') : refuse('attachment-is-not-allowed');
};

/**
 * What an attachment is. Its content decides, not its name; the name only speaks against it, where it claims macros.
 * Nothing is unpacked here: the sizes that a package claims are checked by whoever stores it.
 */
export const inspectAttachment = (
  bytes: Uint8Array,
  fileName: string,
  maxBytes: number,
): InspectedAttachment => {
  if (bytes.byteLength === 0) return refuse('file-is-empty');
  if (bytes.byteLength > maxBytes) return refuse('attachment-is-too-large');
  if (NAMED_WITH_MACROS.test(fileName)) return refuse('attachment-is-active');
  if (startsWith(bytes, PDF)) return inspectPdf(bytes);
  if (startsWith(bytes, ZIP)) return inspectPackage(bytes);
  return startsWith(bytes, COMPOUND) ? inspectCompound(bytes, fileName) : refuse('attachment-is-not-allowed');
};
