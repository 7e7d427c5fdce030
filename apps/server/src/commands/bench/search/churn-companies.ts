import { inTransaction } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import type { BenchCompany } from './make-companies.ts';
import { saveCompanies } from './load-companies.ts';

const BATCH = 1_000;

/**
 * Renames one company in a hundred and deletes another: its rows are taken out and written anew, as the projection
 * does it. Answers the changed companies as they are now; the deleted ones are found no more.
 */
export const churnCompanies = async (
  db: Database,
  changed: readonly BenchCompany[],
  deleted: readonly number[],
): Promise<void> => {
  for (let from = 0; from < changed.length; from += BATCH) {
    const part = changed.slice(from, from + BATCH);
    await removeCompanies(
      db,
      part.map(({ id }) => id),
    );
    await saveCompanies(db, part);
  }
  for (let from = 0; from < deleted.length; from += BATCH) {
    await removeCompanies(db, deleted.slice(from, from + BATCH));
  }
};

const removeCompanies = (db: Database, ids: readonly number[]): Promise<void> =>
  inTransaction(db, async (client) => {
    for (const table of ['company_search', 'company']) {
      await client.query(`delete from ${table} where company_id = any($1::bigint[])`, [ids]);
    }
  });
