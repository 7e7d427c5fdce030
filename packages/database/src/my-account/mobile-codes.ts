import { CODE_PAUSE_MS, CODE_WINDOW_MS, MOST_CODES_AN_HOUR, MOST_TRIES } from '@mingjian/domain/my-account';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

export interface NewMobileCode {
  readonly accountId: number;
  readonly mobile: string;
  readonly codeHash: string;
  readonly at: Date;
  readonly validMs: number;
}

interface Counted {
  readonly of_account: number;
  readonly of_number: number;
  readonly is_too_soon: boolean;
}

const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();

/**
 * Keeps a code that is about to be sent, unless the account asked a moment ago, or the account or the number has had as
 * many as an hour allows. The locks let two requests at the same moment count each other.
 */
export const createMobileCode = (
  db: Database,
  { accountId, mobile, codeHash, at, validMs }: NewMobileCode,
): Promise<'created' | 'too-soon' | 'too-many'> =>
  inTransaction(db, async (client) => {
    const sinceHour = before(at, CODE_WINDOW_MS);
    await client.query('select 1 from account where account_id = $1 for update', [accountId]);
    await client.query(`select pg_advisory_xact_lock(hashtext('mobile code ' || $1))`, [mobile]);
    await client.query('delete from mobile_code where sent_at <= $1', [sinceHour]);
    const { rows } = await client.query<Counted>(
      `select count(*) filter (where account_id = $1) as of_account, count(*) filter (where mobile = $2) as of_number,
          coalesce(bool_or(account_id = $1 and sent_at > $3), false) as is_too_soon
        from mobile_code where account_id = $1 or mobile = $2`,
      [accountId, mobile, before(at, CODE_PAUSE_MS)],
    );
    const { of_account, of_number, is_too_soon } = rows[0]!;
    if (of_account >= MOST_CODES_AN_HOUR || of_number >= MOST_CODES_AN_HOUR) return 'too-many';
    if (is_too_soon) return 'too-soon';
    await client.query(
      `insert into mobile_code (account_id, mobile, code_hash, sent_at, expires_at, tries)
        values ($1, $2, $3, $4, $5, 0)`,
      [accountId, mobile, codeHash, at.toISOString(), new Date(at.getTime() + validMs).toISOString()],
    );
    return 'created';
  });

export interface MobileCodeTry {
  readonly mobile_code_id: number;
  readonly code_hash: string;
}

/**
 * Counts a guess at the last code of the account and answers what it must fit; none when that code was sent to another
 * number, is too old, used, or guessed at too often. Counted before it is compared: guesses at once do not slip through.
 */
export const takeMobileCodeTry = async (
  db: Database,
  accountId: number,
  mobile: string,
  at: string,
): Promise<MobileCodeTry | undefined> => {
  const { rows } = await db.pool.query<MobileCodeTry>(
    `update mobile_code set tries = tries + 1
      where mobile_code_id = (select mobile_code_id from mobile_code where account_id = $1
          order by sent_at desc, mobile_code_id desc limit 1)
        and mobile = $2 and expires_at > $3 and used_at is null and tries < $4
      returning mobile_code_id, code_hash`,
    [accountId, mobile, at, MOST_TRIES],
  );
  return rows[0];
};
