import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../connection/index.ts';
import { hashToInteger } from '../connection/index.ts';
import { holdOrganisation, holdRole } from './hold-references.ts';

/** What an account was decided on, as it stood when it was looked at. */
export interface AccountPlace {
  readonly organisationId: number;
  readonly roleId: number;
  /** The rights of who gives the role: it must not have come to give more meanwhile. */
  readonly mostRights?: readonly string[] | undefined;
  /** The contract the account comes under, and how many sub-accounts that allows; null: no limit. */
  readonly room?: { readonly contractId: number; readonly most: number | null } | undefined;
}

/**
 * Why an account cannot be stored after all: its role or organisation was deleted or changed meanwhile, the account itself
 * was, or the contract has no room for one more.
 */
export type AccountObstacle = 'role' | 'organisation' | 'changed' | 'no-room';

export class AccountRefused extends Error {
  readonly obstacle: AccountObstacle;
  constructor(obstacle: AccountObstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** Accounts under a contract are counted one change after the other. */
export const lockContractRoom = async (tx: Transaction<Schema>, contractId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${hashToInteger(`sub-accounts ${contractId}`)})`.execute(tx);
};

/** The accounts that count against the plan of a contract: all of its organisations but the first administrator. */
export const countSubAccountsIn = async (
  kysely: Pick<Transaction<Schema>, 'selectFrom'>,
  contractId: number,
): Promise<number> => {
  const { count } = await kysely
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation.contract_id', '=', contractId)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.max(0, count - 1);
};

/** Keeps role, organisation and room of an account as they are until the transaction ends. */
export const holdAccountPlace = async (tx: Transaction<Schema>, place: AccountPlace): Promise<void> => {
  const { organisationId, roleId, mostRights, room } = place;
  // The organisation first, as the deletion of an organisation does: the other way round the two could wait for each other.
  const held = await holdOrganisation(tx, organisationId);
  if (!held || (room && held.contractId !== room.contractId)) throw new AccountRefused('organisation');
  if (!(await holdRole(tx, roleId, mostRights))) throw new AccountRefused('role');
  if (!room || room.most === null) return;
  await lockContractRoom(tx, room.contractId);
  if ((await countSubAccountsIn(tx, room.contractId)) >= room.most) throw new AccountRefused('no-room');
};
