import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createAccount,
  createOrganisation,
  ensureAccessDefaults,
  getBuiltInRoleId,
} from '@mingjian/database/accounts';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { createExport } from '@mingjian/database/exports';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { seedSources } from '@mingjian/database/records';
import { loadDemoMarket } from '@mingjian/demo-market/market';
import { findDimension } from '@mingjian/domain/dictionary';
import { EXPORT_FORMATS, MAX_EXPORTED } from '@mingjian/domain/exports';
import type { ExportFormat } from '@mingjian/domain/exports';
import { writeExport } from '../../../jobs/exports/write-exports.ts';
import type { Command } from '../../command.ts';

const BAR_SECONDS = 2.5;
const RUNS = 5;
const FIELDS_OF_EACH = 6;
const DIMENSIONS = [
  'basic_registration',
  'identifiers_names',
  'contact_address',
  'industry_classification',
  'shareholder',
  'key_personnel',
  'change_record',
  'balance_sheet',
  'income_statement',
  'judgment',
];
/** No limit stands in the way of a benchmark. */
const FREE = { perDay: null, perYear: null };

const listFields = (): readonly string[] =>
  DIMENSIONS.flatMap((key) =>
    (findDimension(key)?.fields ?? []).slice(0, FIELDS_OF_EACH).map(([name]) => name),
  );

const makeAccount = async (db: Database, at: string) => {
  await ensureAccessDefaults(db, at);
  const organisationId = await createOrganisation(db, { name: 'bench', plan: 'premium', at });
  const roleId = await getBuiltInRoleId(db, 'analyst');
  const accountId = await createAccount(db, {
    username: 'bench',
    realName: 'Bench',
    passwordHash: '',
    type: 'basic',
    number: 'bench',
    sourceType: 'bench',
    roleId,
    organisationId,
    mustChangePassword: false,
    expiresOn: null,
    at,
  });
  return { organisationId, accountId };
};

/** The companies with most records, or every n-th one. */
const chooseCompanies = async (db: Database, isHeavy: boolean): Promise<readonly number[]> => {
  const order = isHeavy ? 'count(*) desc, company_id' : 'md5(company_id::text)';
  const { rows } = await db.pool.query<{ company_id: number }>(
    `select company_id from record group by company_id order by ${order} limit ${MAX_EXPORTED}`,
  );
  return rows.map(({ company_id }) => company_id);
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const time = async (work: () => Promise<void>) => {
  const seconds: number[] = [];
  const cpus: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const cpu = process.cpuUsage();
    const start = performance.now();
    await work();
    const { user, system } = process.cpuUsage(cpu);
    // The first run warms up.
    if (run === 0) continue;
    seconds.push((performance.now() - start) / 1000);
    cpus.push((user + system) / 1e6);
  }
  return { seconds: median(seconds), cpu: median(cpus) };
};

type Print = (line: string) => void;

const measure = async (db: Database, print: Print): Promise<boolean> => {
  const now = new Date();
  const account = await makeAccount(db, now.toISOString());
  const fields = listFields();
  let worst = 0;
  print(
    `${'200 companies'.padEnd(30)}${fields.length} fields: median seconds and CPU of this process, bytes`,
  );
  for (const isHeavy of [false, true]) {
    const companyIds = await chooseCompanies(db, isHeavy);
    const name = isHeavy ? 'those with most records' : 'any';
    const plain = await time(async () => {
      await db.pool.query('select * from record where company_id = any($1) and dimension = any($2)', [
        companyIds,
        DIMENSIONS,
      ]);
    });
    print(
      `${`${name}, plain select`.padEnd(34)}${plain.seconds.toFixed(2).padStart(8)}${plain.cpu.toFixed(2).padStart(8)}   (yardstick)`,
    );
    for (const format of EXPORT_FORMATS) {
      const { seconds, cpu, bytes } = await measureFormat(db, account, companyIds, fields, format, now);
      worst = Math.max(worst, seconds);
      print(
        `${`${name}, ${format}`.padEnd(34)}${seconds.toFixed(2).padStart(8)}${cpu.toFixed(2).padStart(8)}${String(bytes).padStart(12)}`,
      );
    }
  }
  const isHeld = worst <= BAR_SECONDS;
  print(`bar: at most ${BAR_SECONDS} s -> ${worst.toFixed(2)} s, ${isHeld ? 'held' : 'MISSED'}`);
  return isHeld;
};

const measureFormat = async (
  db: Database,
  account: { readonly accountId: number; readonly organisationId: number },
  companyIds: readonly number[],
  fields: readonly string[],
  format: ExportFormat,
  now: Date,
) => {
  const created = await createExport(
    db,
    {
      account_id: account.accountId,
      organisation_id: account.organisationId,
      contract_id: account.organisationId,
      file_name: 'bench',
      format,
      language: 'en',
      company_ids: companyIds,
      fields,
      as_at: null,
      clock: 'known',
    },
    FREE,
    { dayFrom: now.toISOString(), yearFrom: now.toISOString() },
    now,
  );
  if (created.outcome !== 'created') throw new Error('no limit was asked for');
  const { signal } = new AbortController();
  const timed = await time(() => writeExport(db, created.job, () => now, signal));
  const { rows } = await db.pool.query<{ bytes: number }>(
    'select byte_length as bytes from export_job where export_job_id = $1',
    [created.job.export_job_id],
  );
  return { ...timed, bytes: rows[0]?.bytes ?? 0 };
};

/** `npm run bench -- export [--companies N]`: 200 companies x 60 fields written by the worker's own code. */
export const run: Command = async ({ args, print }) => {
  const { values } = parseArgs({
    args: [...args],
    options: { companies: { type: 'string', default: '3000' } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-export-'));
  try {
    const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
    const db = connect({ url: database.url });
    try {
      await migrate(db);
      await seedSources(db);
      await loadDemoMarket(db, { companies: Number(values.companies) });
      await db.pool.query('vacuum analyze');
      return (await measure(db, print)) ? 0 : 1;
    } finally {
      await db.close();
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
