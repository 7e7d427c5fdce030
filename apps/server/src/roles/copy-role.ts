import type { copyRole } from '@mingjian/contract/roles';
import type { OutputOf } from '@mingjian/contract/wire';
import { createRole } from '@mingjian/database/roles';
import { requireOrganisation } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { requireVisibleRole, requireWithinOwn } from './require-role.ts';

/** A new role with the rights of another one, its own or built-in; from then on the two go their own ways. */
export const copyExistingRole = async (call: Call<typeof copyRole>): Promise<OutputOf<typeof copyRole>> => {
  const { db, session, input, clock } = call;
  const source = await requireVisibleRole(db, session, input.id);
  requireWithinOwn(source, session);
  const organisationId = input.organisationId ?? session.organisation.id;
  await requireOrganisation(db, session, organisationId);
  const id = await createRole(db, organisationId, {
    title: input.title,
    titleCn: input.titleCn,
    status: 'active',
    rights: source.rights,
    at: clock().toISOString(),
  });
  if (id === undefined) throw new ApplicationFailure('organisation-does-not-exist');
  return { id, version: 1 };
};
