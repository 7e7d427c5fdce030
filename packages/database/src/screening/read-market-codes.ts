import { LOW_BITS } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { readBlocks } from './read-blocks.ts';
import { getScreeningState } from './read-changed.ts';

const HIGH_UNIT = 2 ** LOW_BITS;

/** Shows the facet code of every company, with its rating, as the newest blocks hold it. */
export const readMarketCodes = async (db: Database, show: (code: number) => void): Promise<void> => {
  const { generation, blocks } = await getScreeningState(db);
  if (generation === null) return;
  const columns = ['facets_low', 'facets_high'] as const;
  await readBlocks(
    db,
    { generation, blocks, columns },
    ({ companies, low, high }) => {
      for (let at = 0; at < companies; at += 1) show((low[at] ?? 0) + (high[at] ?? 0) * HIGH_UNIT);
    },
    () => false,
  );
};
