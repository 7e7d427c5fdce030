import { z } from 'zod';
import { RATING_BANDS } from '@mingjian/domain/ratings';

/** One thing in both languages. */
export const WordsSchema = z.object({ en: z.string(), cn: z.string() });

/** A figure of a model, decimal text with up to twelve decimals. */
const FigureSchema = z.string();

/** A statement cell and the record that holds it, as known from that moment; opens the source. */
export const CellSchema = z.object({
  field: z.string(),
  label: WordsSchema,
  /** Yuan, decimal text; null when the account may not see the accounts. */
  value: z.string().nullable(),
  periodEnd: z.string(),
  dimension: z.string(),
  recordId: z.number().int().nullable(),
  knownFrom: z.string().nullable(),
});
export type Cell = z.infer<typeof CellSchema>;

/** An input of the model: contribution -> formula -> value -> statement cells. */
export const DriverSchema = z.object({
  code: z.string(),
  name: WordsSchema,
  /** In dictionary field names, as it was calculated. */
  formula: z.string(),
  /** The same in the labels of the dictionary. */
  formulaWords: WordsSchema,
  value: FigureSchema,
  weight: FigureSchema,
  /** Points of the score; with `base.points` all contributions add up to it. */
  contribution: FigureSchema,
  /** Change of the log-odds of default against `base`; negative lowers the possibility of default. */
  logOdds: FigureSchema,
  cells: z.array(CellSchema),
});
export type Driver = z.infer<typeof DriverSchema>;

/** An item without which there is no rating, and the items that could stand in for it. */
export const MissingSchema = z.object({
  field: z.string(),
  label: WordsSchema,
  reason: z.enum(['no-statement', 'not-reported', 'not-positive']),
  reasonWords: WordsSchema,
  orElse: z.array(z.array(z.object({ field: z.string(), label: WordsSchema }))),
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

export const RatingSchema = z.object({
  companyId: z.number().int(),
  /** `not-rated`: judged, and something is missing; `none`: no rating was made by that day. */
  status: z.enum(['rated', 'not-rated', 'none']),
  /** `3A1` .. `3A19`, null when not rated. */
  class: z.string().nullable(),
  /** 1 .. 19. */
  grade: z.number().int().nullable(),
  /** The domestic symbol beside the class, `AAA` .. `C`. */
  symbol: z.string().nullable(),
  /** Position on the ladder of the international agencies, `AAA` .. `D`. */
  counterpart: z.string().nullable(),
  /** A word for neighbouring classes. */
  band: z.enum(RATING_BANDS).nullable(),
  /** Possibility of default, one year, percent 0-100, decimal text. */
  pd: z.string().nullable(),
  /** 100 (very good) to 600, decimal text. */
  solvencyIndex: z.string().nullable(),
  model: z.object({
    id: z.string(),
    version: z.string(),
    name: WordsSchema,
    isCalibrated: z.boolean(),
    /** "reference model, not calibrated"; null for a calibrated one. */
    caution: WordsSchema.nullable(),
    /** Decimal text. */
    score: z.string().nullable(),
  }),
  /** What the drivers are added to: the constant of the model, the log-odds of its neutral firm. */
  base: z.object({ points: FigureSchema, logOdds: FigureSchema }).nullable(),
  periodEnd: z.string().nullable(),
  ratedAt: z.string().nullable(),
  drivers: z.array(DriverSchema),
  missing: z.array(MissingSchema),
  /** Worst first. */
  overrides: z.array(OverrideSchema),
  isSynthetic: z.boolean(),
});
export type Rating = z.infer<typeof RatingSchema>;
