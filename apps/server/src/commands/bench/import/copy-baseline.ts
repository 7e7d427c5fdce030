import type { Database } from '@mingjian/database/connection';
import { copyRows } from '@mingjian/database/connection';
import { REGISTER_COLUMNS } from '@mingjian/importers/register';
import { readRecords, surveyFile } from '@mingjian/importers/shared';

const COLUMNS = REGISTER_COLUMNS.map((_, index) => `c${index + 1}`);

/** The plain alternative: the same cells into one table of text columns, by one COPY, without any check. */
export const copyBaseline = async (db: Database, path: string): Promise<number> => {
  const file = await surveyFile(path);
  const rows: Record<string, string>[] = [];
  for await (const records of readRecords(path, file.fileName, file.encoding))
    for (const { row, cells } of records)
      if (row > 1)
        rows.push(Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ''])));
  await db.pool.query(`create table bare_copy (${COLUMNS.map((column) => `${column} text`).join(', ')})`);
  const client = await db.pool.connect();
  const start = performance.now();
  try {
    await copyRows(client, 'bare_copy', COLUMNS, rows);
  } finally {
    client.release();
  }
  return (performance.now() - start) / 1000;
};
