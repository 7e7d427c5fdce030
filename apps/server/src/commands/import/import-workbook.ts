import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '@mingjian/database/connection';
import { findCompanyName } from '@mingjian/database/imports';
import type { ImportSource } from '@mingjian/importers/shared';
import { makeWorkbookSource, openWorkbook, writeMapping } from '@mingjian/importers/statement-workbooks';
import type { CommandContext } from '../command.ts';
import type { ImportArguments } from './parse-import-arguments.ts';
import { presentWorkbook } from './present-workbook.ts';

/** Shows the mapping and the checks of a workbook, and makes the source that imports it. A dry run leaves a mapping to change. */
export const openWorkbookSource = async (
  options: ImportArguments,
  path: string,
  db: Database | null,
  { print, environment }: CommandContext,
): Promise<ImportSource> => {
  const opened = await openWorkbook(path, {
    company: options.company,
    mappingPath: options.mappingPath,
    findName: async (code) => (db ? findCompanyName(db, code) : null),
    isNameNeeded: db !== null,
  });
  for (const line of presentWorkbook(opened)) print(line);
  if (options.isDryRun) {
    const template = join(environment.dataDir, 'reports', `${opened.file.fileName}.mapping.json`);
    await mkdir(dirname(template), { recursive: true });
    await writeFile(template, writeMapping(opened.plan.rows));
    print(`Mapping to change and give as --mapping / 可修改后用--mapping指定的映射文件: ${template}`);
  }
  return makeWorkbookSource(opened, { acceptGaps: options.acceptGaps });
};
