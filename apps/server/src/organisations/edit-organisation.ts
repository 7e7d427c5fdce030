import type { editOrg } from '@mingjian/contract/organisations';
import { createOrganisation, findOrganisation } from '@mingjian/database/accounts';
import { updateOrganisation } from '@mingjian/database/organisations';
import type { UpdateOutcome } from '@mingjian/database/organisations';
import { dayInChina } from '@mingjian/domain/calendar';
import { findPlanGrants, toLimit } from '@mingjian/domain/plans';
import type { Grants } from '@mingjian/domain/plans';
import { getContractGrants, requireOrganisation, scopeOf } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { readPlanCatalogue } from '../plans/catalogue-cache.ts';
import { isOwnOrAbove } from './own-path.ts';

type EditOrg = Call<typeof editOrg>;

const isPlatform = ({ session }: EditOrg): boolean => scopeOf(session) === '/';

/** A parent outside the own subtree is no node that may be chosen. Null: the top of the tree. */
const requireParent = async (call: EditOrg, parentId: number | null) => {
  const { db, session } = call;
  if (parentId === null) {
    if (isPlatform(call)) return null;
    throw new ApplicationFailure('organisation-required');
  }
  const parent = await findOrganisation(db, scopeOf(session), parentId);
  if (!parent) throw new ApplicationFailure('node-not-authorized');
  return parent;
};

/** Plans are given by the platform. */
const requirePlanRight = (call: EditOrg): void => {
  if (call.input.plan && !isPlatform(call)) throw new ApplicationFailure('403');
};

const createNew = async (call: EditOrg): Promise<{ id: number }> => {
  const { db, input, clock } = call;
  requirePlanRight(call);
  const parent = await requireParent(call, input.parentId);
  if (!parent && !input.plan) throw new ApplicationFailure('plan-required');
  const id = await createOrganisation(db, {
    name: input.name,
    parentId: parent?.organisation_id ?? null,
    plan: input.plan ?? 'test',
    hasOwnContract: Boolean(input.plan),
    status: input.status,
    at: clock().toISOString(),
  });
  return { id };
};

const FAILURE_OF = {
  outdated: 'organisation-has-changed',
  'under-itself': 'node-not-authorized',
  'no-parent': 'node-not-authorized',
  'no-plan': 'plan-required',
  'foreign-role': 'organisation-role-in-use',
  'no-room': 'sub-account-limit',
} as const satisfies Record<Exclude<UpdateOutcome, 'done'>, string>;

/**
 * Where the organisation stands afterwards. The topmost one of an administrator stays where it is, and nobody but the
 * platform brings accounts under another contract.
 */
const readPlace = async (call: EditOrg, before: Awaited<ReturnType<typeof requireOrganisation>>) => {
  const { input, session } = call;
  const isTopmost = !isPlatform(call) && before.organisation_id === session.organisation.id;
  const parentId = isTopmost && input.parentId === null ? before.parent_id : input.parentId;
  if (parentId === before.parent_id) return parentId;
  if (isOwnOrAbove(before.organisation_id, session)) throw new ApplicationFailure('organisation-is-own');
  const parent = await requireParent(call, parentId);
  const hasOwn = before.contract_id === before.organisation_id;
  if (!isPlatform(call) && !hasOwn && parent?.contract_id !== before.contract_id)
    throw new ApplicationFailure('node-not-authorized');
  return parentId;
};

/** Sub-accounts of its own contract, as a new plan would allow them, and of the parent's. */
const findLimits = async (
  { db, input, clock }: EditOrg,
  id: number,
  parentId: number | null,
): Promise<ReadonlyMap<number, number | null>> => {
  const today = dayInChina(clock());
  const limits = new Map<number, number | null>();
  const parent = parentId === null ? undefined : await findOrganisation(db, '/', parentId);
  const grantsOf = new Map<number, Promise<Grants>>();
  if (parent) grantsOf.set(parent.contract_id, getContractGrants(db, parent.contract_id, today));
  const { plan } = input;
  grantsOf.set(
    id,
    plan
      ? readPlanCatalogue(db).then((sold) => findPlanGrants(sold, plan))
      : getContractGrants(db, id, today),
  );
  for (const [contractId, grants] of grantsOf)
    limits.set(contractId, toLimit((await grants)['maximum-sub-accounts']));
  return limits;
};

const update = async (call: EditOrg, id: number, version: number): Promise<{ id: number }> => {
  const { db, session, input, clock } = call;
  const before = await requireOrganisation(db, session, id);
  requirePlanRight(call);
  if (input.status !== before.status && isOwnOrAbove(id, session))
    throw new ApplicationFailure('organisation-is-own');
  const parentId = await readPlace(call, before);
  const outcome = await updateOrganisation(db, id, version, {
    name: input.name,
    status: input.status,
    parentId,
    // An empty plan is the parent's contract, which nobody but the platform gives back to an organisation with its own.
    plan: isPlatform(call) ? input.plan : undefined,
    limits: await findLimits(call, id, parentId),
    changedBy: session.accountId,
    at: clock().toISOString(),
  });
  if (outcome !== 'done') throw new ApplicationFailure(FAILURE_OF[outcome]);
  return { id };
};

/** Creates an organisation (no id) or changes one, within reach. */
export const createOrUpdateOrganisation = (call: EditOrg): Promise<{ id: number }> => {
  const { id, version } = call.input;
  return id === undefined || version === undefined ? createNew(call) : update(call, id, version);
};
