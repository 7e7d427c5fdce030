import type { TokenFrequencies } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { chooseRoad } from './choose-road.ts';
import { readPage } from './find-candidates.ts';
import type { Matching } from './matching.ts';

/** A page of the companies that fit the filters, the best known first. */
export const listScreened = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  offset: number,
  limit: number,
): Promise<readonly number[]> => {
  const isWalked = chooseRoad(matching, frequencies, offset + limit) === 'walk';
  const rows = await readPage<{ company_id: number }>(db, matching, 'company_id, tier, popularity', {
    offset,
    limit,
    isWalked,
  });
  return rows.map((row) => row.company_id);
};
