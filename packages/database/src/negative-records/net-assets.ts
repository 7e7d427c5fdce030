import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { couldBeTold, runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { asKnown } from '../records/index.ts';

/** Equity of the last annual statement, of the group where there is one; yuan, decimal text. */
export interface NetAssets {
  readonly amount: string;
  readonly periodEnd: string;
}

/** The net assets beside which debts are weighed, as one json value; null where no annual statement tells them. */
export const netAssetsOf = (companyId: number, asAt: AsAt): RawBuilder<NetAssets | null> => sql`
  (select json_build_object('amount', items ->> 'total_equity', 'periodEnd', period_end) from statement
    where company_id = ${companyId} and ${asKnown(asAt)} and ${couldBeTold(asAt)}
      and period_type = 'annual' and items ->> 'total_equity' is not null
    order by period_end desc, scope = 'consolidated' desc, series = 'as-reported' desc
    limit 1)`;

export const findNetAssets = async (
  db: Database,
  companyId: number,
  asAt: AsAt,
): Promise<NetAssets | null> => {
  const [row] = await runAsAt<{ netAssets: NetAssets | null }>(
    db,
    'net-assets',
    asAt,
    sql`select ${netAssetsOf(companyId, asAt)} as "netAssets"`,
  );
  return row?.netAssets ?? null;
};
