import type { ListKey } from '@mingjian/domain/batch-imports';
import type { Database } from '../connection/index.ts';

export const keyText = ({ scheme, value }: ListKey): string => `${scheme} ${value}`;

/** The companies that keys belong to, by `keyText`; of a company that was merged into another one, the other one. */
export const findKeyOwners = async (
  db: Database,
  keys: readonly ListKey[],
): Promise<ReadonlyMap<string, number>> => {
  if (keys.length === 0) return new Map();
  const { rows } = await db.pool.query<ListKey & { company_id: number }>({
    name: 'batch-import-keys',
    text: `select scheme, value, company_id from party_key where value = any($1::text[]) and scheme = any($2::text[])`,
    values: [[...new Set(keys.map(({ value }) => value))], [...new Set(keys.map(({ scheme }) => scheme))]],
  });
  const merged = await findMerged(
    db,
    rows.map((row) => row.company_id),
  );
  return new Map(rows.map((row) => [keyText(row), merged.get(row.company_id) ?? row.company_id]));
};

const findMerged = async (
  db: Database,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await db.pool.query<{ company_id: number; merged_into: number }>({
    name: 'batch-import-merged',
    text: `select company_id, merged_into from party where company_id = any($1::bigint[]) and merged_into is not null`,
    values: [companyIds],
  });
  return new Map(rows.map((row) => [row.company_id, row.merged_into]));
};
