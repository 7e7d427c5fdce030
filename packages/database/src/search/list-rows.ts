import type { Database } from '../connection/index.ts';
import type { CompanyColumns } from '../records/tables.ts';

const COLUMNS = [
  'company_id',
  'name',
  'name_en',
  'credit_code',
  'stock_code',
  'status',
  'company_type',
  'nature',
  'established_on',
  'ended_on',
  'registered_capital',
  'registered_capital_currency',
  'province_code',
  'city_code',
  'industry_section',
  'industry_division',
  'is_listed',
  'is_high_tech',
  'size_grade',
  'size_is_provisional',
  'period_end',
  'revenue',
  'net_profit',
  'ebit_to_revenue',
  'total_assets',
  'is_synthetic',
] as const satisfies readonly (keyof CompanyColumns)[];

export interface ListRow extends Pick<CompanyColumns, (typeof COLUMNS)[number]> {
  readonly rating_status: string | null;
  readonly rating_grade: number | null;
  readonly rating_pd: string | null;
  readonly solvency_index: string | null;
}

/** The list rows of the companies, in the order asked for; a company that is gone meanwhile is left out. */
export const listRows = async (db: Database, companyIds: readonly number[]): Promise<readonly ListRow[]> => {
  if (companyIds.length === 0) return [];
  const { rows } = await db.pool.query<ListRow>({
    name: 'search-list-rows',
    text: `select ${COLUMNS.join(', ')}, rating_status, rating_grade, rating_pd, solvency_index
           from company where company_id = any($1::bigint[])`,
    values: [companyIds],
  });
  const byId = new Map(rows.map((row) => [row.company_id, row]));
  return companyIds.flatMap((id) => byId.get(id) ?? []);
};
