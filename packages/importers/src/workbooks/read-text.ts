import { CsvFormError, makeCsvParser } from '@mingjian/domain/csv';
import { decodeLines } from '../shared/decode.ts';
import type { RowCollector } from './collect-rows.ts';
import { ReadFailure } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const SEPARATORS = [',', '\t', ';', '；'];

/** What stands most often in the first line: table programs of some countries write tabs or semicolons. */
const findSeparator = (text: string): string => {
  const first = text.split('\n', 1).join('');
  const counted = SEPARATORS.map((separator) => ({ separator, count: first.split(separator).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).separator;
};

/** Into commas; a text with quotation marks is left as it is, since a separator may stand inside of them. */
const useCommas = (text: string): string => {
  const separator = findSeparator(text);
  if (separator === ',' || text.includes('"')) return text;
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/\r$/, '')
        .split(separator)
        .map((cell) => (cell.includes(',') ? `"${cell}"` : cell))
        .join(','),
    )
    .join('\n');
};

/** The rows of comma-separated text in UTF-8 or GB18030, as one sheet without a name. */
export const readText = (bytes: Uint8Array, collect: RowCollector): readonly Sheet[] => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = decodeLines(buffer, 'utf-8') ?? decodeLines(buffer, 'gb18030');
  if (text === null) throw new ReadFailure('file-is-no-table');
  const parser = makeCsvParser();
  try {
    const records = [...parser.push(useCommas(text)), ...parser.end()];
    return [{ name: '', rows: collect(records.map(({ row, cells }) => [row, cells] as const)) }];
  } catch (error) {
    if (error instanceof CsvFormError) throw new ReadFailure('file-is-damaged');
    throw error;
  }
};
