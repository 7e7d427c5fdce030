import type { Database } from '@mingjian/database/connection';
import { ensureLogPartitions, writeLog } from '@mingjian/database/system-log';
import type { LogEntry } from '@mingjian/database/system-log';

const FLUSH_INTERVAL_MS = 1_000;
const BATCH = 500;
/** While the database is away this many lines wait; then the oldest go. */
const MAX_WAITING = 20_000;
const MONTHS_AHEAD = 2;
/** SQLSTATE class 22: the database refuses a value, and will refuse it for ever. */
const REFUSED_VALUE = /^22/;

const isRefusedValue = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  REFUSED_VALUE.test(error.code);

export interface LogBuffer {
  add(entry: LogEntry): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Collects log lines and writes them in batches, so that no call waits for its line. */
export const makeLogBuffer = (db: Database, onError: (error: unknown) => void): LogBuffer => {
  let waiting: LogEntry[] = [];
  let writing: Promise<void> = Promise.resolve();
  const months = new Set<string>();

  const prepare = async (batch: readonly LogEntry[]) => {
    for (const month of new Set(batch.map((entry) => entry.loggedAt.slice(0, 7)))) {
      if (months.has(month)) continue;
      await ensureLogPartitions(db, `${month}-01T00:00:00Z`, MONTHS_AHEAD);
      months.add(month);
    }
  };

  /** One line that the database refuses must not keep all others from being written. */
  const writeOneByOne = async (batch: readonly LogEntry[]) => {
    for (const entry of batch)
      await writeLog(db, [entry]).catch((error: unknown) => {
        if (!isRefusedValue(error)) throw error;
        return writeLog(db, [{ ...entry, details: {} }]);
      });
  };

  const writeBatch = async () => {
    const batch = waiting.slice(0, BATCH);
    if (batch.length === 0) return;
    waiting = waiting.slice(batch.length);
    try {
      await prepare(batch);
      await writeLog(db, batch).catch((error: unknown) => {
        if (!isRefusedValue(error)) throw error;
        onError(error);
        return writeOneByOne(batch);
      });
    } catch (error) {
      waiting = [...batch, ...waiting].slice(-MAX_WAITING);
      throw error;
    }
  };

  const flush = async () => {
    const writeAll = async () => {
      while (waiting.length > 0) await writeBatch();
    };
    const previous = writing;
    writing = previous.then(writeAll).catch(onError);
    await writing;
  };

  const timer = setInterval(() => void flush(), FLUSH_INTERVAL_MS);
  timer.unref();

  return {
    add: (entry) => {
      waiting.push(entry);
      if (waiting.length > MAX_WAITING) waiting.shift();
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
