import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { listCompanyRows } from './list-company-rows.ts';
import type { CompanyRow } from './list-company-rows.ts';

// A party that was merged into another is answered by the other.
const ASKED = 'coalesce((select merged_into from party where company_id = $1::bigint), $1::bigint)';

/** The company on either clock, following a merge; undefined when it was not there then. */
export const findCompanyHead = async (
  db: Database,
  companyId: number,
  asAt: AsAt,
): Promise<CompanyRow | undefined> => {
  if (asAt === null) {
    const { rows } = await db.pool.query<CompanyRow>({
      name: 'find-company-head',
      text: `select * from company where company_id = ${ASKED}`,
      values: [companyId],
    });
    return rows[0];
  }
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'find-merged-company',
    text: `select ${ASKED} as company_id`,
    values: [companyId],
  });
  const [found] = await listCompanyRows(
    db,
    rows.map((row) => row.company_id),
    asAt,
  );
  return found;
};
