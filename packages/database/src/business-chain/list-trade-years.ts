import type { TradeRole } from '@mingjian/domain/business-chain';
import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { isTrade, PARTNER, ROLE, YEAR } from './select-told.ts';

export interface TradeYear {
  readonly year: number;
  readonly role: TradeRole;
  /** The company names partners itself; else others alone name it. */
  readonly is_own: boolean;
}

/** What a record calls a year may be any number; the steps are few. */
const [FIRST_YEAR, LAST_YEAR, MOST_STEPS] = [1, 9_999_999, 300];

/** Steps from year to year by the index, so that a company with 100,000 trades is answered as fast as any. */
const yearsOf = (isOf: RawBuilder<boolean>, role: RawBuilder<string>, asAt: AsAt): RawBuilder<unknown> => {
  const rows = sql`from record r where ${isOf} and r.dimension = 'supplier_customer' and ${ROLE} = ${role}
    and ${YEAR} between ${FIRST_YEAR}::bigint and ${LAST_YEAR}::bigint`;
  return sql`
    select y.year from (
      select (select ${YEAR} ${rows} order by ${YEAR} limit 1) as least,
        (select ${YEAR} ${rows} and ${isTrade(asAt)} order by ${YEAR} desc limit 1) as most) ends
    cross join lateral generate_series(greatest(ends.least, ends.most - ${MOST_STEPS}), ends.most) y(year)
    cross join lateral (select 1 ${rows} and ${YEAR} = y.year and ${isTrade(asAt)} limit 1) found`;
};

/** The years of which a company's partners are on file, the newest first. */
export const listTradeYears = (db: Database, companyId: number, asAt: AsAt): Promise<readonly TradeYear[]> =>
  runAsAt<{ year: number; role: TradeRole; is_own: boolean }>(
    db,
    'list-trade-years',
    asAt,
    sql`select year, role, bool_or(is_own) as is_own
        from (values ('supplier', 'customer'), ('customer', 'supplier')) side(role, other)
        cross join lateral (
          select year, true as is_own from (${yearsOf(sql`r.company_id = ${companyId}::bigint`, sql`side.role`, asAt)}) own
          union all
          select year, false from (${yearsOf(
            sql`${PARTNER} = ${String(companyId)} and r.company_id <> ${companyId}::bigint`,
            sql`side.other`,
            asAt,
          )}) named) y
        group by year, role order by year desc, role desc`,
  );
