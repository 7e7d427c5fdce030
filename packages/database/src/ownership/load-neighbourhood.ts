import type { AsAt } from '@mingjian/domain/records';
import { isStateBody } from '@mingjian/domain/ownership';
import type { Database } from '../connection/index.ts';
import type { Direction } from './holding-rows.ts';
import { joinRecords } from './join-records.ts';
import type { HoldingEdge } from './join-records.ts';
import { listLevel } from './list-level.ts';
import type { Rest } from './list-level.ts';

export interface Neighbourhood {
  readonly edges: readonly HoldingEdge[];
  /** Steps from the nearest root, by party. */
  readonly levels: ReadonlyMap<number, number>;
  /** By hub: what of it was not read. */
  readonly rests: ReadonlyMap<number, Rest>;
  /** Parties that were found but not opened: the depth or the number of parties ended before them. */
  readonly unopened: ReadonlySet<number>;
  readonly roundTrips: number;
}

export interface NeighbourhoodLimits {
  /** Levels. */
  readonly depth: number;
  /** Of one company; the largest are read, the others counted. */
  readonly mostSiblings: number;
  /** Of the whole neighbourhood; what would be opened beyond it stays `unopened`. */
  readonly mostParties: number;
  /** Percent; smaller holdings are not read. */
  readonly minShare?: number;
  readonly asAt: AsAt;
}

/** Persons and bodies of the state have no holders: asking would be a round trip for nothing. */
const isEnd = ({ holderType, holderName }: HoldingEdge): boolean =>
  holderType === 'natural_person' || isStateBody({ kind: null, type: holderType, name: holderName ?? '' });

/** Breadth first from some roots, one round trip a level, every party opened once: loops end by themselves. */
export const loadNeighbourhood = async (
  db: Database,
  direction: Direction,
  roots: readonly number[],
  { depth, mostSiblings, mostParties, minShare = 0, asAt }: NeighbourhoodLimits,
): Promise<Neighbourhood> => {
  const levels = new Map(roots.map((root) => [root, 0]));
  const rests = new Map<number, Rest>();
  const edges: HoldingEdge[] = [];
  let frontier = [...levels.keys()];
  let roundTrips = 0;
  while (frontier.length > 0 && roundTrips < depth && levels.size < mostParties) {
    roundTrips += 1;
    // Each level is asked for what the level before it found.
    const level = await listLevel(db, direction, frontier, { most: mostSiblings, minShare, asAt });
    const found = joinRecords(direction, level.rows);
    edges.push(...found);
    for (const [company, rest] of level.rests) rests.set(company, rest);
    frontier = [];
    for (const edge of found) {
      const next = direction === 'up' ? edge.holderId : edge.ownedId;
      if (levels.has(next)) continue;
      levels.set(next, roundTrips);
      if (direction === 'down' || !isEnd(edge)) frontier.push(next);
    }
  }
  return { edges, levels, rests, unopened: new Set(frontier), roundTrips };
};
