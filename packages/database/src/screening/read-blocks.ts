import { BLOCK_COMPANIES } from '@mingjian/domain/search';
import type { CompanyBlock } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { findInBlock } from './blocks.ts';
import { parseCopiedRows } from './parse-copied-rows.ts';
import { makeRoom, unpackBlock, widthOf } from './unpack-columns.ts';
import type { PackedColumn } from './unpack-columns.ts';

/** Most lists are full after a few blocks; the longest step reads a quarter of a million companies. */
const FIRST_STEP = 2;
const LONGEST_STEP = 32;

export interface BlockRange {
  readonly generation: number;
  readonly blocks: number;
  /** `facets_low` is the first. */
  readonly columns: readonly PackedColumn[];
}

/** A step was not there any more: blocks were written anew twice while it was read. */
export class OutdatedGeneration extends Error {}

/**
 * Shows the blocks of a generation one after the other in the order of popularity until `isDone`. A block is true
 * only while it is shown: the next one takes its room.
 */
export const readBlocks = async (
  db: Database,
  { generation, blocks, columns }: BlockRange,
  visit: (block: CompanyBlock) => void,
  isDone: () => boolean,
): Promise<void> => {
  const room = makeRoom(columns);
  let next = 0;
  const parse = () =>
    parseCopiedRows([...room.values()], ([length = 0]) => {
      const companies = length / widthOf('facets_low');
      if (!isDone()) visit(unpackBlock(next * BLOCK_COMPANIES, companies, room));
      next += 1;
    });
  for (let from = 0, step = FIRST_STEP; from < blocks && !isDone(); step = Math.min(2 * step, LONGEST_STEP)) {
    const end = Math.min(from + step, blocks);
    await db.readCopy(
      `copy (select ${columns.join(', ')} from screening_block
         where generation = ${generation} and block >= ${from} and block < ${end} order by block)
       to stdout (format binary)`,
      parse(),
    );
    if (next !== end) throw new OutdatedGeneration();
    from = end;
  }
};

/** The companies at places of a generation, in the order asked for. */
export const findAtPlaces = async (
  db: Database,
  generation: number,
  places: readonly number[],
): Promise<readonly number[]> => {
  if (places.length === 0) return [];
  const found = places.map(findInBlock);
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'screening-places',
    text: `select ('x' || encode(substring(b.company_ids from 8 * p.at + 1 for 8), 'hex'))::bit(64)::int8 as company_id
           from unnest($2::int[], $3::int[]) with ordinality as p (block, at, asked)
           join screening_block b on b.generation = $1 and b.block = p.block
           order by p.asked`,
    values: [generation, found.map(({ block }) => block), found.map(({ at }) => at)],
  });
  if (rows.length < places.length) throw new OutdatedGeneration();
  return rows.map((row) => row.company_id);
};
