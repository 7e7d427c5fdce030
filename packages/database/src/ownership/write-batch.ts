import type pg from 'pg';
import { copyRows } from '../connection/index.ts';
import type { HeadRow, JudgedBatch } from './judge-batch.ts';
import type { OwnershipTables } from './tables.ts';

/** Heads of all companies, gathered while a run goes on; belongs to its connection and ends with it. */
export const makeHeadTable = async (client: pg.PoolClient): Promise<void> => {
  await client.query('drop table if exists pg_temp.company_head');
  await client.query(
    `create temp table company_head (company_id bigint primary key, head_id bigint not null, parent_id bigint,
       level smallint not null, vote_percent numeric(12, 8))`,
  );
};

const CONTROL_COLUMNS = [
  'company_id',
  'position',
  'controller_id',
  'basis',
  'confidence',
  'is_disclosed',
  'vote_percent',
  'holding_percent',
] as const satisfies readonly (keyof OwnershipTables['company_control'])[];
const OWNER_COLUMNS = [
  'company_id',
  'owner_id',
  'test',
  'holding_percent',
  'vote_percent',
] as const satisfies readonly (keyof OwnershipTables['company_owner'])[];
const HEAD_COLUMNS = [
  'company_id',
  'head_id',
  'parent_id',
  'level',
  'vote_percent',
] as const satisfies readonly (keyof HeadRow)[];

/** Replaces what is kept of the companies of a batch. */
export const writeBatch = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
  { controls, owners, heads }: JudgedBatch,
): Promise<void> => {
  await client.query('begin');
  try {
    for (const table of ['company_control', 'company_owner'])
      await client.query(`delete from ${table} where company_id = any($1::bigint[])`, [companyIds]);
    await copyRows(client, 'company_control', CONTROL_COLUMNS, controls);
    await copyRows(client, 'company_owner', OWNER_COLUMNS, owners);
    await copyRows(client, 'company_head', HEAD_COLUMNS, heads);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** The core of a group: whoever is at its top; of several companies of one person the one with most right below it. */
const GROUPS = `
  with sizes as (select head_id from company_head group by head_id having count(*) > 1),
  held as (select parent_id, count(*) as companies from company_head where parent_id is not null group by parent_id),
  cores as (
    select distinct on (h.head_id) h.head_id, h.company_id as core_id
    from company_head h join sizes using (head_id) left join held on held.parent_id = h.company_id
    order by h.head_id, h.level, coalesce(held.companies, 0) desc, h.company_id)
  select h.company_id, c.core_id as group_id, h.parent_id, h.level, h.vote_percent
  from company_head h join cores c using (head_id)`;

/** Groups of two and more from the heads of all companies; only what changed is written. @returns how many groups */
export const settleGroups = async (client: pg.PoolClient): Promise<number> => {
  await client.query('analyze company_head');
  await client.query('begin');
  try {
    await client.query(`create temp table company_group_next on commit drop as ${GROUPS}`);
    await client.query(`
      insert into company_group as g (company_id, group_id, parent_id, level, vote_percent)
      select company_id, group_id, parent_id, level, vote_percent from company_group_next
      on conflict (company_id) do update set group_id = excluded.group_id, parent_id = excluded.parent_id,
        level = excluded.level, vote_percent = excluded.vote_percent
      where (g.group_id, g.parent_id, g.level, g.vote_percent)
        is distinct from (excluded.group_id, excluded.parent_id, excluded.level, excluded.vote_percent)`);
    await client.query(
      `delete from company_group g
       where not exists (select 1 from company_group_next n where n.company_id = g.company_id)`,
    );
    const { rows } = await client.query<{ groups: number }>(
      'select count(distinct group_id) as groups from company_group_next',
    );
    await client.query('commit');
    return rows[0]?.groups ?? 0;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
