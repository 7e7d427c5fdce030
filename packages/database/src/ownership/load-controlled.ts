import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { listLevel } from './list-level.ts';
import { joinRecords } from './join-records.ts';
import type { HoldingEdge } from './join-records.ts';

export interface ControlledBelow {
  readonly edges: readonly HoldingEdge[];
  readonly isCut: boolean;
}

const MAJORITY = 50;
const MOST_LEVELS = 20;
const MOST_COMPANIES = 3_000;
const MOST_SIBLINGS = 3_000;

/**
 * What some parties hold, and what those hold that they thereby control: only a company with a majority of the votes behind it is
 * opened, so that minorities cost nothing. Who controls what of it is for domain/ownership to say.
 */
export const loadControlled = async (
  db: Database,
  starters: readonly number[],
  asAt: AsAt,
): Promise<ControlledBelow> => {
  const opened = new Set(starters);
  const votes = new Map<number, number>();
  const edges: HoldingEdge[] = [];
  let [frontier, levels, isCut] = [[...starters], 0, false];
  while (frontier.length > 0 && levels < MOST_LEVELS && opened.size < MOST_COMPANIES) {
    levels += 1;
    const level = await listLevel(db, 'down', frontier, { most: MOST_SIBLINGS, minShare: 0, asAt });
    isCut ||= level.rests.size > 0;
    const found = joinRecords('down', level.rows);
    edges.push(...found);
    frontier = [];
    for (const { ownedId, percent, votes: own } of found) {
      const sum = (votes.get(ownedId) ?? 0) + (own ?? percent ?? 0);
      votes.set(ownedId, sum);
      if (sum <= MAJORITY || opened.has(ownedId)) continue;
      opened.add(ownedId);
      frontier.push(ownedId);
    }
  }
  return { edges, isCut: isCut || frontier.length > 0 };
};
