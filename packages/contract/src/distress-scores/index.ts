import { LACK_REASONS } from '@mingjian/domain/distress-scores';
import { z } from 'zod';
import { CellSchema, FigureSchema, WordsSchema } from '../ratings/index.ts';
import { AS_AT_INPUTS, endpoint, IdSchema } from '../wire/index.ts';

/** A cell of a statement or of the listing record. */
const ScoreCellSchema = CellSchema.extend({ unit: z.enum(['CNY', '%']) });
export type ScoreCell = z.infer<typeof ScoreCellSchema>;

/** A quantity of a model: weight -> value -> formula -> cells. */
export const ScoreTermSchema = z.object({
  code: z.string(),
  name: WordsSchema,
  /** Null in a model that is no sum. */
  weight: FigureSchema.nullable(),
  /** Null, as contribution and formula are, when something is missing. */
  value: FigureSchema.nullable(),
  /** weight x value; with `constant` all contributions add up to the score. */
  contribution: FigureSchema.nullable(),
  /** In dictionary field names, as it was calculated. */
  formula: z.string().nullable(),
  /** The same in the labels of the dictionary. */
  formulaWords: WordsSchema.nullable(),
  cells: z.array(ScoreCellSchema),
});
export type ScoreTerm = z.infer<typeof ScoreTermSchema>;

const NamedSchema = z.object({ name: z.string(), label: WordsSchema });

/** What stands in the way of a score, and what could stand in for it. */
export const ScoreLackSchema = NamedSchema.extend({
  reason: z.enum(LACK_REASONS),
  reasonWords: WordsSchema,
  /** The accounts it is missing in; null without accounts, and for market data. */
  periodEnd: z.string().nullable(),
  orElse: z.array(z.array(NamedSchema)),
  neededFor: z.array(WordsSchema),
});
export type ScoreLack = z.infer<typeof ScoreLackSchema>;

export const DistressScoreSchema = z.object({
  code: z.string(),
  name: WordsSchema,
  source: z.object({
    authors: z.string(),
    year: z.number().int(),
    /** `V` checked, `V-secondary` at second hand, `M` from the literature. */
    mark: z.enum(['V', 'V-secondary', 'M']),
    markWords: WordsSchema,
  }),
  meantFor: WordsSchema,
  /** Whether the company is of the industries it was made for; null where the industry is not known. */
  isMadeForIndustry: z.boolean().nullable(),
  direction: z.enum(['higher-safer', 'higher-riskier']),
  /** Published bounds of the zones; equal ones leave no grey between them. */
  cutOffs: z
    .object({
      distress: FigureSchema,
      safe: FigureSchema,
      /** How far a picture of the scale goes beyond them. */
      reach: FigureSchema,
    })
    .nullable(),
  note: WordsSchema.nullable(),
  /** Orders companies of one year and does no more: no zone, no probability. */
  isRankOnly: z.boolean(),
  /** Decimal text; null when something is missing. */
  score: FigureSchema.nullable(),
  zone: z.enum(['distress', 'grey', 'safe']).nullable(),
  zoneWords: WordsSchema.nullable(),
  /** By the model on the firms it was fitted on, percent 0-100, decimal text. */
  probability: FigureSchema.nullable(),
  /** Rating whose firms had such a score, and our class at that place of the ladder. */
  equivalent: z.object({ symbol: z.string(), class: z.string() }).nullable(),
  /** Null in a model that is no sum. */
  constant: FigureSchema.nullable(),
  terms: z.array(ScoreTermSchema),
  missing: z.array(ScoreLackSchema),
});
export type DistressScoreView = z.infer<typeof DistressScoreSchema>;

export const DistressScoresSchema = z.object({
  companyId: z.number().int(),
  /** "For reference, not part of the rating". */
  caution: WordsSchema,
  /** The latest annual consolidated accounts as reported; null without any. */
  periodEnd: z.string().nullable(),
  /** Those of the year before. */
  earlierPeriodEnd: z.string().nullable(),
  scores: z.array(DistressScoreSchema),
});
export type DistressScores = z.infer<typeof DistressScoresSchema>;

export const getDistressScores = endpoint({
  method: 'GET',
  path: '/rating/getDistressScores',
  summary: 'Published distress scores of a company, each down to its statement cells or with what it lacks',
  input: z.object({ companyId: IdSchema, ...AS_AT_INPUTS }),
  output: DistressScoresSchema,
  right: 'rating.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});
