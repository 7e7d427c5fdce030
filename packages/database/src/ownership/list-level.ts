import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { fromEdges, largestFirst, SIDES } from './holding-rows.ts';
import type { Direction, HoldingRow } from './holding-rows.ts';

/** What of a hub was not read. */
export interface Rest {
  readonly count: number;
  /** Sum of the shares of holders that were not read; says nothing of investments. */
  readonly percent: number;
}

export interface Level {
  readonly rows: readonly HoldingRow[];
  readonly rests: ReadonlyMap<number, Rest>;
}

interface LevelRow extends HoldingRow {
  /** Null in an edge, the number of edges in a sum. */
  readonly siblings: number | null;
}

/**
 * The edges of a whole frontier in one round trip: of each company the largest `most`, and one row that counts and sums those of a
 * company that has more.
 */
export const listLevel = async (
  db: Database,
  direction: Direction,
  frontier: readonly number[],
  { most, minShare, asAt }: { readonly most: number; readonly minShare: number; readonly asAt: AsAt },
): Promise<Level> => {
  const { other, words } = SIDES[direction];
  const large = minShare > 0 ? sql`and holding_percent >= ${minShare}` : sql``;
  const from = sql`${fromEdges(direction, sql`any(${frontier}::bigint[])`, asAt)} ${large}`;
  const rows = await runAsAt<LevelRow>(
    db,
    `ownership-${direction}${minShare > 0 ? '-large' : ''}`,
    asAt,
    sql`with largest as (
          select * from (
            select company_id, ${other} as other_id, record_id, holding_percent, holding_low, holding_high, vote_percent, ${words},
              row_number() over (partition by company_id order by ${largestFirst(other)}) as place ${from}) ranked
          where place <= ${most + 1}::int)
        select company_id, other_id, record_id, holding_percent, holding_low, holding_high, vote_percent, holder_type, holder_name,
          null::bigint as siblings
        from largest where place <= ${most}::int
        union all
        select company_id, 0, 0, sum(holding_percent), null, null, null, null, null, count(*) ${from}
          and company_id = any(array(select company_id from largest where place > ${most}::int))
        group by company_id`,
  );
  const edges = rows.filter(({ siblings }) => siblings === null);
  const sums = rows.filter(({ siblings }) => siblings !== null);
  const read =
    sums.length > 0 ? Map.groupBy(edges, (row) => row.company_id) : new Map<number, HoldingRow[]>();
  const rests = sums.map(({ company_id, siblings, holding_percent }): readonly [number, Rest] => {
    const shown = read.get(company_id) ?? [];
    const percent = shown.reduce((sum, row) => sum - Number(row.holding_percent), Number(holding_percent));
    return [company_id, { count: (siblings ?? 0) - shown.length, percent: Math.max(0, percent) }];
  });
  return { rows: edges, rests: new Map(rests) };
};
