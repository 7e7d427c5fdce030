import { DEFAULT_GRADE } from '@mingjian/domain/ratings';
import type { Database } from '../connection/index.ts';

/** An opinion whose year is over. */
export interface ClosedOpinion {
  readonly opinion_id: number;
  readonly company_id: number;
  readonly given_at: string;
  readonly until: string;
}

/**
 * Which opinions were followed by a default within their year. A default is a rating in the class that facts alone
 * give; its day is the one on which it was first rated so.
 */
export const listOutcomes = async (
  db: Database,
  closed: readonly ClosedOpinion[],
): Promise<ReadonlySet<number>> => {
  if (closed.length === 0) return new Set();
  const { rows } = await db.pool.query<{ opinion_id: number }>({
    name: 'list-opinion-outcomes',
    text: `select distinct o.opinion_id
           from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::timestamptz[])
             as o (opinion_id, company_id, given_at, until)
           join rating r on r.company_id = o.company_id
           where r.grade = ${DEFAULT_GRADE} and r.rated_at > o.given_at and r.rated_at <= o.until`,
    values: [
      closed.map(({ opinion_id }) => opinion_id),
      closed.map(({ company_id }) => company_id),
      closed.map(({ given_at }) => given_at),
      closed.map(({ until }) => until),
    ],
  });
  return new Set(rows.map(({ opinion_id }) => opinion_id));
};
