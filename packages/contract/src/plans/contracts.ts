import { PACKAGE_CODES, PLAN_CODES } from '@mingjian/domain/plans';
import { z } from 'zod';
import { DaySchema, IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';
import { GrantsSchema, StoredGrantsSchema } from './grants.ts';

const MAX_TEXT = 200;
const MAX_PACKAGES = 30;

interface Days {
  readonly startsOn?: string | null | undefined;
  readonly endsOn?: string | null | undefined;
}

export const areDaysInOrder = ({ startsOn, endsOn }: Days): boolean =>
  !startsOn || !endsOn || startsOn <= endsOn;
export const NOT_IN_ORDER = { path: ['endsOn'], message: 'days-in-order' };

const PackageSchema = z.object({
  code: z.enum(PACKAGE_CODES),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
});

export const ContractSchema = z.object({
  organisationId: z.number().int(),
  organisationName: z.string(),
  planCode: z.enum(PLAN_CODES),
  /** First and last day of the plan; null: open. */
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  packages: z.array(PackageSchema),
  /** Features and amounts agreed with this organisation; they count with the plan DIY. Null: what the plan says. */
  ownGrants: StoredGrantsSchema.nullable(),
});
export type ContractOnWire = z.infer<typeof ContractSchema>;

export const getOwnContract = endpoint({
  method: 'GET',
  path: '/plan/getOwnContract',
  summary: 'What the own organisation has bought, and what it opens today',
  input: z.object({}),
  output: ContractSchema.extend({
    /** The plan runs today. */
    isPlanValid: z.boolean(),
    /** Packages that are active today: bought, or contained in the plan. */
    activePackages: z.array(z.enum(PACKAGE_CODES)),
    /** Plan and packages together. */
    grants: StoredGrantsSchema,
  }),
  right: 'session',
  rate: 'read',
});

export const listContracts = endpoint({
  method: 'GET',
  path: '/plan/listContracts',
  summary: 'The organisations that hold a contract, with plan, packages and term',
  input: PageInputSchema.extend({
    keyword: z.string().trim().max(MAX_TEXT, 'length-200').optional(),
    planCode: z.enum(PLAN_CODES).optional(),
  }),
  output: pageOf(
    z.object({
      organisationId: z.number().int(),
      organisationName: z.string(),
      status: z.string(),
      planCode: z.enum(PLAN_CODES),
      startsOn: z.string().nullable(),
      endsOn: z.string().nullable(),
      packages: z.array(z.enum(PACKAGE_CODES)),
    }),
  ),
  right: 'platform.manage',
  rate: 'read',
});

export const getContract = endpoint({
  method: 'GET',
  path: '/plan/getContract',
  summary: 'What one organisation has bought',
  input: z.object({ organisationId: IdSchema }),
  output: ContractSchema,
  right: 'platform.manage',
  rate: 'read',
  failures: ['organisation-does-not-exist', 'contract-of-parent'],
});

export const EditContractSchema = z
  .object({
    organisationId: IdSchema,
    planCode: z.enum(PLAN_CODES),
    startsOn: DaySchema.nullish(),
    endsOn: DaySchema.nullish(),
    packages: z
      .array(
        z
          .object({ code: z.enum(PACKAGE_CODES), startsOn: DaySchema, endsOn: DaySchema.nullish() })
          .refine(areDaysInOrder, NOT_IN_ORDER),
      )
      .max(MAX_PACKAGES)
      .default([]),
    ownGrants: GrantsSchema.nullish(),
  })
  .refine(areDaysInOrder, NOT_IN_ORDER);

export const editContract = endpoint({
  method: 'POST',
  path: '/plan/editContract',
  summary: 'Sets plan, term and packages of an organisation; counts at its next call',
  input: EditContractSchema,
  output: z.null(),
  right: 'platform.manage',
  rate: 'write',
  failures: ['organisation-does-not-exist', 'contract-of-parent'],
});
