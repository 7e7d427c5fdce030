import type { Database } from '@mingjian/database/connection';

/**
 * One recursive statement for the same levels, of what companies disclose themselves alone, every record of the year:
 * what the walk is compared with. It has neither the word of the other side, nor the choice among sources, nor a bound on hubs.
 */
export const walkByRecursion = async (
  db: Database,
  companyId: number,
  year: number,
  depth: number,
): Promise<number> => {
  const { rows } = await db.pool.query({
    name: 'bench-chain-recursion',
    text: `with recursive chain as (
             select s.role, $1::bigint as company_id, 0 as level, '{}'::jsonb as payload
             from (values ('supplier'), ('customer')) s(role)
             union all
             select c.role, (r.payload ->> 'partner_id')::bigint, c.level + 1, r.payload
             from chain c join record r on r.company_id = c.company_id
             where c.level < $3::int and r.dimension = 'supplier_customer' and r.known_to is null
               and r.payload ->> 'partner_role' = c.role and (r.payload ->> 'trade_year')::int = $2::int)
           select role, company_id, level, payload ->> 'partner_name' as name, payload ->> 'trade_share_pct' as share,
             payload ->> 'trade_amount' as amount
           from chain where level > 0`,
    values: [companyId, year, depth],
  });
  return rows.length;
};
