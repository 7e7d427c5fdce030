import type pg from 'pg';
import { calculateStrain } from '@mingjian/domain/default-risk';
import { copyRows } from '../connection/index.ts';
import { markChangedForScreening } from '../screening/index.ts';
import { RATING_COLUMNS } from './tables.ts';
import { toStanding } from './to-standing.ts';
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

type Latest = Pick<
  RatingRow,
  (typeof FIGURES)[number] | 'company_id' | 'stand_alone_log_odds' | 'central_tendency' | 'grade'
>;

const findLatest = async (
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Latest>> => {
  const { rows } = await client.query<Latest>({
    name: 'latest-ratings',
    text: `select distinct on (company_id) company_id, stand_alone_log_odds, central_tendency, grade, ${FIGURES.join(', ')} from rating
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

type Standing = Pick<RatingRow, 'stand_alone_log_odds' | 'central_tendency' | 'grade'> | undefined;

/** How much a company strains those linked to it. */
const strainOf = (rating: Standing): number => (rating ? calculateStrain(toStanding(rating)) : 0);

/** A company whose new rating may move those linked to it. */
export interface MovedCompany {
  readonly companyId: number;
  /** The larger of the strain before and after; 0 where it is what it was. */
  readonly strain: number;
}

export interface WrittenRatings {
  readonly written: number;
  readonly moved: readonly MovedCompany[];
}

/** Stores the ratings whose inputs or figures changed and brings the list rows in line. */
export const writeRatings = async (
  client: pg.PoolClient,
  rows: readonly RatingRow[],
): Promise<WrittenRatings> => {
  if (rows.length === 0) return { written: 0, moved: [] };
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
  const moved = changed.flatMap((row): readonly MovedCompany[] => {
    const known = latest.get(row.company_id);
    const before = strainOf(known);
    const now = strainOf(row);
    if (before === now && row.grade === (known?.grade ?? null)) return [];
    return [{ companyId: row.company_id, strain: before === now ? 0 : Math.max(before, now) }];
  });
  return { written: changed.length, moved };
};
