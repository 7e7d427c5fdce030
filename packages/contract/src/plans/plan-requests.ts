import { PACKAGE_CODES, PLAN_CODES, REQUEST_KINDS, REQUEST_STATUSES, isOpen } from '@mingjian/domain/plans';
import { z } from 'zod';
import { DaySchema, IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';
import { NOT_IN_ORDER, areDaysInOrder } from './contracts.ts';
import { ChoiceSchema, StoredGrantsSchema } from './grants.ts';

const MAX_MESSAGE = 500;
const BUYABLE_PLANS = PLAN_CODES.filter((code) => code !== 'test' && code !== 'diy');

const MessageSchema = z.string().trim().max(MAX_MESSAGE, 'length-500').default('');

export const SubmitPlanRequestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('diy'),
    features: ChoiceSchema.refine((choice) => Object.values(choice).some(isOpen), 'choice-required'),
    message: MessageSchema,
  }),
  z.object({ kind: z.literal('plan'), code: z.enum(BUYABLE_PLANS), message: MessageSchema }),
  z.object({ kind: z.literal('package'), code: z.enum(PACKAGE_CODES), message: MessageSchema }),
]);

export const submitPlanRequest = endpoint({
  method: 'POST',
  path: '/plan/submitPlanRequest',
  summary:
    'Asks for chosen features and volumes, a plan or a package; the price is that of the list at this moment',
  input: SubmitPlanRequestSchema,
  output: z.object({ id: z.number().int(), yuan: z.string().nullable() }),
  right: 'session',
  rate: 'write',
  failures: ['too-many-plan-requests'],
});

export const OwnPlanRequestSchema = z.object({
  id: z.number().int(),
  kind: z.enum(REQUEST_KINDS),
  /** Plan or package; null: chosen features. */
  code: z.string().nullable(),
  features: StoredGrantsSchema,
  /** Decimal yuan a year; null: the list had no price for all of it. */
  yuan: z.string().nullable(),
  message: z.string(),
  status: z.enum(REQUEST_STATUSES),
  reason: z.string().nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  applicantName: z.string(),
});
export type OwnPlanRequest = z.infer<typeof OwnPlanRequestSchema>;

export const listOwnPlanRequests = endpoint({
  method: 'GET',
  path: '/plan/listOwnPlanRequests',
  summary: 'What the account asked for, with status; of all accounts he reaches for who distributes quotas',
  input: PageInputSchema,
  output: pageOf(OwnPlanRequestSchema),
  right: 'session',
  rate: 'read',
});

export const PlanRequestSchema = OwnPlanRequestSchema.extend({
  organisationId: z.number().int(),
  organisationName: z.string(),
  realName: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
});
export type PlanRequest = z.infer<typeof PlanRequestSchema>;

export const listPlanRequests = endpoint({
  method: 'GET',
  path: '/plan/listPlanRequests',
  summary: 'What organisations have asked for, newest first',
  input: PageInputSchema.extend({ status: z.enum(REQUEST_STATUSES).optional() }),
  output: pageOf(PlanRequestSchema),
  right: 'platform.manage',
  rate: 'read',
});

export const AnswerPlanRequestSchema = z
  .object({
    id: IdSchema,
    status: z.enum(['in-contact', 'agreed', 'declined']),
    /** Of a request that is declined. */
    reason: MessageSchema.optional(),
    /** First and last day of what was agreed; from today without an end unless said. */
    startsOn: DaySchema.nullish(),
    endsOn: DaySchema.nullish(),
  })
  .refine(({ status, reason }) => status !== 'declined' || Boolean(reason), {
    path: ['reason'],
    message: 'reason-required',
  })
  .refine(areDaysInOrder, NOT_IN_ORDER);

export const answerPlanRequest = endpoint({
  method: 'POST',
  path: '/plan/answerPlanRequest',
  summary: 'Takes a request up, declines it with a reason, or agrees: then the contract changes at once',
  input: AnswerPlanRequestSchema,
  output: z.null(),
  right: 'platform.manage',
  rate: 'write',
  failures: ['plan-request-does-not-exist', 'plan-request-is-closed'],
});
