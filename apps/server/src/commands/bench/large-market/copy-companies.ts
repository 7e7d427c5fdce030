import type { Database } from '@mingjian/database/connection';

/** What `saveRecords` wrote about the templates, but for their search rows, which no profile reads. */
const TABLES = [
  'party',
  'record',
  'coverage',
  'company',
  'company_history',
  'statement',
  'shareholding_by_owned',
] as const;

const ROWS_A_STEP = 400_000;
const IDS_AFTER_IDENTITY = new Set(['party']);

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly text: string;
  readonly is_constraint: boolean;
}

/** Takes the indexes down; the answer puts them up again: built at once they cost a third. */
const dropIndexes = async (db: Database): Promise<() => Promise<void>> => {
  const { rows } = await db.pool.query<Definition>(
    `select i.indrelid::regclass::text as table, c.relname as name, con.oid is not null as is_constraint,
            coalesce(pg_get_constraintdef(con.oid), pg_get_indexdef(i.indexrelid)) as text
     from pg_index i join pg_class c on c.oid = i.indexrelid
     left join pg_constraint con on con.conindid = i.indexrelid and con.contype in ('p', 'u')
     where i.indrelid = any($1::text[]::regclass[])`,
    [TABLES],
  );
  for (const { table, name, is_constraint } of rows) {
    await db.pool.query(
      is_constraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`,
    );
  }
  return async () => {
    for (const { table, name, text, is_constraint } of rows) {
      await db.pool.query(is_constraint ? `alter table ${table} add constraint ${name} ${text}` : text);
    }
  };
};

const listColumns = async (db: Database, table: string): Promise<readonly string[]> => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'company_id'`,
    [table],
  );
  return rows.map(({ name }) => name);
};

const readNumber = async (db: Database, text: string): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(text);
  return rows[0]?.n ?? 0;
};

const copyTable = async (
  db: Database,
  table: string,
  { copies, stride }: { readonly copies: number; readonly stride: number },
): Promise<number> => {
  const columns = await listColumns(db, table);
  const rows = await readNumber(db, `select count(*) as n from ${table}`);
  const step = Math.max(1, Math.floor(ROWS_A_STEP / Math.max(1, rows)));
  await db.pool.query(`create table bench_template as select * from ${table}`);
  for (let from = 1; from <= copies; from += step) {
    await db.pool.query(
      `insert into ${table} (company_id, ${columns.join(', ')})
       ${IDS_AFTER_IDENTITY.has(table) ? 'overriding system value' : ''}
       select t.company_id + copy * ${stride}::bigint, ${columns.map((column) => `t.${column}`).join(', ')}
       from generate_series(${from}, ${Math.min(copies, from + step - 1)}) copy cross join bench_template t
       order by copy, t.company_id`,
    );
  }
  await db.pool.query('drop table bench_template');
  return rows * copies;
};

/** Copies every company under other ids until there are as many as asked. Answers the rows written. */
export const copyCompanies = async (
  db: Database,
  companies: number,
  print: (line: string) => void,
): Promise<number> => {
  const templates = await readNumber(db, 'select count(*) as n from company');
  const stride = await readNumber(db, 'select max(company_id) + 1 as n from party');
  const copies = Math.max(0, Math.ceil(companies / templates) - 1);
  const restore = await dropIndexes(db);
  let written = 0;
  for (const table of TABLES) {
    const rows = await copyTable(db, table, { copies, stride });
    written += rows;
    print(`  ${table}: ${rows} rows`);
  }
  await restore();
  return written;
};
