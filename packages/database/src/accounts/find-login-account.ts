import type { Database } from '../connection/index.ts';
import { PATH_STATUS } from '../session/index.ts';

export interface LoginAccount {
  readonly account_id: number;
  readonly organisation_id: number;
  readonly password_hash: string;
  readonly must_change_password: boolean;
  readonly status: string;
  readonly organisation_status: string;
  readonly expires_on: string | null;
}

/** The account of a login name, whatever its capitals. */
export const findLoginAccount = async (db: Database, username: string): Promise<LoginAccount | undefined> => {
  const { rows } = await db.pool.query<LoginAccount>({
    name: 'find-login-account',
    text: `select a.account_id, a.organisation_id, a.password_hash, a.must_change_password, a.status, a.expires_on,
        ${PATH_STATUS} as organisation_status
      from account a join organisation o using (organisation_id)
      where lower(a.username) = lower($1) and a.deleted_at is null`,
    values: [username],
  });
  return rows[0];
};

/** The stored hash of an account's password. */
export const getPasswordHash = async ({ kysely }: Database, accountId: number): Promise<string> => {
  const { password_hash } = await kysely
    .selectFrom('account')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return password_hash;
};

/** Stores a new password and ends the sessions of the account, but for the one that changes it. `mustChange`: somebody else chose it. */
export const updatePassword = (
  { kysely }: Database,
  accountId: number,
  change: {
    readonly passwordHash: string;
    readonly mustChange: boolean;
    readonly at: string;
    readonly exceptSessionId?: number;
  },
): Promise<void> =>
  kysely.transaction().execute(async (tx) => {
    const { passwordHash, mustChange, at, exceptSessionId } = change;
    await tx
      .updateTable('account')
      .set({ password_hash: passwordHash, must_change_password: mustChange, updated_at: at })
      .where('account_id', '=', accountId)
      .execute();
    await tx
      .updateTable('session')
      .set({ ended_at: at, end_reason: 'revoked' })
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .$if(exceptSessionId !== undefined, (query) => query.where('session_id', '!=', exceptSessionId!))
      .execute();
  });
