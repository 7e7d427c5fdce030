import { readFileSync } from 'node:fs';
import type { Database } from '@mingjian/database/connection';

/** What one call cost, in milliseconds. */
export interface Cost {
  readonly wall: number;
  /** Processor time of the PostgreSQL backend and of this process. */
  readonly cpu: number;
  readonly postgres: number;
}

export interface Meter {
  measure<T>(call: () => Promise<T>): Promise<{ readonly value: T; readonly cost: Cost }>;
}

const NANOSECONDS_A_MS = 1e6;
const MICROSECONDS_A_MS = 1e3;

const readTime = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS_A_MS;
  } catch {
    return 0;
  }
};

/**
 * Reads processor time from the scheduler of Linux; the database must have one connection of each kind.
 * Elsewhere the time of the backend is not known and stands as 0.
 */
export const makeMeter = async (db: Database): Promise<Meter> => {
  // Opens the connection that reads packed columns, so that its backend is among those that are read.
  await db.readCopy('copy (select 1) to stdout', () => undefined);
  const { rows } = await db.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  const readBackend = (): number => rows.reduce((sum, { pid }) => sum + readTime(pid), 0);
  return {
    measure: async (call) => {
      const backend = readBackend();
      const own = process.cpuUsage();
      const start = performance.now();
      const value = await call();
      const wall = performance.now() - start;
      const { user, system } = process.cpuUsage(own);
      const postgres = readBackend() - backend;
      return { value, cost: { wall, postgres, cpu: postgres + (user + system) / MICROSECONDS_A_MS } };
    },
  };
};

/** The value below which the share of all values lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export interface CostSummary {
  readonly wall: readonly [p50: number, p95: number];
  readonly cpu: readonly [p50: number, p95: number];
  readonly postgres: readonly [p50: number, p95: number];
}

export const summarise = (costs: readonly Cost[]): CostSummary => {
  const both = (read: (cost: Cost) => number): readonly [number, number] => {
    const values = costs.map(read);
    return [percentile(values, 0.5), percentile(values, 0.95)];
  };
  return {
    wall: both(({ wall }) => wall),
    cpu: both(({ cpu }) => cpu),
    postgres: both(({ postgres }) => postgres),
  };
};
