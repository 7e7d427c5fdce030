import { sql } from 'kysely';
import type pg from 'pg';
import { makeContext, REGISTRATION_DIMENSION } from '@mingjian/domain/default-risk';
import { DEFAULT_DIMENSIONS, listDefaults } from '@mingjian/domain/model-validation';
import type { DefaultSpell } from '@mingjian/domain/model-validation';
import { runNamed } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { readInputs } from '../ratings/index.ts';
import { asKnownAt, isSurelyOwn } from '../records/index.ts';

/** Those of the companies that have a record by which one can be in default. */
const findSuspects = async (
  db: Database,
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const rows = await runNamed<{ company_id: number }>(
    db,
    'companies-with-default-records',
    sql`select distinct company_id from record
        where company_id = any(${ids}::bigint[]) and ${asKnownAt(null)} and ${isSurelyOwn()}
          and (dimension = any(${DEFAULT_DIMENSIONS}::text[])
            or (dimension = ${REGISTRATION_DIMENSION} and payload ->> 'registration_status' = 'revoked'))
        order by company_id`,
    client,
  );
  return rows.map((row) => row.company_id);
};

/** The default facts of these companies by all that is known now, the first first; a company without any is left out. */
export const readDefaults = async (
  db: Database,
  client: pg.PoolClient,
  ids: readonly number[],
  now: string,
): Promise<ReadonlyMap<number, readonly DefaultSpell[]>> => {
  const suspects = await findSuspects(db, client, ids);
  const inputs =
    suspects.length === 0 ? [] : await readInputs(db, client, suspects, { ratedAt: now, isPast: false });
  return new Map(
    inputs.map(({ companyId, input }) => [companyId, listDefaults(input.facts, makeContext(input))]),
  );
};
