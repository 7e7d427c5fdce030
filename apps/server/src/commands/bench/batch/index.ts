import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { createBatchImport } from '@mingjian/database/batch-imports';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { writeWorkbook } from '../../../workbooks/index.ts';
import type { Command } from '../../command.ts';
import { drawRows } from './draw-rows.ts';
import type { LabelledRow } from './draw-rows.ts';
import { judgeRows, sumResults } from './judge-rows.ts';
import type { ResultRow } from './judge-rows.ts';
import { loadRegister } from './load-register.ts';
import { loadMarket, makeListedCompanies } from './make-market.ts';
import { judgeBars, printResults } from './present-report.ts';
import type { MatchCost } from './present-report.ts';

interface Options {
  readonly companies: number;
  readonly rows: number;
  /** A register that stands for the market instead of made-up companies. */
  readonly register: string | undefined;
  /** Of the market; the rows are drawn with the next one. Not those used while limits were chosen. */
  readonly seed: number;
}

const KEPT = 40_000;
const STRANGERS = 5_000;
const STRANGERS_SEED_STEP = 7_000_003;
const NOBODY = 1;
const WIDTHS = [40, 24, 12];
const runFile = promisify(execFile);

const storeList = async (db: Database, rows: readonly LabelledRow[]): Promise<number> => {
  const content = await writeWorkbook([
    {
      name: '名单',
      titles: ['企业名称', '统一社会信用代码', '城市'],
      rows: rows.map(({ name, creditCode, city }) => [name, creditCode, city]),
      widths: WIDTHS,
    },
  ]);
  const draft = { accountId: NOBODY, organisationId: NOBODY, fileName: 'list.xlsx', content, at: new Date() };
  return createBatchImport(db, draft);
};

const matchStored = async (url: string, batchImportId: number): Promise<MatchCost> => {
  const file = fileURLToPath(new URL('./match-process.ts', import.meta.url));
  const { stdout } = await runFile(process.execPath, [file, url, String(batchImportId)]);
  return JSON.parse(stdout) as MatchCost;
};

const readResults = async (db: Database, batchImportId: number): Promise<ReadonlyMap<number, ResultRow>> => {
  const rows = await db.kysely
    .selectFrom('batch_import_row')
    .select(['line', 'state', 'company_id', 'duplicate_of', 'candidates'])
    .where('batch_import_id', '=', batchImportId)
    .execute();
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return new Map(rows.map((row) => [row.line, byLine.get(row.duplicate_of ?? row.line) ?? row]));
};

/** What a plain join gives: the company of exactly this name, where there is just one. */
const joinByName = async (
  db: Database,
  labelled: readonly LabelledRow[],
): Promise<{ readonly seconds: number; readonly results: ReadonlyMap<number, ResultRow> }> => {
  const start = performance.now();
  const { rows } = await db.pool.query<{ name: string; company_id: number }>(
    `select name, min(company_id) as company_id from company where name = any($1::text[])
     group by name having count(*) = 1`,
    [labelled.map(({ name }) => name)],
  );
  const found = new Map(rows.map((row) => [row.name, row.company_id]));
  const results = labelled.map(({ name }, at): readonly [number, ResultRow] => {
    const companyId = found.get(name) ?? null;
    return [at + 1, { state: 'not-found', company_id: companyId, candidates: [] }];
  });
  return { seconds: (performance.now() - start) / 1000, results: new Map(results) };
};

const runOn = async (
  db: Database,
  url: string,
  { companies, rows, seed, register }: Options,
  print: (line: string) => void,
): Promise<boolean> => {
  const market = register ? await loadRegister(db, register) : await loadMarket(db, companies, seed, KEPT);
  const named = register
    ? `a register of ${market.names.size} names`
    : `${companies} companies, seed ${seed}`;
  print(`bench batch: ${named}; ${rows} rows drawn with seed ${seed + 1}`);
  const strangers = [...makeListedCompanies(STRANGERS, seed + STRANGERS_SEED_STEP)];
  const labelled = drawRows(rows, seed + 1, { ...market, strangers });
  const batchImportId = await storeList(db, labelled);
  const cost = await matchStored(url, batchImportId);
  const results = judgeRows(labelled, await readResults(db, batchImportId));
  printResults(print, 'Matched by the product', results);
  const plain = await joinByName(db, labelled);
  printResults(print, `Yardstick: join on the exact name, ${plain.seconds.toFixed(2)} s`, [
    sumResults(judgeRows(labelled, plain.results), 'all rows'),
  ]);
  const bars = judgeBars(results, cost, rows);
  for (const bar of bars) print(`${bar.isHeld ? 'held  ' : 'MISSED'} ${bar.words}`);
  return bars.every(({ isHeld }) => isHeld);
};

const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      companies: { type: 'string', default: '100000' },
      rows: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '20261205' },
      register: { type: 'string' },
    },
  });
  return {
    companies: Number(values.companies),
    rows: Number(values.rows),
    seed: Number(values.seed),
    register: values.register,
  };
};

/**
 * `npm run bench -- batch [--companies N] [--rows N] [--seed N] [--register FILE]`: a noisy, labelled list is read from a workbook and
 * matched as the worker does it, in a process of its own, over made-up companies in a cluster of its own.
 */
export const run: Command = async ({ args, print }) => {
  const options = readOptions(args);
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-batch-'));
  try {
    const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
    const db = connect({ url: database.url, maxConnections: 2 });
    try {
      await migrate(db);
      return (await runOn(db, database.url, options, print)) ? 0 : 1;
    } finally {
      await db.close();
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
