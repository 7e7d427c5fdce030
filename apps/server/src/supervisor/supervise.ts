import { connect } from '@mingjian/database/connection';
import { OperatorError, ownDatabase } from '@mingjian/database/launcher';
import type { OpenDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { buildWeb } from './build-web.ts';
import { prepareContent } from './prepare-content.ts';
import type { Logins } from './prepare-content.ts';
import { presentReady } from './present-ready.ts';
import { superviseProcess } from './supervised-process.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { startWaitingServer } from './waiting-server.ts';

const SERVER = join(import.meta.dirname, '..');

export interface SuperviseOptions {
  readonly environment: Environment;
  readonly root: string;
  readonly report: (line: string) => void;
  /** Aborted by Ctrl+C or SIGTERM. */
  readonly signal: AbortSignal;
}

/**
 * The whole of `npm start`: database, schema, content, web app, then the HTTP server and the worker as
 * processes of their own, kept running until the signal. Everything it started has ended when it settles.
 */
export const supervise = async (options: SuperviseOptions): Promise<void> => {
  const { environment, report, signal } = options;
  const started = performance.now();
  const waiting = await startWaitingServer(environment.host, environment.port);
  const processes: SupervisedProcess[] = [];
  let database: OpenDatabase | undefined;
  try {
    database = await ownDatabase({ ...environment, command: 'npm start', report });
    const logins = await untilAborted(signal, prepare(options, database, waiting.tell));
    if (!logins) return;
    await waiting.close();
    processes.push(...startProcesses(options, database));
    const isReady = await untilAborted(signal, Promise.all(processes.map(({ ready }) => ready)));
    if (!isReady) return;
    report(presentReady(environment.publicUrl, logins, (performance.now() - started) / 1000));
    await untilAborted(signal, new Promise<never>(() => undefined));
    report('Stopping ...');
  } finally {
    await Promise.all(processes.map((each) => each.stop()));
    await waiting.close();
    await database?.close();
  }
};

/** The result, or undefined as soon as the signal comes; what is under way then loses its database. */
const untilAborted = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T | undefined> => {
  const { promise: aborted, resolve } = Promise.withResolvers<undefined>();
  const onAbort = (): void => resolve(undefined);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  try {
    work.catch(() => undefined);
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

/** The web app is built while the database fills: there are two processors. */
const prepare = async (
  options: SuperviseOptions,
  database: OpenDatabase,
  tell: (line: string) => void,
): Promise<Logins | undefined> => {
  const [content, web] = await Promise.allSettled([
    prepareDatabase(options, database, tell),
    prepareWeb(options),
  ]);
  if (web.status === 'rejected') throw web.reason;
  if (content.status === 'rejected') throw content.reason;
  return content.value;
};

const prepareDatabase = async (
  { environment, report, signal }: SuperviseOptions,
  database: OpenDatabase,
  tell: (line: string) => void,
): Promise<Logins | undefined> => {
  const db = connect({ url: database.url, maxConnections: 4 });
  try {
    const applied = await migrate(db).catch((cause: Error) => {
      throw new OperatorError(`The schema could not be brought up to date: ${cause.message}.`, { cause });
    });
    if (applied.length > 0) report(`Schema brought to ${applied.at(-1)}.`);
    return await prepareContent(db, { demoCompanies: environment.demoCompanies, report, tell, signal });
  } finally {
    await db.close();
  }
};

const prepareWeb = async ({ root, report }: SuperviseOptions): Promise<void> => {
  const started = performance.now();
  if (await buildWeb(root)) report(`Web app built in ${Math.round((performance.now() - started) / 1000)} s.`);
};

const startProcesses = (
  { environment, report }: SuperviseOptions,
  database: OpenDatabase,
): readonly SupervisedProcess[] => {
  const env = { DATABASE_URL: database.url, DATA_DIR: environment.dataDir };
  return [
    superviseProcess({ name: 'HTTP server', file: join(SERVER, 'http/main.ts'), env, report }),
    superviseProcess({ name: 'worker', file: join(SERVER, 'jobs/main.ts'), env, report }),
  ];
};
