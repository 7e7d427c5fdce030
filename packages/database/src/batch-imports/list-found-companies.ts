import type { Database } from '../connection/index.ts';

/** Companies of the rows that were found, each once, in the order of the list. */
export const listFoundCompanies = async (
  { kysely }: Database,
  batchImportId: number,
  limit: number,
): Promise<readonly number[]> => {
  const rows = await kysely
    .selectFrom('batch_import_row')
    .select(({ fn }) => ['company_id', fn.min('line').as('first')])
    .where('batch_import_id', '=', batchImportId)
    .where('state', '=', 'found')
    .where('company_id', 'is not', null)
    .groupBy('company_id')
    .orderBy('first')
    .limit(limit)
    .execute();
  return rows.flatMap(({ company_id }) => (company_id === null ? [] : [company_id]));
};
