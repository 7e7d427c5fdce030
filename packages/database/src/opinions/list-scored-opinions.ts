import { HORIZON_MONTHS } from '@mingjian/domain/opinions';
import type { ScoredOpinion } from '@mingjian/domain/opinions';
import { DEFAULT_GRADE } from '@mingjian/domain/ratings';
import type { Database } from '../connection/index.ts';
import { listOutcomes } from './list-outcomes.ts';
import type { ClosedOpinion } from './list-outcomes.ts';

const BATCH = 1_000;

const IN_CHINA = `at time zone 'Asia/Shanghai'`;
/** The year that a possibility of default speaks of is over then; counted in calendar months of China. */
const UNTIL_IN_CHINA = `(given_at ${IN_CHINA} + interval '${HORIZON_MONTHS} months')`;
const UNTIL = `(${UNTIL_IN_CHINA} ${IN_CHINA})`;

/**
 * Opinions with a figure that count: not taken back, not corrected on the very day they were given, and not of a
 * company that was in default already, of which nothing was left to foretell.
 */
const COUNTED = `account_id = $1 and kind = 'rating' and value is not null and ending is distinct from 'withdrawn'
  and (known_to is null or (known_to ${IN_CHINA})::date > (given_at ${IN_CHINA})::date)
  and (said->>'grade')::int < ${DEFAULT_GRADE}`;

interface ClosedRow extends ClosedOpinion {
  readonly value: string;
  readonly model_pd: string;
}

const listClosed = async (
  db: Database,
  accountId: number,
  now: string,
  after: number,
): Promise<readonly ClosedRow[]> => {
  const { rows } = await db.pool.query<ClosedRow>({
    name: 'list-closed-opinions',
    text: `select opinion_id, company_id, value, said->>'pd' as model_pd,
             (given_at ${IN_CHINA})::date as given_on, ${UNTIL_IN_CHINA}::date as until_on
           from opinion where ${COUNTED} and ${UNTIL} <= $2::timestamptz and opinion_id > $3
           order by opinion_id limit $4`,
    values: [accountId, now, after, BATCH],
  });
  return rows;
};

/** The opinions of an account whose year is over by `now`, with what came of them. */
export const listScoredOpinions = async (
  db: Database,
  accountId: number,
  now: string,
): Promise<readonly ScoredOpinion[]> => {
  const scored: ScoredOpinion[] = [];
  let after = 0;
  for (;;) {
    const rows = await listClosed(db, accountId, now, after);
    const outcomes = await listOutcomes(db, rows, now);
    for (const row of rows) {
      after = row.opinion_id;
      const outcome = outcomes.get(row.opinion_id);
      // A default before the opinion, though nobody knew of it then, left nothing to foretell.
      if (!outcome || outcome.wasInDefault) continue;
      scored.push({
        companyId: row.company_id,
        stated: Number(row.value),
        model: Number(row.model_pd),
        hasDefaulted: outcome.defaultedOn !== null,
      });
    }
    if (rows.length < BATCH) return scored;
  }
};

export interface WaitingOpinions {
  readonly count: number;
  /** When the first year ends; null when none waits. */
  readonly firstUntil: string | null;
}

/** How many opinions of an account wait for their year to end. */
export const countWaitingOpinions = async (
  db: Database,
  accountId: number,
  now: string,
): Promise<WaitingOpinions> => {
  const { rows } = await db.pool.query<{ count: number; first_until: string | null }>({
    name: 'count-waiting-opinions',
    text: `select count(*) as count, min(${UNTIL}) as first_until
           from opinion where ${COUNTED} and ${UNTIL} > $2::timestamptz`,
    values: [accountId, now],
  });
  return { count: rows[0]?.count ?? 0, firstUntil: rows[0]?.first_until ?? null };
};
