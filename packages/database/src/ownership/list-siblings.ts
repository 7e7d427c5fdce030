import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { fromEdges, largestFirst, SIDES } from './holding-rows.ts';
import type { Direction, HoldingRow } from './holding-rows.ts';
import { joinRecords } from './load-neighbourhood.ts';
import type { HoldingEdge } from './load-neighbourhood.ts';

export interface SiblingPage {
  readonly edges: readonly HoldingEdge[];
  /** Of all pages together. */
  readonly total: number;
}

export interface SiblingRequest {
  readonly companyId: number;
  readonly direction: Direction;
  readonly offset: number;
  readonly limit: number;
  readonly minShare: number;
  readonly asAt: AsAt;
}

/** One page of the holders or investments of a company, largest first, in the order in which a neighbourhood reads them. */
export const listSiblings = async (
  db: Database,
  { companyId, direction, offset, limit, minShare, asAt }: SiblingRequest,
): Promise<SiblingPage> => {
  const { other, words } = SIDES[direction];
  const large = minShare > 0 ? sql`and holding_percent >= ${minShare}` : sql``;
  const from = sql`${fromEdges(direction, sql`${companyId}::bigint`, asAt)} ${large}`;
  const rows = await runAsAt<HoldingRow & { total: number }>(
    db,
    `ownership-siblings-${direction}${minShare > 0 ? '-large' : ''}`,
    asAt,
    sql`select page.*, (select count(*) ${from}) as total from (
          select company_id, ${other} as other_id, record_id, holding_percent, holding_low, holding_high, vote_percent, ${words} ${from}
          order by ${largestFirst(other)} offset ${offset}::int limit ${limit}::int) page`,
  );
  return { edges: joinRecords(direction, rows), total: rows[0]?.total ?? 0 };
};
