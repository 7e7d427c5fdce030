import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

/** The account as its owner sees it. */
export const getOwnProfile = ({ kysely }: Database, accountId: number) =>
  kysely
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
    .innerJoin('role', 'role.role_id', 'account.role_id')
    .select([
      'account.number',
      'account.username',
      'account.real_name',
      'account.alias',
      'account.mobile',
      'account.email',
      'account.type',
      'account.expires_on',
      'account.created_at',
      'organisation.name as organisation_name',
      'role.title as role_title',
      'role.title_cn as role_title_cn',
    ])
    .where('account.account_id', '=', accountId)
    .executeTakeFirstOrThrow();

export interface OwnProfileDraft {
  readonly number: string;
  readonly username: string;
  readonly alias: string;
  readonly mobile: string;
  readonly email: string;
  /** The code that proves a new mobile number; null: the number stays. */
  readonly mobileCodeId: number | null;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Changes what an account may change of itself; false when the code was used a moment before. A taken name or number is
 * SQLSTATE 23505, and then the code is good for another try.
 */
export const updateOwnProfile = (db: Database, accountId: number, draft: OwnProfileDraft): Promise<boolean> =>
  inTransaction(db, async (client) => {
    if (draft.mobileCodeId !== null) {
      const used = await client.query(
        'update mobile_code set used_at = $2 where mobile_code_id = $1 and used_at is null',
        [draft.mobileCodeId, draft.at],
      );
      if (used.rowCount === 0) return false;
    }
    await client.query(
      `update account set number = $2, username = $3, alias = $4, mobile = $5, email = $6, updated_at = $7
        where account_id = $1 and deleted_at is null`,
      [accountId, draft.number, draft.username, draft.alias, draft.mobile, draft.email, draft.at],
    );
    return true;
  });
