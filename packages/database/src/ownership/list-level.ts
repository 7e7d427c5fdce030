import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { EDGE_COLUMNS, fromEdges, largestFirst, SIDES } from './holding-rows.ts';
import type { Direction, HoldingRow } from './holding-rows.ts';
import { listSiblingRows } from './list-siblings.ts';

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

export interface LevelLimits {
  /** Of one company; the largest are read, the others counted. */
  readonly most: number;
  /** Percent; smaller holdings are not read. */
  readonly minShare: number;
  readonly asAt: AsAt;
}

const makeRest = (rows: readonly HoldingRow[], all: { count: number; percent: number }): Rest => {
  const percent = rows.reduce((sum, row) => sum - Number(row.holding_percent), all.percent);
  return { count: all.count - rows.length, percent: Math.max(0, percent) };
};

/** Of each company the largest `most`, and one row that counts and sums those of a company that has more. */
const listRanked = async (
  db: Database,
  direction: Direction,
  frontier: readonly number[],
  { most, minShare, asAt }: LevelLimits,
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
            select ${EDGE_COLUMNS}, ${other} as other_id, ${words},
              row_number() over (partition by company_id order by ${largestFirst(other)}) as place ${from}) ranked
          where place <= ${most + 1}::int)
        select ${EDGE_COLUMNS}, other_id, holder_type, holder_name, null::bigint as siblings
        from largest where place <= ${most}::int
        union all
        select company_id, 0, sum(holding_percent), null, null, null, 0, null, null, count(*) ${from}
          and company_id = any(array(select company_id from largest where place > ${most}::int))
        group by company_id`,
  );
  const edges = rows.filter(({ siblings }) => siblings === null);
  const sums = rows.filter(({ siblings }) => siblings !== null);
  const read =
    sums.length > 0 ? Map.groupBy(edges, (row) => row.company_id) : new Map<number, HoldingRow[]>();
  const rests = sums.map(({ company_id, siblings, holding_percent }): readonly [number, Rest] => [
    company_id,
    makeRest(read.get(company_id) ?? [], { count: siblings ?? 0, percent: Number(holding_percent) }),
  ]);
  return { rows: edges, rests: new Map(rests) };
};

/** Holders that a company has on the average, and more: beyond it one of the frontier is a hub. */
const USUAL = 20;

const byShare = (a: HoldingRow, b: HoldingRow): number =>
  Number(b.holding_percent ?? -1) - Number(a.holding_percent ?? -1) ||
  a.other_id - b.other_id ||
  a.record_id - b.record_id;

/** All edges of a frontier without a hub: planned and run in a fraction of the time. Undefined where there are too many. */
const listPlain = async (
  db: Database,
  direction: Direction,
  frontier: readonly number[],
  { most, asAt }: LevelLimits,
): Promise<Level | undefined> => {
  const { other, words } = SIDES[direction];
  const limit = most + USUAL * frontier.length;
  const rows = await runAsAt<HoldingRow>(
    db,
    `ownership-${direction}-plain`,
    asAt,
    sql`select ${EDGE_COLUMNS}, ${other} as other_id, ${words}
        ${fromEdges(direction, sql`any(${frontier}::bigint[])`, asAt)} limit ${limit + 1}::int`,
  );
  if (rows.length > limit) return undefined;
  const rests = new Map<number, Rest>();
  const kept = [...Map.groupBy(rows, (row) => row.company_id)].flatMap(([company, list]) => {
    const sorted = list.toSorted(byShare);
    if (list.length <= most) return sorted;
    const largest = sorted.slice(0, most);
    const percent = list.reduce((sum, row) => sum + Number(row.holding_percent), 0);
    rests.set(company, makeRest(largest, { count: list.length, percent }));
    return largest;
  });
  return { rows: kept, rests };
};

/** The investments of one party, which may be a hub. */
const listOne = async (
  db: Database,
  companyId: number,
  { most, minShare, asAt }: LevelLimits,
): Promise<Level> => {
  const page = { companyId, direction: 'down', offset: 0, limit: most, minShare, asAt } as const;
  const { rows, total } = await listSiblingRows(db, page);
  const rest = { count: total - rows.length, percent: 0 };
  return { rows, rests: new Map(rest.count > 0 ? [[companyId, rest]] : []) };
};

/**
 * The edges of a whole frontier in one round trip, of each company the largest. Holders are few, and only a company with more than
 * usual costs a second trip; investments can be 100,000, and are ranked where they are.
 */
export const listLevel = async (
  db: Database,
  direction: Direction,
  frontier: readonly number[],
  limits: LevelLimits,
): Promise<Level> => {
  const [first] = frontier;
  if (direction === 'down' && frontier.length === 1 && first !== undefined) return listOne(db, first, limits);
  const plain =
    direction === 'up' && limits.minShare === 0
      ? await listPlain(db, direction, frontier, limits)
      : undefined;
  return plain ?? listRanked(db, direction, frontier, limits);
};
