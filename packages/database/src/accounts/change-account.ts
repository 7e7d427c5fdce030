import type { Transaction } from 'kysely';
import type { Database, Schema } from '../connection/index.ts';
import { releaseQuotas } from '../quotas/release-quotas.ts';
import { toAccountRow } from './create-account.ts';
import type { AccountDraft } from './create-account.ts';
import { AccountRefused, holdAccountPlace } from './hold-account-place.ts';

/** The account as it stood when it was decided that it may be changed, and who decided. */
export interface KnownAccount {
  readonly accountId: number;
  readonly organisationId: number;
  readonly roleId: number;
  readonly changedBy: number;
}

const endSessions = (tx: Transaction<Schema>, accountId: number, at: string) =>
  tx
    .updateTable('session')
    .set({ ended_at: at, end_reason: 'revoked' })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();

/** Of an account that still stands where it stood: somebody above may have moved it away, or given it a stronger role. */
const updateKnown = (tx: Transaction<Schema>, known: KnownAccount) =>
  tx
    .updateTable('account')
    .where('account_id', '=', known.accountId)
    .where('organisation_id', '=', known.organisationId)
    .where('role_id', '=', known.roleId)
    .where('deleted_at', 'is', null);

export interface AccountChange extends AccountDraft {
  readonly endsSessions: boolean;
  /** It comes under another contract: what it has of the quotas of the old one goes back. */
  readonly leavesContract: boolean;
}

/** Changes an account, all or nothing; `AccountRefused` says what speaks against it. A taken name or number is SQLSTATE 23505. */
export const updateAccount = (
  { kysely }: Database,
  known: KnownAccount,
  change: AccountChange,
): Promise<void> =>
  kysely.transaction().execute(async (tx) => {
    await holdAccountPlace(tx, change);
    const { numUpdatedRows } = await updateKnown(tx, known).set(toAccountRow(change)).executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AccountRefused('changed');
    const { accountId, changedBy } = known;
    const { at } = change;
    if (change.leavesContract) await releaseQuotas(tx, { accountIds: [accountId], changedBy, at });
    if (change.endsSessions) await endSessions(tx, accountId, at);
  });

/** Marks an account as deleted; its name is free again, what it did stays in the log. Its quotas go back, its sessions end. */
export const deleteAccount = ({ kysely }: Database, known: KnownAccount, at: string): Promise<void> =>
  kysely.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await updateKnown(tx, known)
      .set({ deleted_at: at, updated_at: at })
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AccountRefused('changed');
    const { accountId, changedBy } = known;
    await releaseQuotas(tx, { accountIds: [accountId], changedBy, at });
    await endSessions(tx, accountId, at);
  });
