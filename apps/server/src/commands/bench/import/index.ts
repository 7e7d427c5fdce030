import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { seedSources } from '@mingjian/database/records';
import { formatDecimal } from '@mingjian/domain/money';
import { REGISTER } from '@mingjian/importers/register';
import { importFile } from '@mingjian/importers/shared';
import type { Command } from '../../command.ts';
import { copyBaseline } from './copy-baseline.ts';
import { makeRegister } from './make-register.ts';

const BAR_ROWS_PER_SECOND = 5000;
const GENERATED_ROWS = 20_000;

/** The real register where it stands beside the repository. */
const findRealRegister = (): string | null => {
  const folder = process.env['MINGJIAN_SHARED_DATA'] ?? resolve('..', 'shared', 'data');
  const path = join(folder, 'register', 'register_19k.csv');
  return existsSync(path) ? path : null;
};

const findInput = async (args: readonly string[], folder: string): Promise<string> => {
  const { values } = parseArgs({
    args: [...args],
    options: { rows: { type: 'string' }, file: { type: 'string' } },
  });
  const real = values.rows === undefined ? (values.file ?? findRealRegister()) : null;
  if (real !== null) return real;
  const path = join(folder, 'generated.csv');
  await writeFile(path, makeRegister(Number(values.rows ?? GENERATED_ROWS)));
  return path;
};

interface Measured {
  readonly rows: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

const measure = async (db: Database | null, path: string): Promise<Measured> => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { rows } = await importFile(REGISTER, path, { db, now: new Date() });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { rows, seconds, cpuSeconds: (user + system) / 1e6 };
};

const presentLine = (label: string, rows: number, seconds: number, rest = ''): string =>
  `${label.padEnd(34)}${seconds.toFixed(2).padStart(8)} s${formatDecimal(String(rows / seconds), 0).padStart(12)} rows/s  ${rest}`;

const runOn = async (db: Database, path: string, print: (line: string) => void): Promise<boolean> => {
  const dry = await measure(null, path);
  const copySeconds = await copyBaseline(db, path);
  const first = await measure(db, path);
  const again = await measure(db, path);
  const cpu = ({ cpuSeconds }: Measured) => `CPU of the importing process ${cpuSeconds.toFixed(2)} s`;
  print(`bench import: ${formatDecimal(String(first.rows), 0)} rows of ${path.replace(/^.*[\\/]/, '')}`);
  print(presentLine('read, check and map (no database)', dry.rows, dry.seconds, cpu(dry)));
  print(presentLine('bare COPY of the same rows', first.rows, copySeconds));
  print(presentLine('import, end to end', first.rows, first.seconds, cpu(first)));
  print(presentLine('import again, nothing new', again.rows, again.seconds, cpu(again)));
  const speed = first.rows / first.seconds;
  const isFast = speed >= BAR_ROWS_PER_SECOND;
  print(
    `bar: at least ${formatDecimal(String(BAR_ROWS_PER_SECOND), 0)} rows/s -> ${isFast ? 'held' : 'MISSED'}; ` +
      `${(first.seconds / copySeconds).toFixed(0)} times the bare COPY`,
  );
  return isFast;
};

/** `npm run bench -- import [--rows N | --file FILE]`: the register import against a bare COPY, in a cluster of its own. */
export const run: Command = async ({ args, print }) => {
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-import-'));
  try {
    const path = await findInput(args, folder);
    const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
    const db = connect({ url: database.url });
    try {
      await migrate(db);
      await seedSources(db);
      return (await runOn(db, path, print)) ? 0 : 1;
    } finally {
      await db.close();
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
