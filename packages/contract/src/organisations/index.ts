import { PLAN_CODES } from '@mingjian/domain/plans';
import { z } from 'zod';
import { IdSchema, endpoint } from '../wire/index.ts';

const MAX_TEXT = 200;

/** More organisations than this are found by name. */
export const MAX_ORGANISATIONS_SHOWN = 5_000;

const PURPOSES = ['org.manage', 'user.manage', 'role.manage', 'quota.manage'] as const;
const StatusSchema = z.enum(['active', 'disabled']);

export const OrganisationSchema = z.object({
  id: z.number().int(),
  /** Null: a root, or the topmost one that the account reaches. */
  parentId: z.number().int().nullable(),
  name: z.string(),
  status: StatusSchema,
  /** Its own accounts, without those under it. */
  accounts: z.number().int(),
  /** Whose plan, packages and quotas count. */
  contractId: z.number().int(),
  plan: z.string(),
  /** Counts its changes; a change names the one it was made on. */
  version: z.number().int(),
  /** The account that asks belongs to it, or it stands above: it cannot be moved, disabled or deleted. */
  isOwn: z.boolean(),
});
export type Organisation = z.infer<typeof OrganisationSchema>;

export const getOrgList = endpoint({
  method: 'GET',
  path: '/org/getOrgList',
  summary: 'The tree of organisations within reach, parents before children',
  input: z.object({
    /** For whom the tree is: those who manage organisations, or those who choose one. */
    purpose: z.enum(PURPOSES).default('org.manage'),
    /** Part of a name; what stands above the found ones comes with them. */
    keyword: z.string().trim().max(MAX_TEXT, 'length-200').optional(),
  }),
  output: z.object({
    items: z.array(OrganisationSchema),
    total: z.number().int(),
    /** There are more than are shown: ask by name. */
    totalIsCapped: z.boolean(),
  }),
  right: ({ purpose }) => purpose,
  rights: PURPOSES,
  rate: 'read',
});

export const EditOrgSchema = z
  .object({
    /** Without one an organisation is created. */
    id: IdSchema.optional(),
    /** The version that was read; with an id. */
    version: IdSchema.optional(),
    /** Null: a root, for the platform administrator only. */
    parentId: IdSchema.nullish().transform((id) => id ?? null),
    name: z
      .string('organisation-name-required')
      .trim()
      .min(1, 'organisation-name-required')
      .max(MAX_TEXT, 'length-200'),
    status: StatusSchema.default('active'),
    /** A contract of its own with this plan; null: the contract of its parent; left out: as it is, of a new one null. */
    plan: z.enum(PLAN_CODES).nullish(),
  })
  .refine((input) => (input.id === undefined) === (input.version === undefined), {
    path: ['version'],
    message: 'required',
  });

export const editOrg = endpoint({
  method: 'POST',
  path: '/org/editOrg',
  summary: 'Creates an organisation (without id) or changes one (with id and version)',
  input: EditOrgSchema,
  output: z.object({ id: z.number().int() }),
  right: 'org.manage',
  rate: 'write',
  failures: [
    'organisation-required',
    'organisation-does-not-exist',
    'organisation-is-own',
    'organisation-has-changed',
    'organisation-role-in-use',
    'plan-required',
    'node-not-authorized',
    'sub-account-limit',
  ],
});

export const delOrg = endpoint({
  method: 'POST',
  path: '/org/delOrg',
  summary: 'Deletes an organisation without others under it and without accounts',
  input: z.object({ id: IdSchema }),
  output: z.null(),
  right: 'org.manage',
  rate: 'write',
  failures: [
    'organisation-does-not-exist',
    'organisation-is-own',
    'organisation-has-children',
    'organisation-has-accounts',
  ],
});
