import type pg from 'pg';
import { PLACEMENTS } from '../placement/registry.ts';

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Monthly partitions and the like: name and bound as PostgreSQL writes it (`FOR VALUES FROM ...`). */
  readonly partitions: readonly { readonly name: string; readonly bound: string }[];
}

/** Every registered table, a referenced one before those that refer to it. */
export const listTables = async (client: pg.ClientBase): Promise<readonly BackupTable[]> => {
  const { rows: columns } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [Object.keys(PLACEMENTS)],
  );
  const { rows: partitions } = await client.query<{ parent: string; name: string; bound: string }>(
    `select p.relname as parent, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
       from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
      where p.relnamespace = 'public'::regnamespace and c.relispartition order by c.relname`,
  );
  const tables = columns.map((table) => ({
    ...table,
    partitions: partitions.filter(({ parent }) => parent === table.name),
  }));
  return sortByReference(tables, await listReferences(client));
};

/** Last value handed out by every sequence (identity columns stand on one). */
export const listSequences = async (
  client: pg.ClientBase,
): Promise<readonly { readonly name: string; readonly lastValue: number }[]> => {
  const { rows } = await client.query<{ name: string; last_value: string }>(
    `select sequencename as name, last_value::text from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows.map((row) => ({ name: row.name, lastValue: Number(row.last_value) }));
};

export const listMigrations = async (client: pg.ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map((row) => row.name);
};

const listReferences = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select a.relname as "from", b.relname as "to" from pg_constraint x
       join pg_class a on a.oid = x.conrelid join pg_class b on b.oid = x.confrelid
      where x.contype = 'f' and a.relnamespace = 'public'::regnamespace and a.oid <> b.oid`,
  );
  return rows;
};

const sortByReference = (
  tables: readonly BackupTable[],
  references: readonly { from: string; to: string }[],
): readonly BackupTable[] => {
  const sorted: BackupTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map((table) => table.name));
    const isFree = (table: BackupTable) =>
      !references.some((reference) => reference.from === table.name && names.has(reference.to));
    const free = waiting.filter(isFree);
    if (free.length === 0)
      throw new Error(`Tables refer to one another in a circle: ${[...names].join(', ')}`);
    sorted.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return sorted;
};
