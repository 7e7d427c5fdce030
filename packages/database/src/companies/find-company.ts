import { sql } from 'kysely';
import { knownDay } from '@mingjian/domain/records';
import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { asKnown } from '../records/index.ts';
import { runAsAt } from './run-as-at.ts';

/** What the projection knows of a company; the sections and their provenance come from the records. */
export interface CompanyHead {
  readonly company_id: number;
  readonly known_from: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly credit_code: string | null;
  readonly stock_code: string | null;
  readonly status: string | null;
  readonly is_listed: boolean | null;
  readonly patent_count: number | null;
  readonly trademark_count: number | null;
  readonly province_code: string | null;
  readonly city_code: string | null;
  readonly address: string | null;
  readonly postal_code: string | null;
  readonly size_grade: string | null;
  readonly is_synthetic: boolean;
}

const COLUMNS = sql.raw(
  `company_id, known_from, known_to, name, name_en, credit_code, stock_code, status, is_listed, patent_count,
   trademark_count, province_code, city_code, address, postal_code, size_grade, is_synthetic`,
);

/** The company as known on a day (null: now), following a merge; undefined when it was not known then. */
export const findCompanyHead = async (db: Database, companyId: number, asAt: AsAt) => {
  // A party that was merged into another is answered by the other.
  const id = sql`coalesce((select merged_into from party where company_id = ${companyId}), ${companyId})`;
  const statement =
    knownDay(asAt) === null
      ? sql`select ${COLUMNS} from company where company_id = ${id} and ${asKnown(null)}`
      : sql`
        select ${COLUMNS} from (
          select ${COLUMNS} from company where company_id = ${id}
          union all
          select ${COLUMNS} from company_history where company_id = ${id}
        ) known where ${asKnown(asAt)}`;
  const rows = await runAsAt<CompanyHead>(db, 'find-company-head', asAt, statement);
  return rows[0];
};
