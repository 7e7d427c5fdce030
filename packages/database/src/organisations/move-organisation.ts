import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../connection/index.ts';

type Organisation = Selectable<Schema['organisation']>;

/**
 * `under-itself`: the parent is the organisation or stands under it; `no-parent`: it is gone; `foreign-role`: accounts
 * carry roles of an organisation that would no longer stand above them; `no-room`: the contract allows fewer accounts.
 */
export type MoveOutcome = 'done' | 'under-itself' | 'no-parent' | 'no-plan' | 'foreign-role' | 'no-room';

interface Move {
  readonly parentId: number | null;
  readonly plan?: string | null | undefined;
  readonly limitOf: (contractId: number) => Promise<number | null>;
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
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from account a join organisation o using (organisation_id)
    where o.contract_id = ${contractId} and a.deleted_at is null`.execute(tx);
  // The contract's first account is no sub-account.
  return (rows[0]?.count ?? 0) - 1 > limit;
};

/** Puts an organisation, with all that stands under it, where and under which contract it shall be. */
export const moveOrganisation = async (
  tx: Transaction<Schema>,
  before: Organisation,
  { parentId, plan, limitOf }: Move,
): Promise<MoveOutcome> => {
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
  const isOther = contractId !== before.contract_id || (plan ?? before.plan_code) !== before.plan_code;
  return isOther && (await isOverfull(tx, contractId, await limitOf(contractId))) ? 'no-room' : 'done';
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
