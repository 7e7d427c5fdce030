import { z } from 'zod';
import { CONFIDENCE_GRADES, DATA_DEPTHS } from '@mingjian/domain/default-risk';
import { PEER_GROUP_KINDS } from '@mingjian/domain/financial-ratios';
import { SIZE_GRADES } from '@mingjian/domain/industry';
import { RATING_BANDS } from '@mingjian/domain/ratings';
import { ContributionSchema, FigureSchema, FieldSchema, WordsSchema } from './contribution.ts';

/** A statement item that a factor lacks, and the items that could stand in for it. */
export const MissingSchema = z.object({
  field: z.string(),
  label: WordsSchema,
  orElse: z.array(z.array(FieldSchema)),
  neededFor: z.array(WordsSchema),
});
export type Missing = z.infer<typeof MissingSchema>;

/** A fact that stands above the score. */
export const OverrideSchema = z.object({
  code: z.string(),
  name: WordsSchema,
  date: z.string().nullable(),
  /** `default`: class 3A19; `cap`: no class better than `class`; `fading`: removed, weight halves every 12 months. */
  effect: z.enum(['default', 'cap', 'fading']),
  class: z.string(),
  solvencyIndex: FigureSchema.nullable(),
  weight: FigureSchema,
  /** Whether the rating would be another without it. */
  isDecisive: z.boolean(),
  removedOn: z.string().nullable(),
  dimension: z.string(),
  recordId: z.number().int().nullable(),
  knownFrom: z.string().nullable(),
});
export type Override = z.infer<typeof OverrideSchema>;

/** What the depth of the data, a guarantee or a fact adds after the score, in the order in which they act. */
export const AdjustmentSchema = z.object({
  kind: z.enum(['depth', 'support', 'fact']),
  code: z.string(),
  name: WordsSchema,
  /** Best class left by a cap, worst class left by a support. */
  class: z.string(),
  points: FigureSchema,
  logOdds: FigureSchema,
});
export type Adjustment = z.infer<typeof AdjustmentSchema>;

export const ConfidenceSchema = z.object({
  grade: z.enum(CONFIDENCE_GRADES),
  /** Completeness x freshness, 0..1. */
  value: FigureSchema,
  completeness: FigureSchema,
  freshness: FigureSchema,
});

/** Why the models gave what they gave; the same inputs and model give it again. */
export const ExplanationSchema = z.object({
  /** Base and all contributions add up to `score`, score and adjustments to `total`; within 1e-9 in log-odds. */
  base: z.object({
    points: FigureSchema,
    logOdds: FigureSchema,
    /** Long-run default rate of the size, percent: a named prior. */
    centralTendency: FigureSchema,
    sizeGrade: z.enum(SIZE_GRADES),
    /** Nobody knows the size: held for the one named. */
    isSizeAssumed: z.boolean(),
  }),
  contributions: z.array(ContributionSchema),
  score: z.object({ points: FigureSchema, logOdds: FigureSchema }),
  adjustments: z.array(AdjustmentSchema),
  /** Null for a default. */
  total: z.object({ points: FigureSchema, logOdds: FigureSchema }).nullable(),
  /** Codes of contributions that help most, and of those that cost most against the best step there is; four at most. */
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  missing: z.array(MissingSchema),
  /** Why accounts on file, or the lack of them, do not rate; null where they do. */
  unusedAccounts: z.object({ code: z.string(), name: WordsSchema }).nullable(),
  /** False: records that arrived later claim to have been known then, and this explains what they make of the rating. */
  isReproduced: z.boolean(),
});
export type Explanation = z.infer<typeof ExplanationSchema>;

/** A class with its counterparts; all null when there is no class. */
export const ClassSchema = z.object({
  /** `3A1` .. `3A19`. */
  class: z.string().nullable(),
  /** 1 .. 19. */
  grade: z.number().int().nullable(),
  /** The domestic symbol beside the class, `AAA` .. `C`. */
  symbol: z.string().nullable(),
  /** Position on the ladder of the international agencies, `AAA` .. `D`. */
  counterpart: z.string().nullable(),
  /** A word for neighbouring classes. */
  band: z.enum(RATING_BANDS).nullable(),
});

export const RatingSchema = ClassSchema.extend({
  companyId: z.number().int(),
  /** `not-rated`: judged, and nothing can be said; `none`: no rating was made by that day. */
  status: z.enum(['rated', 'not-rated', 'none']),
  /** Why it is not rated. */
  reason: z.object({ code: z.string(), name: WordsSchema }).nullable(),
  /** Possibility of default, one year, percent 0-100, decimal text. */
  pd: z.string().nullable(),
  /** 95 % bounds of it. */
  pdLow: z.string().nullable(),
  pdHigh: z.string().nullable(),
  /** Within so many years, percent. */
  termStructure: z.array(z.object({ years: z.number().int(), pd: FigureSchema })),
  /** 100 (very good) to 600, decimal text. */
  solvencyIndex: z.string().nullable(),
  /** 0 (an even chance of default) .. 100 (the floor of the scale). */
  financialScore: z.string().nullable(),
  businessScore: z.string().nullable(),
  /** Share of the peers with a higher possibility of default, percent; null where too few are rated. */
  peers: z
    .object({
      percentile: FigureSchema,
      peers: z.number().int(),
      kind: z.enum(PEER_GROUP_KINDS),
      snapshotOn: z.string(),
    })
    .nullable(),
  depth: z.object({ code: z.enum(DATA_DEPTHS), name: WordsSchema, bestClass: z.string() }).nullable(),
  confidence: ConfidenceSchema.nullable(),
  model: z.object({ version: z.string(), name: WordsSchema, caution: WordsSchema }),
  explanation: ExplanationSchema.nullable(),
  /** Worst first. */
  overrides: z.array(OverrideSchema),
  /** A parent's guarantee on file, whether it lifts the class or not. */
  support: z
    .object({
      companyId: z.number().int(),
      name: z.string(),
      class: z.string(),
      date: z.string().nullable(),
      dimension: z.string(),
      recordId: z.number().int().nullable(),
    })
    .nullable(),
  periodEnd: z.string().nullable(),
  ratedAt: z.string().nullable(),
  /** Made afterwards from what had been known by `ratedAt`. */
  isMadeAfterwards: z.boolean(),
  inputHash: z.string().nullable(),
  isSynthetic: z.boolean(),
});
export type Rating = z.infer<typeof RatingSchema>;
