import type { editRole } from '@mingjian/contract/roles';
import type { OutputOf } from '@mingjian/contract/wire';
import { createRole, updateRole } from '@mingjian/database/roles';
import { requireOrganisation } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { requireChangeableRole } from './require-role.ts';

type EditRole = Call<typeof editRole>;
type Edited = OutputOf<typeof editRole>;

/** Nobody gives a right that he does not have himself; a right that does not exist is had by nobody. */
const readRights = ({ input, session }: EditRole): readonly string[] => {
  const rights = [...new Set(input.rights)];
  if (!rights.every((right) => session.rights.has(right)))
    throw new ApplicationFailure('node-not-authorized');
  return rights;
};

const toDraft = (call: EditRole) => ({
  title: call.input.title,
  titleCn: call.input.titleCn,
  status: call.input.status,
  rights: readRights(call),
  at: call.clock().toISOString(),
});

const createNewRole = async (call: EditRole): Promise<Edited> => {
  const { db, session, input } = call;
  const organisationId = input.organisationId ?? session.organisation.id;
  await requireOrganisation(db, session, organisationId);
  const id = await createRole(db, organisationId, toDraft(call));
  if (id === undefined) throw new ApplicationFailure('organisation-does-not-exist');
  return { id, version: 1 };
};

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((code) => right.includes(code));

const updateExistingRole = async (call: EditRole, id: number): Promise<Edited> => {
  const { db, session, input } = call;
  const before = await requireChangeableRole(db, session, id);
  if (before.version !== input.version) throw new ApplicationFailure('role-has-changed');
  const draft = toDraft(call);
  const endsSessions = draft.status !== before.status || !isSame(draft.rights, before.rights);
  const version = await updateRole(db, id, before.version, { ...draft, endsSessions });
  if (version === undefined) throw new ApplicationFailure('role-has-changed');
  return { id, version };
};

/** Creates a role (no id) or changes one; the second of two people who change the same is told. */
export const createOrUpdateRole = (call: EditRole): Promise<Edited> =>
  call.input.id === undefined ? createNewRole(call) : updateExistingRole(call, call.input.id);
