import { readLiterals } from './read-literals.ts';
import { PLACEMENTS } from './registry.ts';

const DISTRIBUTED = Object.keys(PLACEMENTS).filter((table) => PLACEMENTS[table]?.placement === 'distributed');
const SHARED = Object.keys(PLACEMENTS).filter((table) => PLACEMENTS[table]?.placement !== 'local');

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
}

/** What a distributed table cannot answer, or answers on each shard for itself. */
const SQL_RULES: readonly Rule[] = [
  { name: 'recursive query', pattern: /\bwith\s+recursive\b/i },
  { name: 'row lock', pattern: /\bfor\s+(no\s+key\s+update|update|key\s+share|share)\b/i },
  { name: 'skip locked', pattern: /\bskip\s+locked\b/i },
  {
    name: 'clock in do update',
    pattern: /\bdo\s+update\b[\s\S]*\b(now\s*\(|current_timestamp|clock_timestamp|current_date)/i,
  },
  { name: 'rollup, cube or grouping sets', pattern: /\b(rollup|cube)\s*\(|\bgrouping\s+sets\b/i },
];

/** The same in the words of Kysely, within one chained statement. */
const CHAIN_RULES: readonly Rule[] = [
  { name: 'recursive query', pattern: /\.withRecursive\(/ },
  { name: 'row lock', pattern: /\.for(NoKeyUpdate|Update|KeyShare|Share)\(/ },
  { name: 'skip locked', pattern: /\.skipLocked\(/ },
];

/** Names each forbidden statement on a distributed table in a source file, as `rule: table`. */
export const listForbiddenStatements = (source: string): readonly string[] => [
  ...readLiterals(source).flatMap(checkSql),
  ...source.split(/;\s*\n/).flatMap(checkChain),
];

const checkSql = (sql: string): readonly string[] => {
  const table = findTable(sql, DISTRIBUTED);
  const found = table
    ? SQL_RULES.filter(({ pattern }) => pattern.test(sql)).map(({ name }) => `${name}: ${table}`)
    : [];
  return [...found, ...checkAlter(sql), ...checkTrigger(sql)];
};

const findTable = (sql: string, tables: readonly string[]): string | undefined =>
  tables.find((table) =>
    new RegExp(`\\b(from|join|into|update|table|only|on)\\s+${table}\\b`, 'i').test(sql),
  );

/** Each ALTER travels to the shards alone, so it carries one subcommand. */
const checkAlter = (sql: string): readonly string[] => {
  const [, table = '', rest = ''] = /\balter\s+table\s+(?:only\s+)?(\w+)([\s\S]*)/i.exec(sql) ?? [];
  if (!DISTRIBUTED.includes(table)) return [];
  const outer = rest.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  return /,\s*(add|drop|alter|rename|set)\b/i.test(outer)
    ? [`several subcommands in one alter: ${table}`]
    : [];
};

const checkTrigger = (sql: string): readonly string[] => {
  const table = /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i.test(sql) && findTable(sql, SHARED);
  return table ? [`trigger: ${table}`] : [];
};

const checkChain = (statement: string): readonly string[] => {
  const [, table = ''] = /\.(?:selectFrom|innerJoin|leftJoin)\(\s*'(\w+)/.exec(statement) ?? [];
  if (!DISTRIBUTED.includes(table)) return [];
  return CHAIN_RULES.filter(({ pattern }) => pattern.test(statement)).map(({ name }) => `${name}: ${table}`);
};
