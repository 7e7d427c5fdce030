import { z } from 'zod';
import { IdSchema, endpoint } from '../wire/index.ts';

export const MAX_GIVEN_AT_ONCE = 200;

const roleSchema = z.coerce.number('role-required').int('role-required').positive('role-required');
const accountsSchema = z
  .array(IdSchema, 'account-required')
  .min(1, 'account-required')
  .max(MAX_GIVEN_AT_ONCE, 'too-long');

const GivenSchema = z.object({ accounts: z.number().int() });

export const assignAccounts = endpoint({
  method: 'POST',
  path: '/role/assignAccounts',
  summary: 'Gives accounts a role, all of them or none; their sessions end',
  input: z.object({ roleId: roleSchema, accountIds: accountsSchema }),
  output: GivenSchema,
  right: 'role.manage',
  rate: 'write',
  failures: ['role-does-not-exist', 'role-is-own', 'role-outside', 'account-does-not-exist'],
});

export const removeAccounts = endpoint({
  method: 'POST',
  path: '/role/removeAccounts',
  summary: 'Takes accounts out of a role by giving them another one: an account always has a role',
  input: z
    .object({ roleId: roleSchema, accountIds: accountsSchema, toRoleId: roleSchema })
    .refine((input) => input.toRoleId !== input.roleId, {
      path: ['toRoleId'],
      message: 'role-other-required',
    }),
  output: GivenSchema,
  right: 'role.manage',
  rate: 'write',
  failures: ['role-does-not-exist', 'role-is-own', 'role-outside', 'account-does-not-exist'],
});
