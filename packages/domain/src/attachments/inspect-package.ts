import { readZipDirectory } from '../workbook-files/index.ts';
import {
  MAX_ATTACHMENT_RATIO,
  MAX_UNPACKED_ATTACHMENT_BYTES,
  RATIO_FROM_BYTES,
  accept,
  refuse,
} from './attachment-kinds.ts';
import type { InspectedAttachment } from './attachment-kinds.ts';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;

/** Parts that run: VBA, macro sheets of Excel 4, ActiveX, packed programs. */
const ACTIVE_PART =
  /vbaproject|vbadata|macrosheets\/|dialogsheets\/|activex|oleobject|\.(?:exe|dll|js|vbs|bat|cmd|ps1|jar|html?)$/;
/** A part is named from the root of the package, without steps upwards. */
const STRANGE_PART = /^\/|\\|(?:^|\/)\.\.(?:\/|$)|\0|:/;

/** The end record must be the very end: what stands behind it would be another file. */
const endsWithItself = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = bytes.byteLength - END_BYTES;
  return at >= 0 && view.getUint32(at, true) === END_SIGNATURE && view.getUint16(at + 20, true) === 0;
};

/** Whether a zip is a workbook or document of Office Open XML (ISO/IEC 29500), by what its central directory says. */
export const inspectPackage = (bytes: Uint8Array): InspectedAttachment => {
  const entries = readZipDirectory(bytes);
  if (!entries) return refuse('attachment-is-damaged');
  const names = entries.map(({ name }) => name.toLowerCase());
  if (!names.includes('[content_types].xml') || !endsWithItself(bytes))
    return refuse('attachment-is-not-allowed');
  if (names.some((name) => STRANGE_PART.test(name)) || new Set(names).size < names.length)
    return refuse('attachment-is-damaged');
  if (names.some((name) => ACTIVE_PART.test(name))) return refuse('attachment-is-active');
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refuse('attachment-has-password');
  const [isWorkbook, isDocument] = ['xl/workbook.xml', 'word/document.xml'].map((part) =>
    names.includes(part),
  );
  if (isWorkbook === isDocument) return refuse('attachment-is-not-allowed');
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  const isTight = unpacked > RATIO_FROM_BYTES && unpacked > MAX_ATTACHMENT_RATIO * bytes.byteLength;
  if (unpacked > MAX_UNPACKED_ATTACHMENT_BYTES || isTight) return refuse('attachment-unpacks-too-large');
  return accept(isWorkbook ? 'xlsx' : 'docx');
};
