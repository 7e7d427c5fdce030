import { join, resolve } from 'node:path';
import type { Database } from '@mingjian/database/connection';
import { listStockCodeNames } from '@mingjian/database/imports';
import { OperatorError } from '@mingjian/database/launcher';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { seedSources } from '@mingjian/database/records';
import { refreshSearch } from '@mingjian/database/search';
import { makeBodsSource } from '@mingjian/importers/bods';
import { makeFollowTheMoneySource } from '@mingjian/importers/follow-the-money';
import { QCC } from '@mingjian/importers/qcc';
import { REGISTER } from '@mingjian/importers/register';
import { importFile, ImportFailure } from '@mingjian/importers/shared';
import type { ImportResult, ImportSource } from '@mingjian/importers/shared';
import { findCompanyList, makeStatementsSource, readCompanyList } from '@mingjian/importers/statements';
import { TYC } from '@mingjian/importers/tyc';
import type { Command, CommandContext } from '../command.ts';
import { openWorkbookSource } from './import-workbook.ts';
import { parseImportArguments } from './parse-import-arguments.ts';
import type { ImportArguments } from './parse-import-arguments.ts';
import { presentResult } from './present-result.ts';
import { makeProgressLine } from './show-progress.ts';

const findSource = async (
  options: ImportArguments,
  path: string,
  db: Database | null,
  context: CommandContext,
): Promise<ImportSource> => {
  if (options.source === 'statement-workbook') return openWorkbookSource(options, path, db, context);
  if (options.source === 'register') return REGISTER;
  if (options.source === 'qcc') return QCC;
  if (options.source === 'tyc') return TYC;
  if (options.source === 'bods') return makeBodsSource();
  if (options.source === 'follow-the-money') return makeFollowTheMoneySource();
  const listPath = options.companiesPath ?? findCompanyList(path);
  const companies = listPath === null ? new Map() : await readCompanyList(listPath);
  return makeStatementsSource(companies, db ? await listStockCodeNames(db) : new Map());
};

/** A dry run writes no report either, unless one is asked for. */
const findReportPath = (
  options: ImportArguments,
  path: string,
  dataDir: string,
  now: Date,
): string | null => {
  if (options.reportPath !== undefined) return resolve(options.reportPath);
  if (options.isDryRun) return null;
  const name = path.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const moment = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return join(dataDir, 'reports', `${options.source}-${name}-${moment}.csv`);
};

const importOne = async (
  options: ImportArguments,
  path: string,
  db: Database | null,
  context: CommandContext,
): Promise<ImportResult> => {
  const now = new Date();
  const reportPath = findReportPath(options, path, context.environment.dataDir, now);
  const progress = makeProgressLine(() => performance.now());
  const start = performance.now();
  const source = await findSource(options, path, db, context);
  const result = await importFile(source, path, {
    db,
    now,
    knownAt: options.knownAt,
    reportPath,
    onProgress: progress.show,
    signal: context.signal,
  });
  progress.clear();
  const seconds = (performance.now() - start) / 1000;
  for (const line of presentResult(result, options.isDryRun, reportPath, seconds)) context.print(line);
  return result;
};

/** Rates what the import changed, so that a profile opened right after it shows its class or what is missing. */
const rateChanged = async (db: Database, { print, signal }: CommandContext): Promise<void> => {
  const { companies, written } = await rateChangedCompanies(db, { clock: () => new Date(), signal });
  if (companies > 0)
    print(
      `${companies} companies looked at again by the rating, ${written} results stored. / 已重新评估${companies}家企业。`,
    );
};

const hasChanged = ({ recordsCreated, resumedAtRow }: ImportResult): boolean =>
  recordsCreated > 0 || resumedAtRow > 2;

/** `npm run import`: brings files of the user into the database; the importers do the work. */
export const run: Command = async (context) => {
  const options = parseImportArguments(context.args);
  const db = options.isDryRun ? null : await context.openDb();
  if (db) await seedSources(db);
  const results: ImportResult[] = [];
  try {
    for (const path of options.files) results.push(await importOne(options, path, db, context));
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
    throw new OperatorError(`${error.sentence.en}\n${error.sentence.cn}`);
  }
  if (db) await rateChanged(db, context);
  if (db && results.some(hasChanged)) await refreshSearch(db);
  return results.every((result) => result.isComplete) ? 0 : 1;
};
