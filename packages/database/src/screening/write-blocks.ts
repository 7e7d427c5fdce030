import { BLOCK_COMPANIES } from '@mingjian/domain/search';
import type pg from 'pg';
import type { Database } from '../connection/index.ts';
import { COLUMNS, POPULARITY_ORDER, RANKS } from './blocks.ts';

/** Only one process writes blocks at a time; a second one leaves it to the first. */
const LOCK = 7_304_115;
/** Sorting a million companies by name fits into this. */
const SORT_MEMORY = '128MB';

const makeStatement = (): string => {
  const ranks = Object.values(RANKS);
  const placed = [
    ...Object.entries(COLUMNS).map(([column, expression]) => `${expression} as ${column}`),
    ...ranks.map(
      ({ column, expression }) =>
        `int4send((case when ${expression} is null then 0 else rank() over (order by ${expression}) end)::int4) as ${column}`,
    ),
    `row_number() over (order by ${POPULARITY_ORDER}) - 1 as place`,
  ];
  const columns = [...Object.keys(COLUMNS), ...ranks.map(({ column }) => column)];
  return `insert into screening_block (generation, block, companies, ${columns.join(', ')})
    select $1::int4, place / ${BLOCK_COMPANIES}, count(*),
      ${columns.map((column) => `string_agg(${column}, ''::bytea order by place)`).join(', ')}
    from (
      select ${placed.join(', ')}
      from company_search s join company c on c.company_id = s.company_id
      where s.known_to is null) placed
    group by place / ${BLOCK_COMPANIES}`;
};

const STATEMENT = makeStatement();

/** Writes a new generation and forgets the changes that it holds: both as of one moment. */
const writeGeneration = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ is_ours: boolean; generation: number }>(
    `select pg_try_advisory_xact_lock(${LOCK}) as is_ours,
            (select coalesce(max(generation), 0) + 1 from screening_block) as generation`,
  );
  const [next] = rows;
  if (!next?.is_ours) return false;
  await client.query(`set local work_mem = '${SORT_MEMORY}'`);
  // Reads under way still use the generation before.
  await client.query('delete from screening_block where generation < $1 - 1', [next.generation]);
  await client.query(STATEMENT, [next.generation]);
  await client.query('delete from screening_change');
  return true;
};

/**
 * Packs the columns of all current companies anew. A change that commits meanwhile keeps its mark: the transaction
 * deletes only the marks that it sees. Answers false when another process is at it.
 */
export const writeBlocks = async (db: Database): Promise<boolean> => {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read');
    const isWritten = await writeGeneration(client);
    await client.query('commit');
    return isWritten;
  } catch (error) {
    await client.query('rollback').catch((fault: Error) => (broken = fault));
    throw error;
  } finally {
    client.release(broken);
  }
};
