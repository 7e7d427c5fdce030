import { z } from 'zod';
import { AS_AT_INPUTS, endpoint, IdSchema } from '../wire/index.ts';
import { LimitsSchema, NODE_ACCESS, PartySchema, ShareSchema } from './node.ts';

/** What a person is in a company; `other` where the source gives a title alone. */
export const POST_KINDS = ['legal_representative', 'director', 'supervisor', 'manager', 'other'] as const;

const StepSchema = z.object({
  fromId: z.number().int(),
  toId: z.number().int(),
  /** `holds` and `held` by the direction of the holding; `serves`: a person in a post of the company, `served`: the other way. */
  kind: z.enum(['holds', 'held', 'serves', 'served']),
  /** Of a holding. */
  percent: ShareSchema.nullable(),
  /** The posts that the person of the step has in its company, beside a holding too. */
  posts: z.array(z.enum(POST_KINDS)),
  /** As the source gives them. */
  titles: z.array(z.string()),
});
export type RelationStepView = z.infer<typeof StepSchema>;

/** Of the holders that two companies have in common; `count` tells of all. */
export const MOST_COMMON = 50;

export const RelationSchema = z.object({
  company: PartySchema,
  other: PartySchema,
  parties: z.array(PartySchema),
  /** Null: none was found; `limits.isCut` tells whether everything was looked at. */
  steps: z.array(StepSchema).nullable(),
  /** `open` where ways over posts were looked for as well. */
  posts: z.enum(NODE_ACCESS),
  /** Who holds of both over all paths, the largest smaller share first. */
  common: z.object({
    count: z.number().int(),
    items: z.array(
      z.object({
        partyId: z.number().int(),
        ofCompany: ShareSchema,
        ofOther: ShareSchema,
        isUltimate: z.boolean(),
      }),
    ),
  }),
  limits: LimitsSchema,
});
export type Relation = z.infer<typeof RelationSchema>;

export const findRelation = endpoint({
  method: 'GET',
  path: '/ownership/findRelation',
  summary:
    'The shortest way between two parties over holdings and posts, past bodies of the state, and the holders they have in common',
  input: z.object({ companyId: IdSchema, otherId: IdSchema, ...AS_AT_INPUTS }),
  output: RelationSchema,
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist', 'compare-with-self'],
});
