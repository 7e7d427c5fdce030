import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { EDGE_COLUMNS, fromEdges, largestFirst, SIDES } from './holding-rows.ts';
import type { Direction, HoldingRow } from './holding-rows.ts';
import { joinRecords } from './join-records.ts';
import type { HoldingEdge } from './join-records.ts';

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

export interface SiblingRows {
  readonly rows: readonly HoldingRow[];
  /** Of all pages together. */
  readonly total: number;
}

/** In the order of an index: a page of a hub of 100,000 reads what it shows, and counts the rest. */
export const listSiblingRows = async (
  db: Database,
  { companyId, direction, offset, limit, minShare, asAt }: SiblingRequest,
): Promise<SiblingRows> => {
  const { other, words } = SIDES[direction];
  const large = minShare > 0 ? sql`and holding_percent >= ${minShare}` : sql``;
  const from = sql`${fromEdges(direction, sql`${companyId}::bigint`, asAt)} ${large}`;
  const rows = await runAsAt<HoldingRow & { total: number }>(
    db,
    `ownership-siblings-${direction}${minShare > 0 ? '-large' : ''}`,
    asAt,
    sql`select page.*, (select count(*) ${from}) as total from (
          select ${EDGE_COLUMNS}, ${other} as other_id, ${words} ${from}
          order by ${largestFirst(other)} offset ${offset}::int limit ${limit}::int) page`,
  );
  return { rows, total: rows[0]?.total ?? 0 };
};

/** One page of the holders or investments of a company, largest first, in the order in which a neighbourhood reads them. */
export const listSiblings = async (db: Database, request: SiblingRequest): Promise<SiblingPage> => {
  const { rows, total } = await listSiblingRows(db, request);
  return { edges: joinRecords(request.direction, rows), total };
};
