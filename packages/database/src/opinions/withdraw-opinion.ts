import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { lockOpinion } from './save-opinion.ts';

export interface OpinionOfAccount {
  readonly accountId: number;
  readonly opinionId: number;
  readonly at: string;
}

/** Ends an opinion that stands; false when the account has no such opinion. */
export const withdrawOpinion = async (
  db: Database,
  { accountId, opinionId, at }: OpinionOfAccount,
): Promise<boolean> => {
  const { rowCount } = await db.pool.query({
    name: 'withdraw-opinion',
    text: `update opinion set known_to = $3, ending = 'withdrawn'
           where opinion_id = $2 and account_id = $1 and kind = 'rating' and known_to is null`,
    values: [accountId, opinionId, at],
  });
  return rowCount === 1;
};

/** Only what was withdrawn last, with nothing in its place, can stand again. */
const RESTORE = `
  insert into opinion
    (account_id, kind, company_id, subject_name, choice, value, remark, said, given_at, known_from)
  select account_id, kind, company_id, subject_name, choice, value, remark, said, given_at, $3
  from opinion gone
  where opinion_id = $2 and account_id = $1 and kind = 'rating' and ending = 'withdrawn'
    and not exists (
      select 1 from opinion later
      where later.account_id = gone.account_id and later.company_id = gone.company_id and later.kind = gone.kind
        and later.opinion_id > gone.opinion_id)`;

/**
 * Undoes a withdrawal: the opinion stands again with the day on which it was given. False when the account has no such
 * opinion or has given another one since.
 */
export const restoreOpinion = (
  db: Database,
  { accountId, opinionId, at }: OpinionOfAccount,
): Promise<boolean> =>
  inTransaction(db, async (client) => {
    const { rows } = await client.query<{ company_id: number }>({
      name: 'find-company-of-opinion',
      text: `select company_id from opinion where opinion_id = $2 and account_id = $1 and kind = 'rating'`,
      values: [accountId, opinionId],
    });
    const companyId = rows[0]?.company_id;
    if (companyId === undefined) return false;
    await lockOpinion(client, accountId, companyId);
    const { rowCount } = await client.query({
      name: 'restore-opinion',
      text: RESTORE,
      values: [accountId, opinionId, at],
    });
    return rowCount === 1;
  });
