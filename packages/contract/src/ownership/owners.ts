import { z } from 'zod';
import { AS_AT_INPUTS, endpoint, IdSchema } from '../wire/index.ts';
import { LimitsSchema, OWNER_TESTS, PartySchema, ShareSchema } from './node.ts';
import { WordsSchema } from '../ratings/index.ts';

export const PathSchema = z.object({
  steps: z.array(z.object({ holderId: z.number().int(), ownedId: z.number().int(), percent: ShareSchema })),
  /** The product of the steps. */
  percent: ShareSchema,
});
export type OwnershipPath = z.infer<typeof PathSchema>;

export const PathListSchema = z.object({
  /** All that the holder has of the company. */
  percent: ShareSchema,
  paths: z.array(PathSchema),
  /** Of all paths that pass nobody twice; null where a loop lies between and not all were listed. */
  pathCount: z.number().int().nullable(),
  /** Of the share what no listed path makes up. */
  rest: ShareSchema,
  restKind: z.enum(['none', 'paths', 'loops', 'paths-and-loops']),
  formula: WordsSchema,
});
export type PathListView = z.infer<typeof PathListSchema>;

const HolderSchema = z.object({
  /** Null: holders of a hub that were not read, as one. */
  holderId: z.number().int().nullable(),
  /** Direct and over every path together. */
  percent: ShareSchema,
  /** Bounds where a source gives a band. */
  low: ShareSchema.nullable(),
  high: ShareSchema.nullable(),
  direct: ShareSchema.nullable(),
  isUltimate: z.boolean(),
});

const ControllerSchema = z.object({
  partyIds: z.array(z.number().int()),
  basis: z.enum(['majority_shares', 'majority_votes', 'largest_chain', 'agreement', 'board', 'disclosed']),
  reason: WordsSchema,
  isDisclosed: z.boolean(),
  confidence: z.enum(['high', 'medium', 'low']),
  votes: ShareSchema,
  percent: ShareSchema,
  /** The way up ended with a company whose own holders show no controller. */
  isFirm: z.boolean(),
});

const BeneficialOwnerSchema = z.object({
  /** Null for a person known by name alone, as an officer may be. */
  partyId: z.number().int().nullable(),
  name: z.string(),
  test: z.enum(OWNER_TESTS),
  testWords: WordsSchema,
  percent: ShareSchema,
  votes: ShareSchema,
  income: ShareSchema.nullable(),
  isJoint: z.boolean(),
  /** How the share is made up; null for whoever holds none. */
  paths: PathListSchema.nullable(),
});

export const OwnersSchema = z.object({
  company: PartySchema,
  /** Everybody that the answer names by id. */
  parties: z.array(PartySchema),
  /** Percent that a beneficial owner must have. */
  threshold: z.number(),
  /** Largest first, at most 200; `holderCount` counts all. */
  holders: z.array(HolderSchema),
  holderCount: z.number().int(),
  /** What ultimate holders, undisclosed and circular have comes to 100. */
  undisclosed: ShareSchema,
  circular: ShareSchema,
  /** By how much the direct holdings on file exceed 100 together; then nothing above adds up, and a source is wrong or told twice. */
  overstated: ShareSchema,
  /** What of its own capital comes back to the company through loops. */
  selfShare: ShareSchema,
  controllers: z.array(ControllerSchema),
  /** Why there is no controller. */
  noController: z.enum(['mutual', 'dispersed', 'not_disclosed']).nullable(),
  /** Companies that control one another, where the votes go round. */
  mutual: z.array(z.number().int()),
  beneficialOwners: z.array(BeneficialOwnerSchema),
  noOwner: z.enum(['need-not-file', 'not_disclosed']).nullable(),
  exemption: z
    .object({
      status: z.enum(['exempt', 'on_undertaking', 'not_exempt', 'unknown']),
      because: z.enum(['capital', 'holders', 'others-control']).nullable(),
    })
    .nullable(),
  possible: z.array(
    z.object({
      partyId: z.number().int().nullable(),
      because: z.enum(['band', 'relative-control']),
      percent: ShareSchema,
    }),
  ),
  /** Undisclosed and circular together reach the threshold: an owner may hide in them. */
  canHideOwner: z.boolean(),
  /** Every loop among the holders; `isClosed`: nobody outside holds any of it. */
  loops: z.array(z.object({ companyIds: z.array(z.number().int()), isClosed: z.boolean() })),
  limits: LimitsSchema,
});
export type Owners = z.infer<typeof OwnersSchema>;

const ThresholdSchema = z.coerce.number().min(1).max(50).default(25);

export const getOwners = endpoint({
  method: 'GET',
  path: '/ownership/getOwners',
  summary:
    'What everybody holds of a company over all paths, who controls it and who are its beneficial owners',
  input: z.object({ companyId: IdSchema, threshold: ThresholdSchema, ...AS_AT_INPUTS }),
  output: OwnersSchema,
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

export const getPaths = endpoint({
  method: 'GET',
  path: '/ownership/getPaths',
  summary: 'The paths that make up what one holder has of a company, with their products',
  input: z.object({
    companyId: IdSchema,
    holderId: IdSchema,
    mostPaths: z.coerce.number().int().min(1).max(200).default(50),
    ...AS_AT_INPUTS,
  }),
  output: z.object({
    company: PartySchema,
    holder: PartySchema,
    parties: z.array(PartySchema),
    paths: PathListSchema,
    limits: LimitsSchema,
  }),
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist', 'holder-does-not-exist'],
});
