import {
  assignAccounts,
  copyRole,
  delRole,
  editRole,
  getRole,
  listRights,
  listRoles,
  removeAccounts,
} from '@mingjian/contract/roles';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { copyExistingRole } from './copy-role.ts';
import { createOrUpdateRole } from './edit-role.ts';
import { exchangeRole, giveRoleTo } from './give-role.ts';
import { listRolesInReach } from './list-roles.ts';
import { presentRights } from './present-rights.ts';
import { presentRole } from './present-role.ts';
import { removeRole } from './remove-role.ts';
import { requireVisibleRole } from './require-role.ts';

export const registerRoles = (app: FastifyInstance): void => {
  register(app, listRoles, listRolesInReach);
  register(app, getRole, async ({ db, session, input }) =>
    presentRole(await requireVisibleRole(db, session, input.id), session),
  );
  register(app, listRights, async ({ session }) => presentRights(session));
  register(app, editRole, createOrUpdateRole);
  register(app, copyRole, copyExistingRole);
  register(app, delRole, removeRole);
  register(app, assignAccounts, giveRoleTo);
  register(app, removeAccounts, exchangeRole);
};
