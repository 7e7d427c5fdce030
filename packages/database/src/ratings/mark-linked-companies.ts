import { LEAST_FELT, LEAST_LINK_PERCENT, LEAST_PARENT_PERCENT } from '@mingjian/domain/default-risk';
import type { Database } from '../connection/index.ts';
import type { MovedCompany } from './write-ratings.ts';

const findLinked = async (db: Database, moved: readonly MovedCompany[]): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ party_id: number }>({
    name: 'find-linked-companies',
    text: `with moved as (select * from unnest($1::bigint[], $2::float8[]) as m (company_id, strain))
           select holder_id as party_id from moved join shareholding_by_owned s using (company_id)
           where known_to is null and strain > 0 and holding_percent >= greatest($3, $4 / nullif(strain, 0))
           union
           select owned_id from moved join shareholding_by_holder s using (company_id)
           where known_to is null and strain > 0 and holding_percent >= greatest($3, $4 / nullif(strain, 0))
           union
           select owned_id from moved join shareholding_by_holder s using (company_id)
           where known_to is null and holding_percent > $5 and exists (
             select 1 from record r where r.company_id = s.company_id and r.dimension = 'external_guarantee'
               and r.known_to is null)`,
    values: [
      moved.map(({ companyId }) => companyId),
      moved.map(({ strain }) => strain),
      LEAST_LINK_PERCENT,
      LEAST_FELT,
      LEAST_PARENT_PERCENT,
    ],
  });
  return rows.map(({ party_id }) => party_id);
};

/**
 * Those linked to a company whose strain moved, and who feel it, are looked at once more; it never goes on from there, for
 * what is passed on is the rating of the company itself. So are subsidiaries of a company that gives guarantees, for its
 * class is the best that these can give. One that waits for its turn anyway has its mark still.
 */
export const markLinkedCompanies = async (
  db: Database,
  moved: readonly MovedCompany[],
  at: string,
): Promise<void> => {
  if (moved.length === 0) return;
  const linked = await findLinked(db, moved);
  if (linked.length === 0) return;
  await db.pool.query({
    name: 'mark-linked-companies',
    text: `insert into changed_company (company_id, changed_at)
           select company_id, $2::timestamptz from company
           where company_id = any($1::bigint[])
           order by company_id
           on conflict (company_id) do nothing`,
    values: [linked, at],
  });
};
