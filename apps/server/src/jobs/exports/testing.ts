import { readWorkbook } from '@mingjian/importers/workbooks';

const LIMITS = { maxRows: 5_000, maxCells: 80, maxCellLength: 1_000, maxMemoryMb: 128, timeoutMs: 10_000 };

/** The sheets of a workbook that the product wrote by name, as texts. */
export const readSheets = async (
  bytes: Uint8Array,
): Promise<ReadonlyMap<string, readonly (readonly string[])[]>> => {
  const read = await readWorkbook({ bytes, fileName: 'a.xlsx', maxBytes: 1e7 }, LIMITS);
  if (!read.ok) throw new Error(read.refusal);
  return new Map(read.sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => cells)]));
};
