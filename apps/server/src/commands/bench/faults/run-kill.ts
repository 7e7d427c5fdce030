import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@mingjian/database/connection';
import { superviseProcess } from '../../../supervisor/supervised-process.ts';
import { countUnits, isAgreed, listLost } from './count-units.ts';
import type { Units } from './count-units.ts';
import { findFreePort } from './find-free-port.ts';
import { makeCrew } from './make-crew.ts';
import { openCompanies } from './open-companies.ts';

const MAIN = join(import.meta.dirname, '../../../http/main.ts');
const WIDTH = 16;
const ROUNDS = 240;
const PAUSE_MS = 250;

export interface Kill {
  readonly name: string;
  readonly asked: number;
  /** Answered as opened before, at and after the kill, in the first round. */
  readonly acknowledged: number;
  /** Nobody answered. */
  readonly unanswered: number;
  /** Acknowledged, but not found afterwards. */
  readonly lost: number;
  /** After the first round. */
  readonly after: Units;
  /** When all that was unanswered has been asked again. */
  readonly atLast: Units;
  readonly isHeld: boolean;
}

export interface KillOptions {
  readonly db: Database;
  /** For the server's own pool. */
  readonly url: string;
  readonly companyIds: readonly number[];
  readonly victim: 'server' | 'database';
}

/** The id of the first process of the cluster. */
const findPostmaster = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ text: string }>(`select pg_read_file('postmaster.pid') as text`);
  return Number(rows[0]!.text.split('\n')[0]);
};

/** Our own pool may meet the database while it starts again. */
const untilBack = async <T>(read: () => Promise<T>): Promise<T> => {
  for (let round = 1; ; round += 1) {
    try {
      return await read();
    } catch (error) {
      if (round === ROUNDS) throw error;
      await sleep(PAUSE_MS);
    }
  }
};

const untilWell = (address: string): Promise<void> =>
  untilBack(async () => {
    const { status } = await fetch(`${address}/api/health`);
    if (status !== 200) throw new Error(`health answers ${status}`);
  });

/**
 * The supervised server opens companies; in the middle the victim is ended with signal 9. The supervisor brings it back.
 * What was answered must be there, and units, their rows and their lines must agree, also when what was not answered is
 * asked again.
 */
export const runKill = async ({ db, url, companyIds, victim }: KillOptions): Promise<Kill> => {
  const { organisationId, members } = await makeCrew(db, companyIds.length, 4);
  const port = await findFreePort();
  const server = superviseProcess({
    name: 'HTTP server',
    file: MAIN,
    env: { DATABASE_URL: url, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: undefined },
    report: () => undefined,
  });
  try {
    await server.ready;
    const pid = victim === 'server' ? server.pid() : await findPostmaster(db);
    const middle = Math.floor(companyIds.length / 2);
    const address = `http://127.0.0.1:${port}`;
    const ask = (ids: readonly number[], onAnswer: (answered: number) => void) =>
      openCompanies({ address, companyIds: ids, members, width: WIDTH, onAnswer });
    const outcomes = await ask(companyIds, (answered) => {
      if (answered === middle) process.kill(pid!, 'SIGKILL');
    });
    const listOf = (wanted: string | null) => companyIds.filter((id) => outcomes.get(id) === wanted);
    const acknowledged = listOf('0');
    let open = listOf(null);
    const unanswered = open.length;
    const { lost, after } = await untilBack(async () => ({
      lost: await listLost(db, organisationId, acknowledged),
      after: await countUnits(db, organisationId),
    }));
    for (let round = 0; open.length > 0 && round < ROUNDS; round += 1) {
      await untilWell(address);
      const again = await ask(open, () => undefined);
      open = open.filter((id) => again.get(id) !== '0');
    }
    const atLast = await countUnits(db, organisationId);
    return {
      name: `kill -9 of the ${victim}`,
      asked: companyIds.length,
      acknowledged: acknowledged.length,
      unanswered,
      lost: lost.length,
      after,
      atLast,
      isHeld:
        lost.length === 0 &&
        acknowledged.length + unanswered === companyIds.length &&
        unanswered > 0 &&
        isAgreed(after, after.rows) &&
        isAgreed(atLast, companyIds.length),
    };
  } finally {
    await server.stop();
  }
};
