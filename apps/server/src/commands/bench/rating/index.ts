import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { formatDecimal } from '@mingjian/domain/money';
import type { Command } from '../../command.ts';
import { makeBatch } from './make-companies.ts';

const DEFAULT_COMPANIES = '20000';
const BATCH = 1000;
/** 20,000 companies in ten seconds: a demo market is rated while the first start still loads. */
const BAR_COMPANIES_PER_SECOND = 2000;
const RATED_AT = new Date('2026-05-02T08:00:00.000Z');

const loadCompanies = async (db: Database, companies: number): Promise<void> => {
  for (let from = 0; from < companies; from += BATCH)
    await saveRecords(db, makeBatch(from, Math.min(from + BATCH, companies)));
  await db.pool.query('analyze');
};

const markAll = (db: Database) =>
  db.pool.query(
    'insert into changed_company select company_id, $1 from company on conflict (company_id) do nothing',
    [RATED_AT.toISOString()],
  );

const measure = async (db: Database) => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const run = await rateChangedCompanies(db, { clock: () => RATED_AT });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { ...run, seconds, cpuSeconds: (user + system) / 1e6 };
};

type Measured = Awaited<ReturnType<typeof measure>>;

const presentLine = (label: string, { companies, written, seconds, cpuSeconds }: Measured): string =>
  `${label.padEnd(26)}${seconds.toFixed(2).padStart(8)} s${formatDecimal(String(companies / seconds), 0).padStart(10)} companies/s` +
  `   stored ${written}, CPU of this process ${cpuSeconds.toFixed(2)} s`;

const countStates = async (db: Database): Promise<string> => {
  const { rows } = await db.pool.query<{ status: string; n: number; defaults: number }>(
    `select rating_status as status, count(*) as n, count(*) filter (where rating_grade = 19) as defaults
     from company group by 1 order by 1`,
  );
  return rows.map(({ status, n, defaults }) => `${status} ${n} (3A19: ${defaults})`).join(', ');
};

const runOn = async (db: Database, companies: number, print: (line: string) => void): Promise<boolean> => {
  await loadCompanies(db, companies);
  const first = await measure(db);
  await markAll(db);
  const again = await measure(db);
  print(`bench rating: ${formatDecimal(String(companies), 0)} companies; ${await countStates(db)}`);
  print(presentLine('first rating', first));
  print(presentLine('again, nothing changed', again));
  const isFast = first.companies / first.seconds >= BAR_COMPANIES_PER_SECOND;
  print(
    `bar: at least ${formatDecimal(String(BAR_COMPANIES_PER_SECOND), 0)} companies/s -> ${isFast ? 'held' : 'MISSED'}`,
  );
  return isFast;
};

/** `npm run bench -- rating [--companies N]`: companies rated per second, in a cluster of its own. */
export const run: Command = async ({ args, print }) => {
  const { values } = parseArgs({
    args: [...args],
    options: { companies: { type: 'string', default: DEFAULT_COMPANIES } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-rating-'));
  try {
    const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
    const db = connect({ url: database.url });
    try {
      await migrate(db);
      await seedSources(db);
      return (await runOn(db, Number(values.companies), print)) ? 0 : 1;
    } finally {
      await db.close();
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
