import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseStockCode } from '@mingjian/domain/credit-code';
import { findColumns, parseDate, readCell, readRecords, surveyFile } from '../shared/index.ts';

/** A listed company as the company list names it. */
export interface ListedCompany {
  readonly name: string;
  /** ISO date of the listing, null when the list does not say. */
  readonly listedOn: string | null;
  /** Where the list says so: `stock_basics.csv row 12`. */
  readonly locator: string;
}

export type CompanyList = ReadonlyMap<string, ListedCompany>;

const FILE_NAME = 'stock_basics.csv';

/** The list next to the statements: in the same folder or in `listed-ratios-2014-2016` beside that folder. */
export const findCompanyList = (statementsPath: string): string | null => {
  const folder = dirname(statementsPath);
  const places = [join(folder, FILE_NAME), join(folder, '..', 'listed-ratios-2014-2016', FILE_NAME)];
  return places.find((place) => existsSync(place)) ?? null;
};

const toListingDate = (text: string | null): string | null => {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '');
  return match ? (parseDate(match.slice(1).join('-')) ?? null) : null;
};

/** Reads a list with the columns `code` and `name` (`timeToMarket` when there). Throws ImportFailure on a bad file. */
export const readCompanyList = async (path: string): Promise<CompanyList> => {
  const file = await surveyFile(path);
  const places = findColumns(file.fileName, file.header, ['code', 'name']);
  const companies = new Map<string, ListedCompany>();
  for await (const records of readRecords(path, file.fileName, file.encoding)) {
    for (const { row, cells } of records) {
      const at = (column: string) => readCell(cells[places.get(column) ?? -1]);
      const code = parseStockCode(at('code') ?? '');
      const name = at('name');
      if (row === 1 || !code.ok || name === null) continue;
      companies.set(code.code, {
        name,
        listedOn: toListingDate(at('timeToMarket')),
        locator: `${file.fileName} row ${row}`,
      });
    }
  }
  return companies;
};
