import { ReadFailure } from './sheet.ts';
import type { ReadLimits, SheetRow } from './sheet.ts';

/** PostgreSQL stores neither U+0000 nor half a surrogate pair; other control characters mean nothing in a cell. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

const cleanCell = (text: string, maxLength: number): string =>
  text
    .slice(0, 2 * maxLength)
    .replace(CONTROL, '')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();

/** Gathers rows that have text in them and refuses one more than allowed. */
export const makeRowCollector = ({ maxRows, maxCells, maxCellLength }: ReadLimits) => {
  let count = 0;
  return (raw: Iterable<readonly [number: number, cells: readonly string[]]>): readonly SheetRow[] => {
    const rows: SheetRow[] = [];
    for (const [number, texts] of raw) {
      const cells = texts.slice(0, maxCells).map((text) => cleanCell(text, maxCellLength));
      while (cells.at(-1) === '') cells.pop();
      if (cells.length === 0) continue;
      count += 1;
      if (count > maxRows) throw new ReadFailure('file-has-too-many-rows');
      rows.push({ number, cells });
    }
    return rows;
  };
};

export type RowCollector = ReturnType<typeof makeRowCollector>;
