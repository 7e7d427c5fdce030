import type { BatchImportRow, ListedCompany } from '@mingjian/contract/batch-imports';
import { findListedCompanies, findRowPlaces, valuesOf } from '@mingjian/database/batch-imports';
import type {
  BatchImport,
  BatchImportRow as StoredRow,
  ListedCompany as CompanyRow,
} from '@mingjian/database/batch-imports';
import type { Database } from '@mingjian/database/connection';
import { readRow } from '@mingjian/domain/batch-imports';

type Place = Pick<StoredRow, 'line' | 'sheet' | 'row_number'>;

/** What the rows of a page refer to, read once for all of them. */
interface Context {
  readonly sheets: NonNullable<BatchImport['sheets']>;
  readonly companies: ReadonlyMap<number, CompanyRow>;
  readonly places: ReadonlyMap<number, Place>;
}

const presentCompany = (row: CompanyRow): ListedCompany => ({
  companyId: row.company_id,
  name: row.name,
  nameEn: row.name_en,
  creditCode: row.credit_code,
  status: row.status,
  province: row.province_code,
  city: row.city_code,
  isSynthetic: row.is_synthetic,
});

const presentPlace = ({ line, sheet, row_number }: Place, { sheets }: Context) => ({
  line,
  sheet: sheets[sheet]?.name ?? '',
  rowNumber: row_number,
});

const presentRow = (row: StoredRow, context: Context): BatchImportRow => {
  const { companies, places, sheets } = context;
  const values = valuesOf(row, sheets);
  const { fault } = readRow(values);
  const first = row.duplicate_of === null ? undefined : places.get(row.duplicate_of);
  const company = row.company_id === null ? undefined : companies.get(row.company_id);
  return {
    ...presentPlace(row, context),
    values,
    isCorrected: row.corrected !== null,
    state: row.state,
    note: row.note,
    wrongCode: fault && { column: fault.column, text: fault.text },
    duplicateOf: first ? presentPlace(first, context) : null,
    company: company ? presentCompany(company) : null,
    score: row.score,
    candidates: row.candidates.flatMap(({ companyId, score, matchedName, parts }) => {
      const candidate = companies.get(companyId);
      return candidate ? [{ company: presentCompany(candidate), score, matchedName, parts: [...parts] }] : [];
    }),
  };
};

/** Rows with their companies, candidates and the rows they repeat. */
export const presentRows = async (
  db: Database,
  list: BatchImport,
  rows: readonly StoredRow[],
): Promise<BatchImportRow[]> => {
  const companyIds = rows.flatMap((row) => [
    ...(row.company_id === null ? [] : [row.company_id]),
    ...row.candidates.map(({ companyId }) => companyId),
  ]);
  const firstLines = rows.flatMap(({ duplicate_of }) => (duplicate_of === null ? [] : [duplicate_of]));
  const context = {
    sheets: list.sheets ?? [],
    companies: await findListedCompanies(db, companyIds),
    places: await findRowPlaces(db, list.batch_import_id, firstLines),
  };
  return rows.map((row) => presentRow(row, context));
};
