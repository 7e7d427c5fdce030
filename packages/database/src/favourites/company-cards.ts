import type { Database } from '../connection/index.ts';

/** What a list of companies shows of each: the current row of the projection. */
export interface CompanyCard {
  readonly company_id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly credit_code: string | null;
  readonly status: string | null;
  readonly rating_status: string | null;
  readonly rating_grade: number | null;
  readonly is_synthetic: boolean;
}

/**
 * The cards of companies, by id. A company that was merged away has none. Companies are distributed and follows are
 * local, so the ids travel as a parameter and not as a join.
 */
export const findCompanyCards = async (
  db: Database,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, CompanyCard>> => {
  const { rows } = await db.pool.query<CompanyCard>({
    name: 'company-cards',
    text: `select company_id, name, name_en, credit_code, status, rating_status, rating_grade, is_synthetic
      from company where company_id = any($1::bigint[])`,
    values: [companyIds],
  });
  return new Map(rows.map((row) => [row.company_id, row]));
};
