import type { AccountType } from '@mingjian/domain/permissions';
import type { Database } from '../connection/index.ts';
import { holdAccountPlace } from './hold-account-place.ts';
import type { AccountPlace } from './hold-account-place.ts';

/** What an administrator decides about an account. */
export interface AccountDraft extends AccountPlace {
  readonly type: AccountType;
  readonly number: string;
  readonly username: string;
  readonly realName: string;
  readonly alias?: string | null;
  readonly mobile?: string | null;
  readonly email?: string | null;
  readonly status?: string;
  readonly expiresOn?: string | null;
  /** ISO instant. */
  readonly at: string;
}

export interface NewAccount extends AccountDraft {
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  /** How the account came to be: `first-start`, `demo`, `administrator`. */
  readonly sourceType: string;
}

export const toAccountRow = (draft: AccountDraft) => ({
  organisation_id: draft.organisationId,
  role_id: draft.roleId,
  type: draft.type,
  number: draft.number,
  username: draft.username,
  real_name: draft.realName,
  alias: draft.alias ?? null,
  mobile: draft.mobile ?? null,
  email: draft.email ?? null,
  status: draft.status ?? 'active',
  expires_on: draft.expiresOn ?? null,
  updated_at: draft.at,
});

/** Creates an account and answers its id; `AccountRefused` says what speaks against it. A taken name or number is SQLSTATE 23505. */
export const createAccount = ({ kysely }: Database, draft: NewAccount): Promise<number> =>
  kysely.transaction().execute(async (tx) => {
    await holdAccountPlace(tx, draft);
    const { account_id } = await tx
      .insertInto('account')
      .values({
        ...toAccountRow(draft),
        password_hash: draft.passwordHash,
        must_change_password: draft.mustChangePassword,
        source_type: draft.sourceType,
        integration: null,
        jump_company_name: null,
        created_at: draft.at,
        deleted_at: null,
      })
      .returning('account_id')
      .executeTakeFirstOrThrow();
    return account_id;
  });
