import type { AsAt } from '@mingjian/domain/records';
import { isStateBody } from '@mingjian/domain/ownership';
import type { Database } from '../connection/index.ts';
import { listLevel } from './list-level.ts';
import { joinRecords } from './join-records.ts';
import type { HoldingEdge } from './join-records.ts';

export interface EdgesBetween {
  readonly edges: readonly HoldingEdge[];
  readonly levels: number;
  readonly isCut: boolean;
}

const MOST_LEVELS = 10;
const MOST_PARTIES = 4_000;
/** Of a hub its largest holdings: through all of 100,000 everything is related to everything. */
const MOST_SIBLINGS = 100;

interface Side {
  readonly seen: Set<number>;
  frontier: number[];
}

/** One level further from one side, up and down at once. */
const widen = async (db: Database, side: Side, asAt: AsAt) => {
  const limits = { most: MOST_SIBLINGS, minShare: 0, asAt };
  const [up, down] = await Promise.all([
    listLevel(db, 'up', side.frontier, limits),
    listLevel(db, 'down', side.frontier, limits),
  ]);
  const found = [...joinRecords('up', up.rows), ...joinRecords('down', down.rows)];
  const next = new Set<number>();
  for (const { holderId, ownedId, holderType, holderName } of found) {
    if (!isStateBody({ kind: null, type: holderType, name: holderName ?? '' })) next.add(holderId);
    next.add(ownedId);
  }
  side.frontier = [...next].filter((id) => !side.seen.has(id));
  for (const id of side.frontier) side.seen.add(id);
  return { found, isCut: up.rests.size > 0 || down.rests.size > 0 };
};

/** Holdings around two parties, each time from the side with fewer open ends, until the sides meet. */
export const loadBetween = async (
  db: Database,
  from: number,
  to: number,
  asAt: AsAt,
): Promise<EdgesBetween> => {
  const sides: readonly [Side, Side] = [
    { seen: new Set([from]), frontier: [from] },
    { seen: new Set([to]), frontier: [to] },
  ];
  const [near, far] = sides;
  const edges: HoldingEdge[] = [];
  let [levels, isCut, haveMet] = [0, false, false];
  while (!haveMet && levels < MOST_LEVELS && near.seen.size + far.seen.size < MOST_PARTIES) {
    const side = near.frontier.length <= far.frontier.length ? near : far;
    if (side.frontier.length === 0) return { edges, levels, isCut };
    levels += 1;
    const level = await widen(db, side, asAt);
    isCut ||= level.isCut;
    edges.push(...level.found);
    const other = side === near ? far : near;
    haveMet = side.frontier.some((id) => other.seen.has(id));
  }
  return { edges, levels, isCut: isCut || !haveMet };
};
