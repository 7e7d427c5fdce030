import { readSheets } from '../exports/testing.ts';

/** The texts of a workbook that the product wrote, row by row over all sheets. */
export const readTexts = async (bytes: Uint8Array): Promise<readonly (readonly string[])[]> =>
  [...(await readSheets(bytes)).values()].flat();
