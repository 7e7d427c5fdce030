import type { ImportSource } from '../shared/index.ts';
import type { CompanyList } from './company-list.ts';
import { listStatementFields } from './items.ts';
import { makeStatementMapper, STATEMENT_COLUMNS } from './map-statement-row.ts';

export { findCompanyList, readCompanyList } from './company-list.ts';
export type { CompanyList } from './company-list.ts';
export { KNOWN_HEADINGS } from './items.ts';

/**
 * Annual statements of listed companies as a CSV file: one row is one company and year, amounts in yuan. `companies` names the
 * companies of stock codes, `knownNames` those that the database has already.
 */
export const makeStatementsSource = (
  companies: CompanyList,
  knownNames: ReadonlyMap<string, string>,
): ImportSource => ({
  sourceId: 'user-statements',
  isOneRowPerCompany: false,
  requiredColumns: STATEMENT_COLUMNS,
  makeReading: ({ encoding, header, marks }) => ({
    kind: 'rows',
    encoding,
    header,
    marks,
    fields: listStatementFields(header),
  }),
  makeMapper: makeStatementMapper(companies, knownNames),
});
