import type { PartyKey } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';

interface KeyRow extends PartyKey {
  readonly company_id: number;
}

/** The numbers that parties are found by, in one order. */
export const listPartyKeys = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PartyKey[]>> => {
  const { rows } = await db.pool.query<KeyRow>({
    name: 'ownership-party-keys',
    text: `select company_id, scheme, value from party_key where company_id = any($1::bigint[])
           order by company_id, scheme, value`,
    values: [ids],
  });
  return Map.groupBy(rows, (row) => row.company_id);
};
