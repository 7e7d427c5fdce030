import { z } from 'zod';
import { IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';
import { RightAreaSchema, RoleSchema, RoleStatusSchema } from './role.ts';

const MAX_TEXT = 200;
const MAX_RIGHTS = 500;
const PURPOSES = ['role.manage', 'user.manage'] as const;

const titleSchema = z.string('title-required').trim().min(1, 'title-required').max(MAX_TEXT, 'length-200');
const titleCnSchema = z
  .string()
  .trim()
  .max(MAX_TEXT, 'length-200')
  .nullish()
  .transform((text) => text || null);

export const listRoles = endpoint({
  method: 'GET',
  path: '/role/listRoles',
  summary: 'The built-in roles and those of the own organisations; of all for the platform administrator',
  input: PageInputSchema.extend({
    /** For whom the list is: those who manage roles, or those who choose one for an account. */
    purpose: z.enum(PURPOSES).default('role.manage'),
    /** Part of the title in either language. */
    keyword: z.string().trim().max(MAX_TEXT, 'length-200').optional(),
    status: RoleStatusSchema.optional(),
    organisationId: IdSchema.optional(),
    /** Only what may be given to accounts of this organisation. */
    forOrganisationId: IdSchema.optional(),
    /** Only active roles that give nothing one does not have oneself. */
    isGivable: z.stringbool().or(z.boolean()).optional(),
  }),
  output: pageOf(RoleSchema),
  right: ({ purpose }) => purpose,
  rights: PURPOSES,
  rate: 'read',
  failures: ['organisation-does-not-exist'],
});

export const getRole = endpoint({
  method: 'GET',
  path: '/role/getRole',
  summary: 'One role with its rights',
  input: z.object({ id: IdSchema }),
  output: RoleSchema,
  right: 'role.manage',
  rate: 'read',
  failures: ['role-does-not-exist'],
});

export const listRights = endpoint({
  method: 'GET',
  path: '/role/listRights',
  summary: 'Every function right by area, with what the account that asks may give',
  input: z.object({}),
  output: z.array(RightAreaSchema),
  right: 'role.manage',
  rate: 'read',
});

/** What a person fills in of a role, beside its rights. */
export const RoleFormSchema = z.object({
  title: titleSchema,
  titleCn: titleCnSchema,
  status: RoleStatusSchema.default('active'),
});

export const EditRoleSchema = RoleFormSchema.extend({
  /** Without one a role is created. */
  id: IdSchema.optional(),
  /** The version that was read; with an id. */
  version: IdSchema.optional(),
  /** Of a new role: whose it is; the own organisation unless said. */
  organisationId: IdSchema.optional(),
  rights: z.array(z.string().max(MAX_TEXT, 'too-long')).max(MAX_RIGHTS, 'too-long'),
}).refine((input) => (input.id === undefined) === (input.version === undefined), {
  path: ['version'],
  message: 'required',
});

const EditedSchema = z.object({ id: z.number().int(), version: z.number().int() });

export const editRole = endpoint({
  method: 'POST',
  path: '/role/editRole',
  summary: 'Creates a role (without id) or changes one (with id and version)',
  input: EditRoleSchema,
  output: EditedSchema,
  right: 'role.manage',
  rate: 'write',
  failures: [
    'role-does-not-exist',
    'role-is-built-in',
    'role-is-own',
    'role-has-changed',
    'organisation-does-not-exist',
    'node-not-authorized',
  ],
});

export const copyRole = endpoint({
  method: 'POST',
  path: '/role/copyRole',
  summary: 'Makes a new role of an organisation with the rights of another one',
  input: z.object({
    id: z.coerce.number('role-required').int('role-required').positive('role-required'),
    title: titleSchema,
    titleCn: titleCnSchema,
    /** Whose the copy is; the own organisation unless said. */
    organisationId: IdSchema.optional(),
  }),
  output: EditedSchema,
  right: 'role.manage',
  rate: 'write',
  failures: ['role-does-not-exist', 'organisation-does-not-exist'],
});

export const delRole = endpoint({
  method: 'POST',
  path: '/role/delRole',
  summary: 'Deletes a role that no account carries',
  input: z.object({ id: IdSchema }),
  output: z.null(),
  right: 'role.manage',
  rate: 'write',
  failures: ['role-does-not-exist', 'role-is-built-in', 'role-is-own', 'role-in-use'],
});
