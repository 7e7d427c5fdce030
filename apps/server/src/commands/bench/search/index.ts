import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { getTokenFrequencies, refreshSearch } from '@mingjian/database/search';
import type { Command } from '../../command.ts';
import { churnCompanies } from './churn-companies.ts';
import { loadCompanies } from './load-companies.ts';
import { makeCompanies } from './make-companies.ts';
import type { BenchCompany } from './make-companies.ts';
import { makeTrigramIndexes, measurePlain } from './measure-plain.ts';
import { measureScreening } from './measure-screening.ts';
import { measureWords } from './measure-words.ts';
import type { Bench } from './measure-words.ts';
import { makeMeter } from './meter.ts';
import { judge, printPlain, printScreening, printSizes, printWords } from './present-report.ts';

interface Options {
  readonly rows: number;
  readonly queries: number;
  /** Of the companies; queries are drawn with others. Not those used while tuning. */
  readonly seed: number;
  readonly withPlain: boolean;
}

const CHURNED_SHARE = 100;
/** Companies that queries are drawn from: every so many-th one is kept in memory. */
const KEPT = 20_000;
const QUERIES_OF_PLAIN = 30;
const NAMES_SEED_STEP = 1_000_003;

interface Sample {
  readonly companies: readonly BenchCompany[];
  readonly renamed: readonly BenchCompany[];
  readonly deleted: readonly number[];
}

/** Companies to ask for, companies that get another name, companies that go; none is in two of them. */
const drawSample = ({ rows, seed }: Options): Sample => {
  const step = Math.max(1, Math.floor(rows / KEPT));
  const names = makeCompanies(Math.ceil(rows / CHURNED_SHARE), seed + NAMES_SEED_STEP);
  const companies: BenchCompany[] = [];
  const renamed: BenchCompany[] = [];
  const deleted: number[] = [];
  for (const company of makeCompanies(rows, seed)) {
    if (company.id % CHURNED_SHARE === 1) {
      const other = names.next().value;
      if (other) renamed.push({ ...other, id: company.id, creditCode: company.creditCode });
    } else if (company.id % CHURNED_SHARE === 2) deleted.push(company.id);
    else if (company.id % step === 0) companies.push(company);
  }
  return { companies: [...companies, ...renamed.slice(0, KEPT / CHURNED_SHARE)], renamed, deleted };
};

const runOn = async (db: Database, options: Options, print: (line: string) => void): Promise<boolean> => {
  const { rows, seed, queries } = options;
  const seconds = await loadCompanies(db, rows, seed, (done) => {
    if (done % 100_000 === 0) print(`loaded ${done}`);
  });
  print(
    `bench search: ${rows} companies, seed ${seed}; loaded through all indexes in ${seconds.toFixed(0)} s`,
  );
  const start = performance.now();
  await refreshSearch(db);
  print(`refresh of frequencies and facet counts: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const sample = drawSample(options);
  await churnCompanies(db, sample.renamed, sample.deleted);
  await refreshSearch(db);
  await db.pool.query('vacuum analyze company_search');
  await db.pool.query('vacuum analyze company');
  print(
    `changed ${sample.renamed.length} and deleted ${sample.deleted.length} companies, then the nightly refresh`,
  );

  const bench: Bench = { db, meter: await makeMeter(db), frequencies: await getTokenFrequencies(db) };
  const words = await measureWords(bench, sample.companies, queries, seed + 1);
  printWords(print, words);
  const screening = await measureScreening(bench, sample.companies, queries, seed + 2);
  printScreening(print, screening);
  await printSizes(print, db);
  if (options.withPlain) {
    await makeTrigramIndexes(db);
    printPlain(print, await measurePlain(bench, sample.companies, QUERIES_OF_PLAIN, seed + 1));
    await printSizes(print, db);
  }
  const bars = judge(words, screening);
  for (const bar of bars) print(`${bar.isHeld ? 'held  ' : 'MISSED'} ${bar.words}`);
  return bars.every(({ isHeld }) => isHeld);
};

const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rows: { type: 'string', default: '100000' },
      queries: { type: 'string', default: '200' },
      seed: { type: 'string', default: '20261121' },
      'without-plain': { type: 'boolean', default: false },
    },
  });
  return {
    rows: Number(values.rows),
    queries: Number(values.queries),
    seed: Number(values.seed),
    withPlain: !values['without-plain'],
  };
};

/**
 * `npm run bench -- search [--rows N] [--queries N] [--seed N] [--without-plain]`: both roads of the search over made-up
 * companies, in a cluster of its own. Parallel workers are off, since their processor time would not be seen.
 */
export const run: Command = async ({ args, print }) => {
  const options = readOptions(args);
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-search-'));
  try {
    const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
    const url = new URL(database.url);
    url.searchParams.set('options', '-c max_parallel_workers_per_gather=0');
    const db = connect({ url: url.href, maxConnections: 1 });
    try {
      await migrate(db);
      return (await runOn(db, options, print)) ? 0 : 1;
    } finally {
      await db.close();
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
