import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Records of trade in the order in which a chain reads them: of a company, or by the partner that they name, one side,
 * the newest year and the largest first. A company with 100,000 trades is read as far as it is shown. Asked by
 * partner, a distributed database looks in every shard, once a level: these records stay with the company that
 * discloses them. The partner stands as text: what a record names as partner need not be a party of ours.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index record_trade_of_year on record
      (company_id, (payload ->> 'partner_role'), ((payload ->> 'trade_year')::bigint) desc,
       ((payload ->> 'trade_share_pct')::numeric) desc nulls last, ((payload ->> 'trade_amount')::numeric) desc nulls last)
      where dimension = 'supplier_customer'`.execute(db);
  await sql`
    create index record_trade_by_partner on record
      ((payload ->> 'partner_id'), (payload ->> 'partner_role'), ((payload ->> 'trade_year')::bigint) desc,
       ((payload ->> 'trade_amount')::numeric) desc nulls last)
      where dimension = 'supplier_customer'`.execute(db);
};
