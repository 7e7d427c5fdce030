import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listForbiddenStatements } from './list-forbidden-statements.ts';
import { readLiterals } from './read-literals.ts';

const SOURCES = join(import.meta.dirname, '..');

test('no statement of the database package does what a distributed table cannot', () => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const found = files.flatMap((name) =>
    listForbiddenStatements(readFileSync(join(SOURCES, name), 'utf8')).map((breach) => `${name}: ${breach}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test.each([
  ['recursive query: record', 'const q = `with recursive walk as (select 1 from record) select * from walk`'],
  ['row lock: company', "await client.query('select 1 from company where company_id = $1 for update')"],
  ['row lock: company', '`select 1 from account join company using (company_id) for no key update`'],
  ['skip locked: changed_company', '`select company_id from changed_company limit 5 skip locked`'],
  [
    'clock in do update: coverage',
    '`insert into coverage values ($1) on conflict (company_id) do update set checked_at = now()`',
  ],
  [
    'rollup, cube or grouping sets: company',
    "'select nature, count(*) from company group by rollup (nature)'",
  ],
  [
    'several subcommands in one alter: company',
    '`alter table company add column a int, add column b numeric(4, 2)`',
  ],
  ['trigger: source', '`create trigger t before update on source for each row execute function f()`'],
  [
    'recursive query: statement',
    "db.withRecursive('walk', walk).selectFrom('statement').selectAll().execute();",
  ],
  ['row lock: record', "tx.selectFrom('record').selectAll().forUpdate().execute();\nnext();"],
  ['skip locked: record', "tx.selectFrom('record').selectAll().skipLocked().execute();"],
])('catches %s', (breach, source) => {
  expect(listForbiddenStatements(source)).toContain(breach);
});

test.each([
  ['a lock on a local table', '`select 1 from account where account_id = $1 for update`'],
  [
    'a bound moment in do update',
    '`insert into company values ($1) on conflict do update set name = excluded.name`',
  ],
  ['one subcommand', '`alter table company add column ratio numeric(12, 6) check (ratio in (1, 2))`'],
  ['a word in a comment', '// select 1 from company for update\nconst a = 1;'],
  [
    'a lock in another statement',
    "tx.selectFrom('account').forUpdate().execute();\ntx.selectFrom('company').execute();",
  ],
])('lets pass: %s', (_, source) => {
  expect(listForbiddenStatements(source)).toEqual([]);
});

test('literals are read with quotes in patterns, nested templates and comments around them', () => {
  const source =
    'const p = /["\'`]/; // it\'s\nf(`a ${b ? `c ${"}"}` : \'d\'} e`, "x\\"y"); /* `no` */ const half = 1 / 2; g(\'z\')';
  expect(readLiterals(source)).toEqual(['a ${b ? `c ${"}"}` : \'d\'} e', 'x\\"y', 'z']);
});
