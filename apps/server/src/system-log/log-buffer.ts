import type { Database } from '@mingjian/database/connection';
import { ensureLogMonth, writeLog } from '@mingjian/database/system-log';
import type { LogEntry } from '@mingjian/database/system-log';

const RETRY_MS = 1_000;
const BATCH = 500;
/** While the database is away this many lines wait; then the oldest go. */
const MAX_WAITING = 20_000;
/** SQLSTATE class 22, and a value that is missing: the database refuses it, and will refuse it for ever. */
const REFUSED_VALUE = /^(22...|23502)$/;

const isRefusedValue = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  REFUSED_VALUE.test(error.code);

export interface LogBuffer {
  /** Resolves when the line is written and safe. */
  add(entry: LogEntry): Promise<void>;
  /** Writes what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly entry: LogEntry;
  readonly done: () => void;
}

/**
 * Writes the log in groups: a line that comes while none is being written goes at once, those that come meanwhile go
 * together with the next statement. An answer waits for its line, so that nothing that was answered is missing here.
 */
export const makeLogBuffer = (db: Database, onError: (error: unknown) => void): LogBuffer => {
  let waiting: Waiting[] = [];
  let writing: Promise<boolean> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isClosed = false;

  const prepare = async (batch: readonly LogEntry[]) => {
    for (const month of new Set(batch.map((entry) => entry.loggedAt.slice(0, 7))))
      await ensureLogMonth(db, month);
  };

  /** What the database refuses for ever is given up, first its details, then the line: it must not hold up all others. */
  const writeOne = async (entry: LogEntry): Promise<void> => {
    for (const line of [entry, { ...entry, details: {} }]) {
      try {
        await writeLog(db.pool, [line]);
        return;
      } catch (error) {
        if (!isRefusedValue(error)) throw error;
        onError(error);
      }
    }
  };

  const writeBatch = async () => {
    let batch = waiting.slice(0, BATCH);
    waiting = waiting.slice(batch.length);
    const entries = batch.map(({ entry }) => entry);
    const writeOneByOne = async (error: unknown) => {
      if (!isRefusedValue(error)) throw error;
      for (const { entry, done } of batch) {
        await writeOne(entry);
        batch = batch.slice(1);
        done();
      }
    };
    try {
      await prepare(entries);
      await writeLog(db.pool, entries).catch(writeOneByOne);
      for (const { done } of batch) done();
    } catch (error) {
      waiting = [...batch, ...waiting].slice(-MAX_WAITING);
      throw error;
    }
  };

  const writeAll = async () => {
    while (waiting.length > 0) await writeBatch();
  };

  const tryAgainLater = (error: unknown) => {
    onError(error);
    if (isClosed) return;
    retry ??= setTimeout(() => {
      retry = null;
      void flush();
    }, RETRY_MS).unref();
  };

  /** False when what waits could not be written. */
  const run = (): Promise<boolean> =>
    writeAll()
      .then(
        () => true,
        (error: unknown) => {
          tryAgainLater(error);
          return false;
        },
      )
      .finally(() => {
        writing = null;
      });

  const flush = async (): Promise<void> => {
    do {
      writing ??= run();
      if (!(await writing)) return;
    } while (waiting.length > 0);
  };

  return {
    add: (entry) =>
      new Promise((done) => {
        waiting.push({ entry, done });
        if (waiting.length > MAX_WAITING) waiting.shift();
        if (!retry) void flush();
      }),
    flush,
    close: async () => {
      isClosed = true;
      if (retry) clearTimeout(retry);
      await flush();
    },
  };
};
