import { createBackup } from '@mingjian/database/backup';
import { OperatorError } from '@mingjian/database/launcher';
import type { Command } from '../command.ts';

/** `npm run backup -- <file>`: everything the database holds, in one file. */
export const run: Command = async ({ args, openDb, print }) => {
  const [file, ...rest] = args;
  if (!file || file.startsWith('-') || rest.length > 0) {
    throw new OperatorError('Name one file, for example: npm run backup -- mingjian.backup');
  }
  const started = performance.now();
  const summary = await createBackup(await openDb(), { file, now: new Date(), print });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${file}: ${summary.rows.toLocaleString('en')} rows of ${summary.tables} tables in ${seconds} s.`);
  return 0;
};
