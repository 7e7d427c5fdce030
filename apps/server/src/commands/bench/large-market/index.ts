import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { copyCompanies } from './copy-companies.ts';
import { HUBS, makeHubs, RECORDS_OF_HUB } from './make-hubs.ts';
import { saveTemplates } from './save-templates.ts';

export interface LargeMarketOptions {
  readonly companies: number;
  readonly seed: number;
}

export interface LargeMarket {
  readonly db: Database;
  readonly hubs: readonly number[];
  close(): Promise<void>;
}

/** Another number throws kept markets away: raise it when what is loaded changes. */
const LAYOUT = 1;
const TEMPLATES = 500;
const CONNECTIONS = 10;
const BYTES_A_GB = 1e9;

interface Kept {
  readonly hubs: readonly number[];
  readonly told: string;
}

const load = async (
  db: Database,
  { companies, seed }: LargeMarketOptions,
  print: (line: string) => void,
): Promise<Kept> => {
  const start = performance.now();
  await saveTemplates(db, Math.min(TEMPLATES, companies), seed);
  const written = await copyCompanies(db, companies, print);
  const hubs = await makeHubs(db);
  await db.pool.query('vacuum analyze');
  const { rows } = await db.pool.query<{ bytes: number; companies: number; records: number }>(
    `select pg_database_size(current_database()) as bytes, (select count(*) from company) as companies,
            (select count(*) from record) as records`,
  );
  const { bytes = 0, companies: made = 0, records = 0 } = rows[0] ?? {};
  const seconds = (performance.now() - start) / 1000;
  const ordinary = (records - HUBS * RECORDS_OF_HUB) / made;
  const told = `${made} companies, ${records} records (${ordinary.toFixed(1)} of each, and ${HUBS} hubs with ${RECORDS_OF_HUB} more); loaded in ${(seconds / 60).toFixed(1)} minutes, ${Math.round((written + HUBS * RECORDS_OF_HUB) / seconds)} rows/s, ${(bytes / BYTES_A_GB).toFixed(2)} GB`;
  return { hubs, told };
};

/**
 * A market of so many companies in a cluster of its own, which is kept for the next run in a folder of the system's
 * place for temporary files, named by size and seed. One whose load was broken off is loaded anew.
 */
export const openLargeMarket = async (
  options: LargeMarketOptions,
  print: (line: string) => void,
): Promise<LargeMarket> => {
  const folder = join(tmpdir(), `mingjian-bench-market-${LAYOUT}-${options.companies}-${options.seed}`);
  const mark = join(folder, 'loaded.json');
  const isKept = existsSync(mark);
  if (!isKept) await rm(folder, { recursive: true, force: true });
  const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
  const url = new URL(database.url);
  // Parallel workers are off: their processor time would not be seen.
  url.searchParams.set('options', '-c max_parallel_workers_per_gather=0');
  const db = connect({ url: url.href, maxConnections: CONNECTIONS });
  const close = async (): Promise<void> => {
    await db.close();
    await database.close();
  };
  try {
    await migrate(db);
    const kept: Kept = isKept ? JSON.parse(await readFile(mark, 'utf8')) : await load(db, options, print);
    if (!isKept) await writeFile(mark, JSON.stringify(kept));
    print(`${isKept ? 'kept market' : 'market'} in ${folder}`);
    print(kept.told);
    return { db, hubs: kept.hubs, close };
  } catch (error) {
    await close();
    throw error;
  }
};
