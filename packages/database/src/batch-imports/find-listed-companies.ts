import type { Database } from '../connection/index.ts';

/** What a row shows of a company: its present row of the list. */
export interface ListedCompany {
  readonly company_id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly credit_code: string | null;
  readonly status: string | null;
  readonly province_code: string | null;
  readonly city_code: string | null;
  readonly is_synthetic: boolean;
}

/** Companies by id; one that was merged away since has none. */
export const findListedCompanies = async (
  db: Database,
  companyIds: Iterable<number>,
): Promise<ReadonlyMap<number, ListedCompany>> => {
  const { rows } = await db.pool.query<ListedCompany>({
    name: 'batch-import-companies',
    text: `select company_id, name, name_en, credit_code, status, province_code, city_code, is_synthetic
           from company where company_id = any($1::bigint[])`,
    values: [[...new Set(companyIds)]],
  });
  return new Map(rows.map((row) => [row.company_id, row]));
};
