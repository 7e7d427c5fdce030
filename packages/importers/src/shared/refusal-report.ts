import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Refusal } from './refusals.ts';

const HEADER = 'row,refused,field,value,reason,reason_en,reason_cn\n';
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
const escapeCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One refusal as a line of the report. */
export const formatRefusal = ({ row, scope, field, value, reason, sentence }: Refusal): string =>
  `${[String(row), scope, field, value, reason, sentence.en, sentence.cn].map(escapeCell).join(',')}\n`;

const formatLeftOut = ({ place, times }: { readonly place: string; readonly times: number }): string =>
  `${['', 'left-out', place, '', 'not-imported', `no field stands for it; it stands in the original, times: ${times}`, `没有对应的数据项，仅保留在原始文件中，共${times}处`].map(escapeCell).join(',')}\n`;

/** The list of all that was refused, as a CSV file that spreadsheets open; no refusal, no file. */
export interface RefusalReport {
  add(refusals: readonly Refusal[]): void;
  /** Places of the file that nothing was made of, with how often. */
  addLeftOut(places: readonly { readonly place: string; readonly times: number }[]): void;
  close(): Promise<void>;
}

export const makeRefusalReport = async (path: string | null): Promise<RefusalReport> => {
  if (path === null)
    return { add: () => undefined, addLeftOut: () => undefined, close: async () => undefined };
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  let stream: WriteStream | undefined;
  const write = (lines: readonly string[]): void => {
    if (lines.length === 0) return;
    if (!stream) {
      stream = createWriteStream(path);
      stream.on('error', () => undefined);
      stream.write(BYTE_ORDER_MARK + HEADER);
    }
    stream.write(lines.join(''));
  };
  return {
    add: (refusals) => write(refusals.map(formatRefusal)),
    addLeftOut: (places) => write(places.map(formatLeftOut)),
    close: async () => {
      if (!stream) return;
      stream.end();
      await finished(stream);
    },
  };
};
