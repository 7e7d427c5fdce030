import { read, set_cptable } from '@e965/xlsx';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import type { RowCollector } from './collect-rows.ts';
import { ReadFailure } from './sheet.ts';
import type { ReadOrder, Sheet } from './sheet.ts';

/** Rows of cells; what was never written is a hole. */
type DenseData = (CellObject | undefined)[][];

/** Table programs keep fifteen digits of a number: a longer code that was typed as a number has lost the rest. */
const FIRST_LOSING = 1e15;
const DATE_LIKE = /\d[-/年.:]\d/;

const readNumber = (value: number, shown: string | undefined): string => {
  if (Math.abs(value) >= FIRST_LOSING) return value.toExponential();
  return shown !== undefined && DATE_LIKE.test(shown) && !shown.includes('.') ? shown : String(value);
};

const readText = (cell: CellObject | undefined): string => {
  if (!cell || cell.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  return cell.t === 'n' ? readNumber(Number(cell.v), cell.w) : String(cell.v);
};

const MAX_MERGES = 20_000;
const MAX_FILLED = 2_000;

/** A cell merged over several rows holds for each of them; merged over columns it is a title and stays where it is. */
const fillMerged = (sheet: WorkSheet, data: DenseData): void => {
  for (const { s: start, e: end } of (sheet['!merges'] ?? []).slice(0, MAX_MERGES)) {
    const cell = data[start.r]?.[start.c];
    if (!cell || start.c !== end.c) continue;
    for (let row = start.r + 1; row <= Math.min(end.r, start.r + MAX_FILLED); row += 1) {
      const cells = (data[row] ??= []);
      cells[start.c] ??= cell;
    }
  }
};

const MAX_COLUMNS = 200;

function* listRows(data: DenseData): Generator<readonly [number, readonly string[]]> {
  for (let row = 0; row < data.length; row += 1) {
    const cells = data[row];
    // Not `map`: cells that were never written are holes, which it would leave out.
    if (cells) yield [row + 1, Array.from(cells.slice(0, MAX_COLUMNS), readText)];
  }
}

const parse = (bytes: Uint8Array): WorkBook => {
  try {
    return read(bytes, { type: 'array', dense: true, cellFormula: false, cellHTML: false, bookVBA: false });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new ReadFailure(isLocked ? 'file-has-password' : 'file-is-damaged');
  }
};

/** Texts of the oldest .xls are in the code page of the machine that wrote them; the tables are large. */
const loadCodePages = async (): Promise<void> => {
  set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
};

/** The sheets of a workbook as text, in their order. */
export const readBook = async (
  { bytes, kind }: Pick<ReadOrder, 'bytes' | 'kind'>,
  collect: RowCollector,
): Promise<readonly Sheet[]> => {
  if (kind === 'xls') await loadCodePages();
  const book = parse(bytes);
  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name];
    const data = sheet?.['!data'] as DenseData | undefined;
    if (!sheet || !data) return { name, rows: [] };
    fillMerged(sheet, data);
    return { name, rows: collect(listRows(data)) };
  });
};
