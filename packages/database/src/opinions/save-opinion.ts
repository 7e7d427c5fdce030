import type { RatingChoice } from '@mingjian/domain/opinions';
import type pg from 'pg';
import { hashToInteger, inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import type { SaidByModel } from './tables.ts';

export interface OpinionDraft {
  readonly accountId: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly choice: RatingChoice;
  /** Percent, decimal text. */
  readonly value: string | null;
  readonly remark: string | null;
  readonly said: SaidByModel;
  readonly at: string;
}

/** An account's changes to its opinion of one company come one after the other. */
export const lockOpinion = (client: pg.PoolClient, accountId: number, companyId: number) =>
  client.query('select pg_advisory_xact_lock($1)', [hashToInteger(`opinion ${accountId} ${companyId}`)]);

/** Stores a rating opinion; the one that stood until now is kept with its end. */
export const saveOpinion = (db: Database, draft: OpinionDraft): Promise<void> =>
  inTransaction(db, async (client) => {
    const { accountId, companyId, at } = draft;
    await lockOpinion(client, accountId, companyId);
    await client.query({
      name: 'replace-opinion',
      text: `update opinion set known_to = $3, ending = 'replaced'
             where account_id = $1 and company_id = $2 and kind = 'rating' and known_to is null`,
      values: [accountId, companyId, at],
    });
    await client.query({
      name: 'insert-opinion',
      text: `insert into opinion
               (account_id, kind, company_id, subject_name, choice, value, remark, said, given_at, known_from)
             values ($1, 'rating', $2, $3, $4, $5, $6, $7, $8, $8)`,
      values: [
        accountId,
        companyId,
        draft.companyName,
        draft.choice,
        draft.value,
        draft.remark,
        JSON.stringify(draft.said),
        at,
      ],
    });
  });
