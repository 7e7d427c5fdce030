import { copyRows, inTransaction } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { makeSearchDocument, SEARCH_COLUMNS } from '@mingjian/domain/search';
import { makeCompanies } from './make-companies.ts';
import type { BenchCompany } from './make-companies.ts';

const KNOWN_FROM = '2024-06-30T00:00:00.000Z';
const BATCH = 5_000;

const COMPANY_COLUMNS = [
  'company_id',
  'known_from',
  'name',
  'name_en',
  'credit_code',
  'stock_code',
  'status',
  'nature',
  'established_on',
  'registered_capital',
  'registered_capital_currency',
  'employees',
  'province_code',
  'city_code',
  'industry_section',
  'industry_division',
  'is_listed',
  'is_high_tech',
  'size_grade',
  'revenue',
  'total_assets',
  'popularity',
  'is_synthetic',
  'rating_status',
  'rating_grade',
] as const;

const toCompanyRow = (company: BenchCompany) => ({
  company_id: company.id,
  known_from: KNOWN_FROM,
  name: company.name,
  name_en: company.nameEn,
  credit_code: company.creditCode,
  stock_code: company.stockCode,
  status: company.status,
  nature: company.nature,
  established_on: company.establishedOn,
  registered_capital: company.registeredCapital,
  registered_capital_currency: company.registeredCapitalCurrency,
  employees: company.employees,
  province_code: company.provinceCode,
  city_code: company.cityCode,
  industry_section: company.industrySection,
  industry_division: company.industryDivision,
  is_listed: company.isListed,
  is_high_tech: company.isHighTech,
  size_grade: company.sizeGrade,
  revenue: company.revenue,
  total_assets: company.totalAssets,
  popularity: company.popularity,
  is_synthetic: true,
  rating_status: company.ratingGrade === null ? 'not-rated' : 'rated',
  rating_grade: company.ratingGrade,
});

const toSearchRow = (company: BenchCompany) => ({
  company_id: company.id,
  known_from: KNOWN_FROM,
  known_to: null,
  ...makeSearchDocument(company),
});

export const saveCompanies = async (db: Database, companies: readonly BenchCompany[]): Promise<void> =>
  inTransaction(db, async (client) => {
    await copyRows(client, 'company', COMPANY_COLUMNS, companies.map(toCompanyRow));
    await copyRows(client, 'company_search', SEARCH_COLUMNS, companies.map(toSearchRow));
  });

/** Fills the two tables that search reads, through the indexes of the product. Answers the seconds it took. */
export const loadCompanies = async (
  db: Database,
  rows: number,
  seed: number,
  report: (done: number) => void,
): Promise<number> => {
  const start = performance.now();
  let batch: BenchCompany[] = [];
  for (const company of makeCompanies(rows, seed)) {
    batch.push(company);
    if (batch.length < BATCH) continue;
    await saveCompanies(db, batch);
    report(company.id);
    batch = [];
  }
  await saveCompanies(db, batch);
  return (performance.now() - start) / 1000;
};
