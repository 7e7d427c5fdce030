import type { AccountType } from '@mingjian/domain/permissions';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../connection/index.ts';
import { holdOrganisation, holdRole } from './hold-references.ts';

/** What an administrator decides about an account. */
export interface AccountDraft {
  readonly organisationId: number;
  readonly roleId: number;
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

/** What an account stands on is gone: its role or its organisation was deleted meanwhile. */
export class ReferenceGone extends Error {
  readonly what: 'role' | 'organisation';
  constructor(what: 'role' | 'organisation') {
    super(`the ${what} is gone`);
    this.what = what;
  }
}

/** Keeps role and organisation of an account from being deleted until the transaction ends. */
export const holdBoth = async (tx: Transaction<Schema>, draft: AccountDraft): Promise<void> => {
  // The organisation first, as the deletion of an organisation does: the other way round the two could wait for each other.
  if (!(await holdOrganisation(tx, draft.organisationId))) throw new ReferenceGone('organisation');
  if (!(await holdRole(tx, draft.roleId))) throw new ReferenceGone('role');
};

/** Creates an account and answers its id. A taken name or number is SQLSTATE 23505. */
export const createAccount = ({ kysely }: Database, draft: NewAccount): Promise<number> =>
  kysely.transaction().execute(async (tx) => {
    await holdBoth(tx, draft);
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
