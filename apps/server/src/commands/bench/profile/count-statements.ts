import { readFileSync } from 'node:fs';
import type { Database } from '@mingjian/database/connection';
import type pg from 'pg';

export interface Cost {
  readonly wall: number;
  /** Processor time of this process and of its PostgreSQL backends, in milliseconds. */
  readonly cpu: number;
  /** Statements sent to the database: each is one round trip. */
  readonly statements: number;
}

const NANOSECONDS_A_MS = 1e6;
const MICROSECONDS_A_MS = 1e3;

/** From the scheduler of Linux; 0 elsewhere. */
const readBackend = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS_A_MS;
  } catch {
    return 0;
  }
};

interface Backend extends pg.PoolClient {
  readonly processID?: number;
}

/** Watches every connection of the pool: what passes through it is counted, whoever sends it. */
export const watchPool = (db: Database) => {
  const pids = new Set<number>();
  let statements = 0;
  const watched = new WeakSet<Backend>();
  db.pool.on('acquire', (client: Backend) => {
    if (watched.has(client)) return;
    watched.add(client);
    if (client.processID !== undefined) pids.add(client.processID);
    const send = client.query.bind(client) as (...parts: readonly unknown[]) => unknown;
    const counted = (...parts: readonly unknown[]) => {
      statements += 1;
      return send(...parts);
    };
    Object.assign(client, { query: counted });
  });
  const readBackends = (): number => [...pids].reduce((sum, pid) => sum + readBackend(pid), 0);
  return async (call: () => Promise<unknown>): Promise<Cost> => {
    const before = statements;
    const backends = readBackends();
    const own = process.cpuUsage();
    const start = performance.now();
    await call();
    const wall = performance.now() - start;
    const { user, system } = process.cpuUsage(own);
    const cpu = readBackends() - backends + (user + system) / MICROSECONDS_A_MS;
    return { wall, cpu, statements: statements - before };
  };
};
