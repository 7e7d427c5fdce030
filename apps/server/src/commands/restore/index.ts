import { existsSync } from 'node:fs';
import { restoreBackup } from '@mingjian/database/backup';
import { OperatorError } from '@mingjian/database/launcher';
import type { Command } from '../command.ts';

/** `npm run restore -- <file> [--force]`: the database becomes what the file says, or stays as it is. */
export const run: Command = async ({ args, openDb, print }) => {
  const force = args.includes('--force');
  const [file, ...rest] = args.filter((argument) => argument !== '--force');
  if (!file || file.startsWith('-') || rest.length > 0) {
    throw new OperatorError('Name one file, for example: npm run restore -- mingjian.backup');
  }
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  const summary = await restoreBackup(await openDb(), { file, force, print });
  print(`Restored ${summary.rows.toLocaleString('en')} rows of ${summary.tables} tables from ${file}.`);
  return 0;
};
