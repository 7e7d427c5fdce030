import { resolve } from 'node:path';
import { OperatorError } from '@mingjian/database/launcher';
import { parseEnvironment } from '../environment.ts';
import { supervise } from './supervise.ts';

const root = resolve(import.meta.dirname, '../../../..');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

try {
  const environment = parseEnvironment(process.env, root);
  await supervise({
    environment,
    root,
    report: (line) => void process.stdout.write(`${line}\n`),
    signal: stop.signal,
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof OperatorError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
