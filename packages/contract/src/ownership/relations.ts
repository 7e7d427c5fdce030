import { z } from 'zod';
import { AS_AT_INPUTS, DaySchema, endpoint, IdSchema, PageInputSchema } from '../wire/index.ts';
import { CLOCKS } from '@mingjian/domain/records';
import { EdgeSchema, LimitsSchema, OWNER_TESTS, PartySchema, ShareSchema } from './node.ts';

const HoldingSchema = EdgeSchema.omit({ recordIds: true });
const FindingSchema = z.object({
  controllers: z.array(z.number().int()),
  basis: z.string().nullable(),
  owners: z.array(
    z.object({ partyId: z.number().int().nullable(), name: z.string(), test: z.enum(OWNER_TESTS) }),
  ),
});

export const DifferenceSchema = z.object({
  company: PartySchema,
  parties: z.array(PartySchema),
  from: DaySchema,
  to: DaySchema,
  /** Days before the company was there, or before anything of it was on file: the state of such a day is empty. */
  emptyDays: z.array(
    z.object({
      end: z.enum(['from', 'to']),
      because: z.enum(['before-establishment', 'before-first-record']),
      /** Of the establishment, or of the first record. */
      since: DaySchema,
    }),
  ),
  /** Of the whole neighbourhood above the company. */
  added: z.array(HoldingSchema),
  removed: z.array(HoldingSchema),
  changed: z.array(z.object({ before: HoldingSchema, after: HoldingSchema })),
  before: FindingSchema,
  after: FindingSchema,
  hasControllerChanged: z.boolean(),
  haveOwnersChanged: z.boolean(),
  limits: LimitsSchema,
});
export type OwnershipDifferenceView = z.infer<typeof DifferenceSchema>;

export const compareDays = endpoint({
  method: 'GET',
  path: '/ownership/compareDays',
  summary:
    'Holders in, out and changed above a company between two days, and whether controller or owners changed',
  input: z.object({
    companyId: IdSchema,
    from: DaySchema,
    to: DaySchema,
    threshold: z.coerce.number().min(1).max(50).default(25),
    clock: z.enum(CLOCKS).default('known'),
  }),
  output: DifferenceSchema,
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

const MemberSchema = z.object({
  party: PartySchema,
  /** Majorities between the company and the one at the top. */
  level: z.number().int(),
  votes: ShareSchema.nullable(),
});

const ControlChainSchema = z.array(
  z.object({
    holderId: z.number().int(),
    ownedId: z.number().int(),
    percent: ShareSchema,
    /** Null where the record carries no date. */
    since: z.string().nullable(),
  }),
);
export type ControlChain = z.infer<typeof ControlChainSchema>;

const ControlledSchema = MemberSchema.extend({
  votes: ShareSchema,
  directVotes: ShareSchema,
  /** Of the capital, over all paths. */
  percent: ShareSchema,
  /** The largest chain of holdings from the controller. */
  chain: ControlChainSchema,
  /** When the youngest holding of the chain began; null where one carries no date. */
  since: z.string().nullable(),
});
export type Controlled = z.infer<typeof ControlledSchema>;

export const listControlled = endpoint({
  method: 'GET',
  path: '/ownership/listControlled',
  summary:
    'Companies that a company or one of its holders controls by more than half of the votes, closest first',
  input: z.object({
    companyId: IdSchema,
    /** The party that controls; absent: the company itself. */
    controllerId: IdSchema.optional(),
    ...PageInputSchema.shape,
    ...AS_AT_INPUTS,
  }),
  output: z.object({
    company: PartySchema,
    controller: PartySchema,
    /** Everybody that a chain names. */
    parties: z.array(PartySchema),
    items: z.array(ControlledSchema),
    total: z.number().int(),
    totalIsCapped: z.boolean(),
    /** When the night's run found them; null where they were followed for this answer. */
    computedAt: z.string().nullable(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist', 'party-outside-graph'],
});

export const getGroup = endpoint({
  method: 'GET',
  path: '/ownership/getGroup',
  summary: 'The group that a company belongs to: core company, controllers, members by level',
  input: z.object({ companyId: IdSchema, ...PageInputSchema.shape, ...AS_AT_INPUTS }),
  output: z.object({
    company: PartySchema,
    /** Null: the company is in no group of two or more. */
    group: z
      .object({
        core: PartySchema,
        controllers: z.array(PartySchema),
        /** When the night's run computed it; null where it was computed for this answer. */
        computedAt: z.string().nullable(),
        /** Of the company asked about. */
        level: z.number().int(),
      })
      .nullable(),
    items: z.array(MemberSchema),
    total: z.number().int(),
    totalIsCapped: z.boolean(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});
