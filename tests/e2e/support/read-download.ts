import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readWorkbook } from '@mingjian/importers/workbooks';

const LIMITS = { maxRows: 20_000, maxCells: 80, maxCellLength: 5_000, maxMemoryMb: 128, timeoutMs: 10_000 };
const MAX_BYTES = 1e7;

/** Cells by the title of their column; of two columns with one title the first. */
export type SheetRow = ReadonlyMap<string, string>;

export interface ReadSheet {
  readonly titles: readonly string[];
  readonly rows: readonly SheetRow[];
}

const toSheet = ([titles = [], ...rows]: readonly (readonly string[])[]): ReadSheet => ({
  titles,
  rows: rows.map(
    (cells) => new Map(titles.map((title, at) => [title, cells[at] ?? ''] as const).toReversed()),
  ),
});

/** The sheets of a downloaded workbook by name, read back as the product reads the workbook of anybody. */
export const readDownload = async (download: Download): Promise<ReadonlyMap<string, ReadSheet>> => {
  const fileName = download.suggestedFilename();
  const file = { bytes: await readFile(await download.path()), fileName, maxBytes: MAX_BYTES };
  const read = await readWorkbook(file, LIMITS);
  if (!read.ok) throw new Error(`${fileName}: ${read.refusal}`);
  return new Map(read.sheets.map(({ name, rows }) => [name, toSheet(rows.map(({ cells }) => cells))]));
};
