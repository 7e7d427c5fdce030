import { connect } from '@mingjian/database/connection';
import { OperatorError, openDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { parseEnvironment } from '../environment.ts';
import { COMMANDS } from './commands.ts';

const print = (line: string): void => console.log(line);

/** Runs one command and closes the database if it asked for it. */
const runCommand = async (name: string, args: readonly string[]): Promise<number> => {
  const entry = COMMANDS[name];
  if (!entry) {
    throw new OperatorError(`There is no command "${name}". The commands are:\n${listUsages()}`);
  }
  const environment = parseEnvironment(process.env);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const { run } = await entry.load();
  const closers: (() => Promise<void>)[] = [];
  const openDb = async () => {
    const database = await openDatabase({ ...environment, command: `npm run ${name}`, report: print });
    closers.unshift(database.close);
    const db = connect({ url: database.url });
    closers.unshift(db.close);
    await migrate(db);
    return db;
  };
  try {
    return await run({ args, openDb, environment, print, signal: stop.signal });
  } finally {
    for (const close of closers) await close();
  }
};

const listUsages = (): string =>
  Object.values(COMMANDS)
    .map(({ usage }) => `  ${usage}`)
    .join('\n');

const [name = '', ...args] = process.argv.slice(2);
try {
  process.exitCode = await runCommand(name, args);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
