import type pg from 'pg';
import { LEAST_LINK_PERCENT, MEAN_LOG_ODDS } from '@mingjian/domain/default-risk';
import { copyRows } from '../connection/index.ts';
import { markChangedForScreening } from '../screening/index.ts';
import { RATING_COLUMNS } from './tables.ts';
import type { RatingRow } from './tables.ts';

/** What tells one rating from the next, besides its moment. */
const FIGURES = [
  'input_hash',
  'model_version',
  'status',
  'pd',
  'solvency_index',
  'confidence',
  'decisive_fact',
] as const satisfies readonly (keyof RatingRow)[];

type Latest = Pick<RatingRow, (typeof FIGURES)[number] | 'company_id' | 'stand_alone_log_odds' | 'grade'>;

const findLatest = async (
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Latest>> => {
  const { rows } = await client.query<Latest>({
    name: 'latest-ratings',
    text: `select distinct on (company_id) company_id, stand_alone_log_odds, grade, ${FIGURES.join(', ')} from rating
           where company_id = any($1::bigint[])
           order by company_id, rated_at desc`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.company_id, row]));
};

/** A second run at the same instant replaces the first. */
const removeSameInstant = (client: pg.PoolClient, rows: readonly RatingRow[]) =>
  client.query({
    name: 'remove-ratings-of-instant',
    text: `delete from rating where company_id = any($1::bigint[]) and rated_at = $2`,
    values: [rows.map((row) => row.company_id), rows[0]?.rated_at],
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

type Standing = Pick<RatingRow, 'stand_alone_log_odds' | 'grade'> | undefined;

/** How much a company can add to those linked to it; 0 for one that stands no worse than the mean. */
const strainOf = (rating: Standing): number =>
  Math.max(0, (rating?.stand_alone_log_odds ?? MEAN_LOG_ODDS) - MEAN_LOG_ODDS);

/** Companies whose strain moved: those linked to them are to be looked at once more. It never goes on from there. */
const markLinked = (client: pg.PoolClient, ids: readonly number[], at: string) =>
  client.query({
    name: 'mark-linked-companies',
    text: `insert into changed_company (company_id, changed_at)
           select holder_id, $2::timestamptz from shareholding_by_owned
           where company_id = any($1::bigint[]) and known_to is null and holding_percent >= $3
           union
           select owned_id, $2::timestamptz from shareholding_by_holder
           where company_id = any($1::bigint[]) and known_to is null and holding_percent >= $3
           on conflict (company_id) do nothing`,
    values: [ids, at, LEAST_LINK_PERCENT],
  });

/**
 * Stores the ratings whose inputs or figures changed and brings the list rows in line. Call it after the marks of these
 * companies are off: it sets those of the companies linked to them.
 * @returns how many were stored
 */
export const writeRatings = async (client: pg.PoolClient, rows: readonly RatingRow[]): Promise<number> => {
  if (rows.length === 0) return 0;
  const latest = await findLatest(
    client,
    rows.map((row) => row.company_id),
  );
  const changed = rows.filter((row) => {
    const known = latest.get(row.company_id);
    return !known || FIGURES.some((figure) => known[figure] !== row[figure]);
  });
  if (changed.length > 0) await removeSameInstant(client, changed);
  await copyRows(client, 'rating', RATING_COLUMNS, changed);
  await updateListRows(client, rows);
  const strained = changed.filter((row) => {
    const known = latest.get(row.company_id);
    return strainOf(row) !== strainOf(known) || (row.grade === 19) !== (known?.grade === 19);
  });
  const [first] = strained;
  if (first)
    await markLinked(
      client,
      strained.map((row) => row.company_id),
      first.made_at,
    );
  return changed.length;
};
