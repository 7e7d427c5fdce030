import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import { countSubAccountsIn, lockContractRoom } from '../accounts/hold-account-place.ts';
import type { Schema } from '../connection/index.ts';
import { releaseQuotas } from '../quotas/release-quotas.ts';

type Organisation = Selectable<Schema['organisation']>;

/**
 * `under-itself`: the parent is the organisation or stands under it; `no-parent`: it is gone; `foreign-role`: accounts
 * carry roles of an organisation that would no longer stand above them; `no-room`: the contract allows fewer accounts.
 */
export type MoveOutcome = 'done' | 'under-itself' | 'no-parent' | 'no-plan' | 'foreign-role' | 'no-room';

interface Move {
  readonly parentId: number | null;
  readonly plan?: string | null | undefined;
  /** Sub-accounts of the contracts it may come under; null: no limit. */
  readonly limits: ReadonlyMap<number, number | null>;
  readonly changedBy: number;
  /** ISO instant. */
  readonly at: string;
}

/** A contract of its own, or the one of the parent; none for a root without a plan. */
const findContract = (
  { organisation_id, contract_id }: Organisation,
  parent: Organisation | null,
  plan: string | null | undefined,
): number | undefined => {
  const keepsOwn = plan === undefined && contract_id === organisation_id;
  return plan || keepsOwn ? organisation_id : parent?.contract_id;
};

/** The path of the whole subtree in one statement. */
const rewritePaths = (tx: Transaction<Schema>, before: Organisation, path: string) =>
  sql`
    update organisation set path = ${path} || substr(path, ${before.path.length + 1}::integer)
    where starts_with(path, ${before.path})`.execute(tx);

/** What in the subtree used the contract of before uses the new one. */
const rewriteContract = (tx: Transaction<Schema>, before: Organisation, path: string, contractId: number) =>
  sql`
    update organisation set contract_id = ${contractId}
    where starts_with(path, ${path}) and contract_id = ${before.contract_id}`.execute(tx);

const hasForeignRole = async (tx: Transaction<Schema>, path: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from account a join organisation o using (organisation_id)
    join role r on r.role_id = a.role_id join organisation owner on owner.organisation_id = r.organisation_id
    where starts_with(o.path, ${path}) and a.deleted_at is null and not starts_with(o.path, owner.path)
    limit 1`.execute(tx);
  return rows.length > 0;
};

const isOverfull = async (tx: Transaction<Schema>, contractId: number, limit: number | null) => {
  if (limit === null) return false;
  await lockContractRoom(tx, contractId);
  return (await countSubAccountsIn(tx, contractId)) > limit;
};

/** What the accounts had of the quotas of the contract of before goes back to those who stay under it. */
const releaseQuotasUnder = async (tx: Transaction<Schema>, path: string, contractId: number, move: Move) => {
  const { rows } = await sql<{ account_id: number }>`
    select a.account_id from account a join organisation o using (organisation_id)
    where starts_with(o.path, ${path}) and o.contract_id = ${contractId}`.execute(tx);
  const accountIds = rows.map((row) => row.account_id);
  await releaseQuotas(tx, { accountIds, changedBy: move.changedBy, at: move.at });
};

/** Puts an organisation, with all that stands under it, where and under which contract it shall be. */
export const moveOrganisation = async (
  tx: Transaction<Schema>,
  before: Organisation,
  move: Move,
): Promise<MoveOutcome> => {
  const { parentId, plan, limits } = move;
  const parent = await findParent(tx, parentId);
  if (parent === undefined) return 'no-parent';
  if (parent?.path.startsWith(before.path)) return 'under-itself';
  const contractId = findContract(before, parent, plan);
  if (contractId === undefined) return 'no-plan';
  const path = `${parent?.path ?? '/'}${before.organisation_id}/`;
  await rewritePaths(tx, before, path);
  await tx
    .updateTable('organisation')
    .set({ parent_id: parentId, ...(plan ? { plan_code: plan } : {}) })
    .where('organisation_id', '=', before.organisation_id)
    .execute();
  await rewriteContract(tx, before, path, contractId);
  if (await hasForeignRole(tx, path)) return 'foreign-role';
  const isOther = contractId !== before.contract_id;
  if (isOther) await releaseQuotasUnder(tx, path, contractId, move);
  if (!isOther && (plan ?? before.plan_code) === before.plan_code) return 'done';
  const limit = limits.get(contractId);
  // A parent that came under another contract since it was looked at.
  if (limit === undefined) return 'no-parent';
  return (await isOverfull(tx, contractId, limit)) ? 'no-room' : 'done';
};

const findParent = async (
  tx: Transaction<Schema>,
  parentId: number | null,
): Promise<Organisation | null | undefined> => {
  if (parentId === null) return null;
  return tx
    .selectFrom('organisation')
    .selectAll()
    .where('organisation_id', '=', parentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
};
