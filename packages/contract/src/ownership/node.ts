import type { OwnerTest } from '@mingjian/domain/ownership';
import { z } from 'zod';

/** Tests of the Measures of 2024, and who takes their place where the company is the state's. */
export const OWNER_TESTS = [
  '1_equity_25',
  '2_income_or_vote_25',
  '3_actual_control',
  '4_senior_manager',
  'state_legal_representative',
] as const satisfies readonly OwnerTest[];

/** Percent 0-100, decimal text. */
export const ShareSchema = z.string();

/**
 * Why something of another company is not shown: the role lacks the right (`withheld`), the plan does not open it, the company is not
 * registered here, or the party is no company at all.
 */
export const NODE_ACCESS = [
  'open',
  'withheld',
  'feature-not-activated',
  'not_covered',
  'not_applicable',
] as const;
export type NodeAccess = (typeof NODE_ACCESS)[number];

export const RestSchema = z.object({
  /** Holders or investments that are on file and not among the nodes. */
  count: z.number().int(),
  /** Sum of the shares of these holders; null for investments, whose shares add up to nothing. */
  percent: ShareSchema.nullable(),
  /** `offset` of the page that begins with them; null where they are small or ended instead of further down the list. */
  nextOffset: z.number().int().nullable(),
});
export type OwnershipRest = z.infer<typeof RestSchema>;

/** A party as lists of owners name it. */
export const PartySchema = z.object({
  id: z.number().int(),
  kind: z.enum(['company', 'person', 'foreign', 'state', 'other']),
  name: z.string(),
  nameEn: z.string().nullable(),
  creditCode: z.string().nullable(),
  status: z.string().nullable(),
  /** Null where no status is on file. */
  isLive: z.boolean().nullable(),
  isListed: z.boolean().nullable(),
  /** A state-asset authority or a government: the way up ends with it. */
  isStop: z.boolean(),
  isSynthetic: z.boolean(),
  /** Whether this account can open the company's profile. */
  profile: z.enum(NODE_ACCESS),
  rating: z.object({
    access: z.enum(NODE_ACCESS),
    /** `3A5`; null where there is none or it is not shown. */
    class: z.string().nullable(),
    grade: z.number().int().nullable(),
  }),
});
export type OwnershipParty = z.infer<typeof PartySchema>;

export const NodeSchema = PartySchema.extend({
  /** 0 is the company asked about, -1 its holders, 1 its investments. */
  level: z.number().int(),
  isController: z.boolean(),
  /** The test that makes it a beneficial owner of the company asked about. */
  ownerTest: z.enum(OWNER_TESTS).nullable(),
  /** More than one shown holding leads to it. */
  isRepeated: z.boolean(),
  /** Stands in a loop of holdings. */
  isInLoop: z.boolean(),
  /** Its own holders or investments were not looked for: depth or number of nodes ended here. */
  isUnopened: z.boolean(),
  restUp: RestSchema.nullable(),
  restDown: RestSchema.nullable(),
});
export type OwnershipNode = z.infer<typeof NodeSchema>;

export const EdgeSchema = z.object({
  holderId: z.number().int(),
  ownedId: z.number().int(),
  /** Of the capital; null where no source gives a percentage. */
  percent: ShareSchema.nullable(),
  /** Where the source gives a band instead; `percent` is then its middle. */
  low: ShareSchema.nullable(),
  high: ShareSchema.nullable(),
  /** Of the votes, where a source gives them apart. */
  votes: ShareSchema.nullable(),
  /** Records of the owned company; null where the account may not open them. */
  recordIds: z.array(z.number().int()).nullable(),
});
export type OwnershipEdge = z.infer<typeof EdgeSchema>;

/** What ended the search early; an answer with any of it set is not the whole picture. */
export const LimitsSchema = z.object({
  /** Levels that were looked through. */
  levels: z.number().int(),
  isCut: z.boolean(),
});
