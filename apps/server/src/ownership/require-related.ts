import type { Database } from '@mingjian/database/connection';
import { loadNeighbourhood } from '@mingjian/database/ownership';
import type { AsAt } from '@mingjian/domain/records';
import { ApplicationFailure } from '../http/index.ts';
import { ABOVE } from './read-owners.ts';

const standsAbove = async (db: Database, lower: number, upper: number, asAt: AsAt): Promise<boolean> => {
  const { levels } = await loadNeighbourhood(db, 'up', [lower], { ...ABOVE, asAt });
  return levels.has(upper);
};

/**
 * The report of a company tells of whoever stands above or below it. Anybody else has a report of its own: else one report would
 * open the whole market node by node.
 */
export const requireRelated = async (
  db: Database,
  companyId: number,
  partyId: number,
  asAt: AsAt,
): Promise<void> => {
  if (partyId === companyId) return;
  if (await standsAbove(db, companyId, partyId, asAt)) return;
  if (await standsAbove(db, partyId, companyId, asAt)) return;
  throw new ApplicationFailure('party-outside-graph');
};
