import { PARTNER_FLAGS, TRADE_ROLES } from '@mingjian/domain/business-chain';
import { z } from 'zod';
import { CoverageStateSchema } from '../companies/provenance.ts';

/** The record that tells of a trade: opened by `/company/getRecord` of the company that discloses it. */
const TradeRecordSchema = z.object({
  companyId: z.number().int(),
  recordId: z.number().int(),
  knownFrom: z.string(),
  /** Records that were added up, this one the largest. */
  records: z.number().int(),
});
export type TradeRecord = z.infer<typeof TradeRecordSchema>;

/** What the partner tells of the same trade, percent of its own sales or purchases. */
const OtherSchema = z.object({
  share: z.string().nullable(),
  amount: z.string().nullable(),
  source: z.string().nullable(),
  record: TradeRecordSchema,
});
export type OtherWord = z.infer<typeof OtherSchema>;

/**
 * How a partner stands. `rated`: with its class. `not-rated`: a company on file without a class. `name-only`: no
 * company of ours, known by its name. `withheld`: not to be seen by this account.
 */
export const StandingSchema = z.object({
  state: z.enum(['rated', 'not-rated', 'name-only', 'withheld']),
  /** 3A1..3A19. */
  ratingClass: z.string().nullable(),
  symbol: z.string().nullable(),
  isWeak: z.boolean(),
  /** Null: withheld. */
  flags: z.array(z.enum(PARTNER_FLAGS)).nullable(),
});
export type Standing = z.infer<typeof StandingSchema>;

export const ChainPartySchema = z.object({
  /** Within this answer. */
  key: z.string(),
  companyId: z.number().int().nullable(),
  name: z.string(),
  nameEn: z.string().nullable(),
  isSynthetic: z.boolean(),
  /** 0: the company itself. */
  level: z.number().int(),
  side: z.enum(TRADE_ROLES).nullable(),
  standing: StandingSchema,
  /** Partners of its own on this side that are not shown. */
  more: z.number().int(),
});
export type ChainParty = z.infer<typeof ChainPartySchema>;

export const ChainTradeSchema = z.object({
  /** Goods go from the supplier to the customer. */
  supplier: z.string(),
  customer: z.string(),
  /** The side that the partner stands on, seen from the company nearer to the middle. */
  role: z.enum(TRADE_ROLES),
  /** Percent of that company's purchases or sales, decimal text; null: not disclosed. Seen from the company nearer to the middle. */
  share: z.string().nullable(),
  /** Yuan. */
  amount: z.string().nullable(),
  year: z.number().int(),
  isRelated: z.boolean().nullable(),
  source: z.string().nullable(),
  /** Null: that company does not name the partner; the other side alone does. */
  record: TradeRecordSchema.nullable(),
  /** Null: the partner does not name the company. */
  other: OtherSchema.nullable(),
});
export type ChainTrade = z.infer<typeof ChainTradeSchema>;

/** Decimal text; HHI 0-1, the others percent. */
const ConcentrationSchema = z.object({
  basis: z.enum(['share', 'amount']),
  partners: z.number().int(),
  unweighed: z.number().int(),
  hhi: z.string(),
  effectiveNumber: z.string(),
  top1: z.string(),
  top5: z.string(),
  ofAll: z
    .object({
      top1: z.string(),
      top5: z.string(),
      disclosed: z.string(),
      undisclosed: z.string(),
      leastHhi: z.string(),
      mostHhi: z.string(),
    })
    .nullable(),
});

const ExposureShareSchema = z.object({ ofDisclosed: z.string(), ofAll: z.string().nullable() });
export type ExposureShareView = z.infer<typeof ExposureShareSchema>;

const NamedSchema = z.object({
  name: z.string(),
  nameEn: z.string().nullable(),
  companyId: z.number().int().nullable(),
  share: z.string().nullable(),
  shareBefore: z.string().nullable(),
});
export type NamedPartner = z.infer<typeof NamedSchema>;

export const ChainSideSchema = z.object({
  role: z.enum(TRADE_ROLES),
  /** Partners that the company names for the year; the figures stand on the largest `counted` of them. */
  partners: z.number().int(),
  /** Others that name the company; they are in no figure. */
  namedByOthers: z.number().int(),
  /** There are more records than are read: the largest are. */
  isCapped: z.boolean(),
  counted: z.number().int(),
  concentration: ConcentrationSchema.nullable(),
  /** Null: nothing to weigh by. `weak` and `unrated` are withheld without the right to ratings, `flagged` without that to negative records. */
  exposure: z
    .object({
      weak: ExposureShareSchema.nullable(),
      flagged: ExposureShareSchema.nullable(),
      weakOrFlagged: ExposureShareSchema.nullable(),
      unrated: ExposureShareSchema.nullable(),
    })
    .nullable(),
  /** Against the year before; null: nothing on file of it. */
  change: z
    .object({
      year: z.number().int(),
      entered: z.array(NamedSchema),
      left: z.array(NamedSchema),
      stayed: z.array(NamedSchema),
      anonymous: z.number().int(),
      hhi: z.string().nullable(),
      top1: z.string().nullable(),
      top5: z.string().nullable(),
    })
    .nullable(),
});
export type ChainSide = z.infer<typeof ChainSideSchema>;

export const ChainContagionSchema = z.object({
  /** Percent: the company's own possibility of default, without those linked to it; null: not rated. */
  own: z.string().nullable(),
  /** Percentage points that partners add. */
  added: z.string(),
  /** Percent of a partner's risk that is passed on. */
  passedOn: z.string(),
  /** Percent: what a partner without a rating counts at. */
  usual: z.string(),
  parties: z.number().int(),
  /** How many of the parties count at the usual rate. */
  usualParties: z.number().int(),
  parts: z.array(
    z.object({ key: z.string(), name: z.string(), nameEn: z.string().nullable(), points: z.string() }),
  ),
});
export type ChainContagion = z.infer<typeof ChainContagionSchema>;

export const BusinessChainSchema = z.object({
  companyId: z.number().int(),
  /** Years with partners on file, the newest first. */
  years: z.array(z.number().int()),
  /** Null: there are none. */
  year: z.number().int().nullable(),
  /** Why there is nothing; `found` where there is something. */
  state: CoverageStateSchema,
  parties: z.array(ChainPartySchema),
  trades: z.array(ChainTradeSchema),
  /** A level held more companies than are followed. */
  isCapped: z.boolean(),
  sides: z.array(ChainSideSchema),
  /** Null: no partners, or `isRatingWithheld`. */
  contagion: ChainContagionSchema.nullable(),
  isRatingWithheld: z.boolean(),
});
export type BusinessChain = z.infer<typeof BusinessChainSchema>;

export const PartnerSchema = z.object({
  name: z.string(),
  nameEn: z.string().nullable(),
  companyId: z.number().int().nullable(),
  isSynthetic: z.boolean(),
  share: z.string().nullable(),
  amount: z.string().nullable(),
  isRelated: z.boolean().nullable(),
  source: z.string().nullable(),
  /** Null: the other side alone tells of it. */
  record: TradeRecordSchema.nullable(),
  other: OtherSchema.nullable(),
  standing: StandingSchema,
  /** The year before; null: not named then. */
  before: z.object({ share: z.string().nullable(), amount: z.string().nullable() }).nullable(),
});
export type PartnerView = z.infer<typeof PartnerSchema>;
