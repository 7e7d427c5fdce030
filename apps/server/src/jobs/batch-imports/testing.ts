import { readWorkbook } from '@mingjian/importers/workbooks';

const LIMITS = { maxRows: 1_000, maxCells: 40, maxCellLength: 300, maxMemoryMb: 128, timeoutMs: 10_000 };

/** The texts of a workbook that the product wrote, row by row over all sheets. */
export const readTexts = async (bytes: Uint8Array): Promise<readonly (readonly string[])[]> => {
  const read = await readWorkbook({ bytes, fileName: 'a.xlsx', maxBytes: 1e7 }, LIMITS);
  if (!read.ok) throw new Error(read.refusal);
  return read.sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells));
};
