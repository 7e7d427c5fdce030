import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { edgeStands } from '../records/index.ts';

/** Up: who holds the company. Down: what the company holds. */
export type Direction = 'up' | 'down';

/** One shareholder record as an edge, asked from one of its ends (`company_id`). */
export interface HoldingRow {
  readonly company_id: number;
  readonly other_id: number;
  readonly record_id: number;
  readonly holding_percent: string | null;
  /** Where the source gives a band instead of a percentage. */
  readonly holding_low: string | null;
  readonly holding_high: string | null;
  readonly vote_percent: string | null;
  /** Null from the holder's side, where the holder is known. */
  readonly holder_type: string | null;
  readonly holder_name: string | null;
}

/** The table that has the edges at hand from this end; the other end; what both know of the holder. */
export const SIDES = {
  up: {
    table: 'shareholding_by_owned',
    other: sql.ref('holder_id'),
    words: sql`holder_type, holder_name`,
  },
  // Everything that is read from this side stands in one index: a hub of 100,000 never opens its rows.
  down: {
    table: 'shareholding_by_holder',
    other: sql.ref('owned_id'),
    words: sql`null::text as holder_type, null::text as holder_name`,
  },
} as const satisfies Record<Direction, unknown>;

/** From the table of a side (`e`) and of some companies the edges that stand on the day. */
export const fromEdges = (
  direction: Direction,
  companies: RawBuilder<unknown>,
  asAt: AsAt,
): RawBuilder<unknown> => {
  const { table } = SIDES[direction];
  return sql`from ${sql.table(table)} e
    where e.company_id = ${companies} and ${edgeStands(asAt, table, 'e.')}`;
};

/** What an edge is read by beside its other end. */
export const EDGE_COLUMNS = sql`company_id, record_id, holding_percent, holding_low, holding_high, vote_percent`;

/** The order of siblings everywhere: the largest first, those without a percentage last. */
export const largestFirst = (other: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`holding_percent desc nulls last, ${other}, record_id`;
