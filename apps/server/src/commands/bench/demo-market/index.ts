import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { seedSources } from '@mingjian/database/records';
import { loadDemoMarket, makeDemoMarket } from '@mingjian/demo-market/market';
import type { Command } from '../../command.ts';

const BAR_MAKING_CPU_SECONDS = 15;
const BAR_LOADING_SECONDS = 90;
const BAR_MEGABYTES = 1000;
const BAR_COMPANIES = 20_000;

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

const measureMaking = (companies: number): number => {
  const start = process.cpuUsage();
  let records = 0;
  for (const batch of makeDemoMarket({ companies })) records += batch.companies.length;
  return records > 0 ? cpuSeconds(start) : 0;
};

const measureLoading = async (db: Database, companies: number) => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { created } = await loadDemoMarket(db, { companies });
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await db.pool.query<{ mb: number }>(
    'select (pg_database_size(current_database()) / 1048576)::int as mb',
  );
  return { created, seconds, cpu: cpuSeconds(cpu), megabytes: rows[0]?.mb ?? 0 };
};

/** `npm run bench -- demo-market [--companies N]`: making, loading and size of the demo market, in a database of its own. */
export const run: Command = async ({ args, print }) => {
  const { values } = parseArgs({
    args: [...args],
    options: { companies: { type: 'string', default: String(BAR_COMPANIES) } },
  });
  const companies = Number(values.companies);
  const making = measureMaking(companies);
  print(`making ${companies} companies: ${making.toFixed(1)} s of CPU (bar ${BAR_MAKING_CPU_SECONDS})`);
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-'));
  const place = await ownDatabase({ dataDir: folder, command: 'npm run bench -- demo-market' });
  const db = connect({ url: place.url });
  try {
    await migrate(db);
    await seedSources(db);
    const { created, seconds, cpu, megabytes } = await measureLoading(db, companies);
    print(
      `making and storing ${created} records: ${seconds.toFixed(1)} s (bar ${BAR_LOADING_SECONDS}), Node CPU ${cpu.toFixed(1)} s`,
    );
    print(`database: ${megabytes} MB (bar ${BAR_MEGABYTES})`);
    if (companies !== BAR_COMPANIES) return 0;
    return making < BAR_MAKING_CPU_SECONDS && seconds < BAR_LOADING_SECONDS && megabytes < BAR_MEGABYTES
      ? 0
      : 1;
  } finally {
    await db.close();
    await place.close();
    await rm(folder, { recursive: true, force: true });
  }
};
