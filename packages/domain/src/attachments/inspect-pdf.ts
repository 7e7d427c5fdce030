import { readZipDirectory } from '../workbook-files/index.ts';
import { accept, refuse } from './attachment-kinds.ts';
import type { InspectedAttachment } from './attachment-kinds.ts';

/** ISO 32000: the versions that exist. */
const HEADER = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n]/;
const HEADER_BYTES = 16;
const END = '%%EOF';
/** ISO 32000 lets a reader look for the end mark in the last 1,024 bytes. */
const TAIL_BYTES = 1024;
/** What runs or starts something. Told of names that stand in the open; packed objects are not looked into. */
const ACTIVE = /\/(?:JavaScript|Launch|RichMedia)\b|\/JS\s*(?:[(<]|\d+\s+\d+\s+R)/;

const latin = new TextDecoder('latin1');

/** Whether bytes are a PDF from the first to the last: nothing stands before its header or behind its end. */
export const inspectPdf = (bytes: Uint8Array): InspectedAttachment => {
  if (!HEADER.test(latin.decode(bytes.subarray(0, HEADER_BYTES)))) return refuse('attachment-is-not-allowed');
  const tail = latin.decode(bytes.subarray(-TAIL_BYTES));
  const end = tail.lastIndexOf(END);
  if (end < 0) return refuse('attachment-is-damaged');
  // A file of two kinds, as a PDF that is an archive too, is neither.
  if (tail.slice(end + END.length).trim() !== '' || readZipDirectory(bytes))
    return refuse('attachment-is-not-allowed');
  return ACTIVE.test(latin.decode(bytes)) ? refuse('attachment-is-active') : accept('pdf');
};
