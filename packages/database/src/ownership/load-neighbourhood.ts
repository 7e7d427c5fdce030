import type { AsAt } from '@mingjian/domain/records';
import { isStateBody } from '@mingjian/domain/ownership';
import type { Database } from '../connection/index.ts';
import type { Direction, HoldingRow } from './holding-rows.ts';
import { listLevel } from './list-level.ts';
import type { Rest } from './list-level.ts';

/** What one party holds of another by all records of it. Percent, 0 to 100; null where no record gives one, nor a band. */
export interface HoldingEdge {
  readonly holderId: number;
  readonly ownedId: number;
  /** Of a band its middle. */
  readonly percent: number | null;
  /** Null where the percentage is known. */
  readonly low: number | null;
  readonly high: number | null;
  readonly votes: number | null;
  readonly recordIds: readonly number[];
  /** From the owned side: what the register calls the holder. */
  readonly holderType: string | null;
  readonly holderName: string | null;
}

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

const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));

const WHOLE = 100;

/** A band that is open at one end goes to nothing or to all. */
const readShare = ({ holding_percent, holding_low, holding_high }: HoldingRow) => {
  const percent = toNumber(holding_percent);
  if (percent !== null || (holding_low === null && holding_high === null))
    return { percent, low: percent, high: percent };
  const [low, high] = [toNumber(holding_low) ?? 0, toNumber(holding_high) ?? WHOLE];
  return { percent: (low + high) / 2, low, high };
};

/** Shares of several records, added up. */
const sumShares = (records: readonly HoldingRow[]) => {
  const shares = records.map(readShare);
  const percent = sumOf(shares.map((share) => share.percent));
  const low = sumOf(shares.map((share) => share.low));
  const high = sumOf(shares.map((share) => share.high));
  return { percent, ...(low === high ? { low: null, high: null } : { low, high }) };
};

/** Several records of one holder in one company are one edge. */
export const joinRecords = (direction: Direction, rows: readonly HoldingRow[]): readonly HoldingEdge[] => {
  const byPair = Map.groupBy(rows, (row) => `${row.company_id} ${row.other_id}`);
  return [...byPair.values()].flatMap((records): HoldingEdge[] => {
    const [first] = records;
    if (!first) return [];
    const isUp = direction === 'up';
    return [
      {
        holderId: isUp ? first.other_id : first.company_id,
        ownedId: isUp ? first.company_id : first.other_id,
        ...sumShares(records),
        votes: sumOf(records.map((row) => toNumber(row.vote_percent))),
        recordIds: records.map((row) => row.record_id),
        holderType: first.holder_type,
        holderName: first.holder_name,
      },
    ];
  });
};

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
