import { existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

const MIB = 1024 * 1024;
const clamp = (value: number, low: number, high: number) => Math.round(Math.min(high, Math.max(low, value)));

/**
 * `durable`: the operator's data. `throwaway`: tests, whose data may vanish with the power.
 */
export type Durability = 'durable' | 'throwaway';

/** Settings for one machine with 2 cores and 8-24 GB that also runs the server and the browser for reports. */
export const makeConfiguration = (durability: Durability, memoryBytes = totalmem()): string => {
  const memory = memoryBytes / MIB;
  const settings: Record<string, string> = {
    // An eighth of memory: the system's cache serves the rest, Node and Chromium need room of their own.
    shared_buffers: `${clamp(memory / 8, 128, 2048)}MB`,
    effective_cache_size: `${clamp(memory / 2, 512, 16_384)}MB`,
    work_mem: `${clamp(memory / 512, 8, 48)}MB`,
    maintenance_work_mem: `${clamp(memory / 24, 64, 768)}MB`,
    max_connections: '60',
    max_parallel_workers_per_gather: '1',
    max_parallel_maintenance_workers: '1',
    random_page_cost: '1.1',
    // Compiling a plan costs more than it gains on statements of a few milliseconds.
    jit: 'off',
    // Nothing replicates from the bundled server (a site that wants that sets DATABASE_URL).
    wal_level: 'minimal',
    max_wal_senders: '0',
    wal_compression: 'on',
    min_wal_size: '256MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    autovacuum_vacuum_scale_factor: '0.05',
    autovacuum_analyze_scale_factor: '0.05',
    shared_preload_libraries: "'pg_stat_statements'",
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    log_line_prefix: "'%m [%p] %a '",
    log_min_duration_statement: '2s',
    ...(hasSmallSharedMemory() && { dynamic_shared_memory_type: 'mmap' }),
    ...(durability === 'durable' ? { synchronous_commit: 'on' } : THROWAWAY),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `# Written anew at every start. Own settings: ALTER SYSTEM, which wins over this file.\n${lines.join('\n')}\n`;
};

const THROWAWAY = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '256MB',
  autovacuum: 'off',
  max_connections: '120',
  log_min_duration_statement: '-1',
  max_wal_size: '1GB',
};

/** Containers give 64 MB of /dev/shm, which a parallel hash join exhausts. */
const hasSmallSharedMemory = (): boolean => {
  if (process.platform !== 'linux') return false;
  if (!existsSync('/dev/shm')) return true;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize < 256 * MIB;
};
