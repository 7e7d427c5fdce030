import { z } from 'zod';
import { DaySchema, IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';
import { NewPasswordSchema } from './change-password.ts';

const MAX_TEXT = 200;

const AccountTypeSchema = z.enum(['administrator', 'basic']);
const AccountStatusSchema = z.enum(['active', 'disabled']);
const requiredText = (rule: string) => z.string(rule).trim().min(1, rule).max(MAX_TEXT, 'length-200');
const optionalText = z
  .string()
  .trim()
  .max(MAX_TEXT, 'length-200')
  .nullish()
  .transform((text) => text || null);

export const AccountSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  username: z.string(),
  realName: z.string(),
  alias: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  type: AccountTypeSchema,
  isAdmin: z.enum(['0', '1']),
  roleId: z.number().int(),
  roleTitle: z.string(),
  roleTitleCn: z.string().nullable(),
  organisationId: z.number().int(),
  organisationName: z.string(),
  levelId: z.string(),
  status: AccountStatusSchema,
  /** The last day it may be used, `YYYY-MM-DD`; null: no end. */
  expiresOn: z.string().nullable(),
  createdAt: z.string(),
});
export type Account = z.infer<typeof AccountSchema>;

export const getUserList = endpoint({
  method: 'GET',
  path: '/user/getUserList',
  summary: 'The accounts of the own organisations; of all for the platform administrator',
  input: PageInputSchema.extend({
    /** Part of account name, real name, other name, number or email. */
    keyword: z.string().trim().max(MAX_TEXT, 'length-200').optional(),
    organisationId: IdSchema.optional(),
    /** With the organisations under it. */
    isSubtree: z.stringbool().or(z.boolean()).optional(),
    roleId: IdSchema.optional(),
    type: AccountTypeSchema.optional(),
    status: AccountStatusSchema.optional(),
  }),
  output: pageOf(AccountSchema),
  right: 'user.manage',
  rate: 'read',
});

const arePasswordsConsistent = (input: { password?: unknown; confirmPassword?: unknown }) =>
  input.password === input.confirmPassword;

const NOT_CONSISTENT = { path: ['confirmPassword'], message: 'passwords-not-consistent' };

export const EditUserSchema = z
  .object({
    /** Without one an account is created. */
    id: IdSchema.optional(),
    number: requiredText('account-number-required'),
    username: requiredText('account-name-required').max(100, 'too-long'),
    realName: optionalText,
    alias: optionalText,
    mobile: optionalText,
    email: optionalText.pipe(z.email('email-invalid').nullable()),
    type: AccountTypeSchema.default('basic'),
    roleId: z.coerce.number('role-required').int('role-required').positive('role-required'),
    /** The administrator's own organisation unless said. */
    organisationId: IdSchema.optional(),
    status: AccountStatusSchema.default('active'),
    expiresOn: DaySchema.nullish(),
    /** Of a new account; one is made and told once when it is left out. */
    password: NewPasswordSchema.optional(),
    confirmPassword: z.string().optional(),
  })
  .refine(arePasswordsConsistent, NOT_CONSISTENT);

/** `password`: the one that was made, told this once; null when the administrator chose it. */
const EditedSchema = z.object({ id: z.number().int(), password: z.string().nullable() });

export const editUser = endpoint({
  method: 'POST',
  path: '/user/editUser',
  summary: 'Creates an account (without id) or changes one (with id)',
  input: EditUserSchema,
  output: EditedSchema,
  right: 'user.manage',
  rate: 'write',
  failures: [
    'account-does-not-exist',
    'account-has-changed',
    'account-name-taken',
    'role-does-not-exist',
    'role-outside',
    'organisation-does-not-exist',
    'sub-account-limit',
    'account-is-own',
    'role-is-own',
  ],
});

/** How many accounts the contract of an organisation has besides its first one, and may have. */
export const getSubAccounts = endpoint({
  method: 'GET',
  path: '/user/getSubAccounts',
  summary: 'How many sub-accounts the contract of an organisation has and may have',
  input: z.object({ organisationId: IdSchema.optional() }),
  output: z.object({
    used: z.number().int(),
    /** Null: no limit. */
    limit: z.number().int().nullable(),
  }),
  right: 'user.manage',
  rate: 'read',
  failures: ['organisation-does-not-exist'],
});

export const delUser = endpoint({
  method: 'POST',
  path: '/user/delUser',
  summary: 'Deletes an account and ends its sessions',
  input: z.object({ id: IdSchema }),
  output: z.null(),
  right: 'user.manage',
  rate: 'write',
  failures: ['account-does-not-exist', 'account-has-changed', 'account-is-own'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/resetPassword',
  summary: 'Gives an account a new password, to be changed at the next login, and ends its sessions',
  input: z
    .object({ id: IdSchema, password: NewPasswordSchema.optional(), confirmPassword: z.string().optional() })
    .refine(arePasswordsConsistent, NOT_CONSISTENT),
  output: EditedSchema,
  right: 'user.manage',
  rate: 'write',
  failures: ['account-does-not-exist', 'account-is-own'],
});
