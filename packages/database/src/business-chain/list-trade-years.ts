import type { TradeRole } from '@mingjian/domain/business-chain';
import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { selectTold } from './select-partners.ts';

export interface TradeYear {
  readonly year: number;
  readonly role: TradeRole;
}

/** The years of which a company's partners are on file, the newest first. */
export const listTradeYears = (db: Database, companyId: number, asAt: AsAt): Promise<readonly TradeYear[]> =>
  runAsAt<{ year: number; role: TradeRole }>(
    db,
    'list-trade-years',
    asAt,
    sql`with told as (${selectTold([companyId], asAt)})
        select distinct year, role from told where role in ('supplier', 'customer') order by year desc, role desc`,
  );
