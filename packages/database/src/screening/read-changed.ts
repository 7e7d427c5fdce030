import { BLOCK_COMPANIES } from '@mingjian/domain/search';
import type { CompanyBlock } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { COLUMNS } from './blocks.ts';
import type { BlockColumn } from './blocks.ts';
import { makeRoom, unpackBlock, widthOf } from './unpack-columns.ts';

/** What a list starts from: which blocks are the newest, and what changed since they were written. */
export interface ScreeningState {
  /** Null: no block was ever written. */
  readonly generation: number | null;
  readonly blocks: number;
  readonly changed: ReadonlySet<number>;
  /** The present rows of changed companies, read like a block. */
  readonly changedBlocks: readonly CompanyBlock[];
}

type StateRow = {
  readonly generation: number | null;
  readonly blocks: number;
  readonly changed: readonly number[] | null;
  readonly companies: number;
} & { readonly [column in BlockColumn]: Buffer | null };

const CHANGED_COLUMNS = Object.keys(COLUMNS) as BlockColumn[];

const TEXT = `
  with newest as (select max(generation) as generation from screening_block),
  changed as materialized (select distinct company_id from screening_change),
  present as (
    select ${Object.entries(COLUMNS)
      .map(([column, expression]) => `${expression} as ${column}`)
      .join(', ')}
    from changed join company_search s on s.company_id = changed.company_id and s.known_to is null
    join company c on c.company_id = s.company_id)
  select (select generation from newest) as generation,
    (select count(*)::int from screening_block where generation = (select generation from newest)) as blocks,
    (select array_agg(company_id::float8) from changed) as changed,
    p.*
  from (
    select count(*)::int as companies, ${CHANGED_COLUMNS.map((column) => `string_agg(${column}, ''::bytea) as ${column}`).join(', ')}
    from present) p`;

function* splitBlocks(row: StateRow): Generator<CompanyBlock> {
  for (let from = 0; from < row.companies; from += BLOCK_COMPANIES) {
    const companies = Math.min(BLOCK_COMPANIES, row.companies - from);
    const room = makeRoom(CHANGED_COLUMNS);
    for (const [column, bytes] of room) {
      const width = widthOf(column);
      row[column as BlockColumn]?.copy(bytes, 0, from * width, (from + companies) * width);
    }
    yield unpackBlock(0, companies, room);
  }
}

export const getScreeningState = async (db: Database): Promise<ScreeningState> => {
  const { rows } = await db.pool.query<StateRow>({ name: 'screening-state', text: TEXT });
  const [row] = rows;
  if (!row) throw new Error('the state of screening gave no row');
  return {
    generation: row.generation,
    blocks: row.blocks,
    changed: new Set(row.changed ?? []),
    changedBlocks: [...splitBlocks(row)],
  };
};
