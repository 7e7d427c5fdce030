import { z } from 'zod';
import { endpoint } from '../wire/index.ts';

/** The record a figure comes from, as known from that moment; opens the source. */
export const OriginSchema = z.object({
  dimension: z.string(),
  recordId: z.number().int(),
  knownFrom: z.string(),
  field: z.string(),
  value: z.string().nullable(),
});

/** A ratio of the model: contribution -> formula -> value -> statement cells. */
export const DriverSchema = z.object({
  code: z.string(),
  formula: z.string(),
  value: z.number(),
  weight: z.number(),
  contribution: z.number(),
  cells: z.array(OriginSchema),
});

export const RatingSchema = z.object({
  companyId: z.number().int(),
  status: z.enum(['rated', 'not-rated']),
  /** `3A1` .. `3A19`, null when not rated. */
  class: z.string().nullable(),
  /** The domestic symbol beside the class, `AAA` .. `D`. */
  symbol: z.string().nullable(),
  /** Possibility of default, one year, percent 0-100, decimal text. */
  pd: z.string().nullable(),
  /** 100 (very good) to 600. */
  solvencyIndex: z.string().nullable(),
  model: z.object({
    id: z.string(),
    version: z.string(),
    isCalibrated: z.boolean(),
    score: z.number().nullable(),
  }),
  periodEnd: z.string().nullable(),
  ratedAt: z.string(),
  drivers: z.array(DriverSchema),
  /** Items without which there is no rating; dictionary field names. */
  missing: z.array(z.object({ field: z.string(), reason: z.string() })),
  /** Facts that override the score: reason code, date, effect. */
  overrides: z.array(
    z.object({
      code: z.string(),
      date: z.string().nullable(),
      effect: z.string(),
      recordId: z.number().int().nullable(),
    }),
  ),
  isSynthetic: z.boolean(),
});
export type Rating = z.infer<typeof RatingSchema>;

export const getRating = endpoint({
  method: 'GET',
  path: '/rating/getRating',
  summary: 'Class, possibility of default, solvency index and drivers of a company',
  input: z.object({ companyId: z.coerce.number().int().positive() }),
  output: RatingSchema,
  right: 'rating.view',
  rate: 'read',
});
