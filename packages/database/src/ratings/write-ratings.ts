import type pg from 'pg';
import { ALTMAN_Z2_EM } from '@mingjian/domain/default-risk';
import { copyRows } from '../connection/index.ts';
import { markChangedForScreening } from '../screening/index.ts';
import type { RatingRow } from './tables.ts';

const COLUMNS = [
  'company_id',
  'model_id',
  'rated_at',
  'model_version',
  'is_calibrated',
  'status',
  'grade',
  'class',
  'pd',
  'solvency_index',
  'score',
  'period_end',
  'base',
  'drivers',
  'missing',
  'overrides',
  'input_hash',
  'is_synthetic',
] as const satisfies readonly (keyof RatingRow)[];

const findLatestHashes = async (
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await client.query<{ company_id: number; input_hash: string }>({
    name: 'latest-rating-hashes',
    text: `select distinct on (company_id) company_id, input_hash from rating
           where company_id = any($1::bigint[]) and model_id = $2
           order by company_id, rated_at desc`,
    values: [ids, ALTMAN_Z2_EM.id],
  });
  return new Map(rows.map((row) => [row.company_id, row.input_hash]));
};

/** A second run at the same instant replaces the first. */
const removeSameInstant = (client: pg.PoolClient, rows: readonly RatingRow[]) =>
  client.query({
    name: 'remove-ratings-of-instant',
    text: `delete from rating where company_id = any($1::bigint[]) and model_id = $2 and rated_at = $3`,
    values: [rows.map((row) => row.company_id), ALTMAN_Z2_EM.id, rows[0]?.rated_at],
  });

const updateListRows = async (client: pg.PoolClient, rows: readonly RatingRow[]): Promise<void> => {
  const updated = await client.query<{ company_id: number }>({
    name: 'update-company-ratings',
    text: `update company c
           set rating_status = r.status, rating_grade = r.grade, rating_pd = r.pd, solvency_index = r.solvency_index
           from unnest($1::bigint[], $2::text[], $3::smallint[], $4::numeric[], $5::numeric[])
             as r(company_id, status, grade, pd, solvency_index)
           where c.company_id = r.company_id
             and (c.rating_status, c.rating_grade, c.rating_pd, c.solvency_index)
               is distinct from (r.status, r.grade, r.pd, r.solvency_index)
           returning c.company_id`,
    values: [
      rows.map((row) => row.company_id),
      rows.map((row) => row.status),
      rows.map((row) => row.grade),
      rows.map((row) => row.pd),
      rows.map((row) => row.solvency_index),
    ],
  });
  await markChangedForScreening(
    client,
    updated.rows.map((row) => row.company_id),
  );
};

/** Stores the ratings whose inputs changed and brings the list rows in line; answers how many were stored. */
export const writeRatings = async (client: pg.PoolClient, rows: readonly RatingRow[]): Promise<number> => {
  if (rows.length === 0) return 0;
  const known = await findLatestHashes(
    client,
    rows.map((row) => row.company_id),
  );
  const changed = rows.filter((row) => known.get(row.company_id) !== row.input_hash);
  if (changed.length > 0) await removeSameInstant(client, changed);
  await copyRows(client, 'rating', COLUMNS, changed);
  await updateListRows(client, rows);
  return changed.length;
};
