import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import type { Command } from '../../command.ts';
import { makeCompanies } from './make-companies.ts';
import { presentBad, presentKill, presentRace } from './present-report.ts';
import { runBadRequests } from './run-bad-requests.ts';
import { runKill } from './run-kill.ts';
import { raceDirectly, raceOverHttp } from './run-race.ts';

const RACE = 1_000;
const QUOTA = 100;
const PARTS = [30, 20];
const SPENDS = 500;
const POOL = 20;

type Print = (line: string) => void;

const onDatabase = async (print: Print, run: (db: Database, url: string) => Promise<boolean>) => {
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-faults-'));
  try {
    const database = await ownDatabase({ dataDir: folder, command: 'npm run bench', report: print });
    const db = connect({ url: database.url, maxConnections: POOL });
    try {
      await migrate(db);
      return await run(db, database.url);
    } finally {
      await db.close();
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const runSpending = (print: Print): Promise<boolean> =>
  onDatabase(print, async (db, url) => {
    const race = { companyIds: await makeCompanies(db, RACE), quota: QUOTA };
    const races = [
      await raceDirectly(db, race),
      await raceOverHttp(db, race),
      await raceOverHttp(db, { ...race, parts: PARTS }),
    ];
    for (const line of presentRace(races)) print(line);
    const companyIds = race.companyIds.slice(0, SPENDS);
    const kills = [
      await runKill({ db, url, companyIds, victim: 'server' }),
      await runKill({ db, url, companyIds, victim: 'database' }),
    ];
    for (const line of presentKill(kills)) print(line);
    return [...races, ...kills].every(({ isHeld }) => isHeld);
  });

/** `npm run bench -- faults [--requests N] [--seed N]`: crowds on a quota, kills, and requests that are wrong. */
export const run: Command = async ({ args, print }) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      requests: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '20261121' },
    },
  });
  const isSafe = await runSpending(print);
  const options = { requests: Number(values.requests), seed: Number(values.seed) };
  const isCalm = await onDatabase(print, async (db) => {
    const bad = await runBadRequests(db, options);
    for (const line of presentBad(bad)) print(line);
    return bad.isHeld;
  });
  return isSafe && isCalm ? 0 : 1;
};
