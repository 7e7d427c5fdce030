import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../connection/index.ts';
import { lockTree } from './tree-lock.ts';
import { moveOrganisation } from './move-organisation.ts';
import type { MoveOutcome } from './move-organisation.ts';

export interface OrganisationChange {
  readonly name: string;
  readonly status: string;
  readonly parentId: number | null;
  /** A plan gives it a contract of its own, null the contract of its parent; undefined leaves it as it is. */
  readonly plan?: string | null | undefined;
  /** Sub-accounts of the contracts it may come under, null without end. */
  readonly limits: ReadonlyMap<number, number | null>;
  readonly changedBy: number;
  /** ISO instant. */
  readonly at: string;
}

export type UpdateOutcome = MoveOutcome | 'outdated';

class Undone extends Error {
  readonly outcome: UpdateOutcome;
  constructor(outcome: UpdateOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** Disabling closes what stands under it as well: `findSession` looks at the whole path. */
const endSessions = (tx: Transaction<Schema>, organisationId: number, at: string) =>
  sql`
    update session set ended_at = ${at}, end_reason = 'revoked'
    where ended_at is null and account_id in (
      select a.account_id from account a join organisation o using (organisation_id)
      join organisation top on top.organisation_id = ${organisationId} and starts_with(o.path, top.path))`.execute(
    tx,
  );

/**
 * Changes an organisation that still stands at `version`: name, status, place in the tree and contract, all or nothing.
 */
export const updateOrganisation = async (
  { kysely }: Database,
  organisationId: number,
  version: number,
  change: OrganisationChange,
): Promise<UpdateOutcome> => {
  const work = async (tx: Transaction<Schema>): Promise<UpdateOutcome> => {
    await lockTree(tx);
    const before = await tx
      .selectFrom('organisation')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (before?.version !== version) return 'outdated';
    await tx
      .updateTable('organisation')
      .set({ name: change.name, status: change.status, version: version + 1 })
      .where('organisation_id', '=', organisationId)
      .execute();
    const outcome = await moveOrganisation(tx, before, change);
    if (outcome !== 'done') throw new Undone(outcome);
    if (change.status !== before.status) await endSessions(tx, organisationId, change.at);
    return 'done';
  };
  try {
    return await kysely.transaction().execute(work);
  } catch (error) {
    if (error instanceof Undone) return error.outcome;
    throw error;
  }
};
