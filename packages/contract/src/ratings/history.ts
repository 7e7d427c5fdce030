import { z } from 'zod';
import { CONFIDENCE_GRADES } from '@mingjian/domain/default-risk';
import { FigureSchema, WordsSchema } from './contribution.ts';
import { ClassSchema } from './rating.ts';

/** What a factor, a cap or a fact did between two ratings. */
export const MoveReasonSchema = z.object({
  code: z.string(),
  name: WordsSchema,
  /** Change in points; more is better. */
  points: FigureSchema,
  logOdds: FigureSchema,
});
export type MoveReason = z.infer<typeof MoveReasonSchema>;

export const HistoryItemSchema = ClassSchema.extend({
  ratedAt: z.string(),
  madeAt: z.string(),
  /** Made afterwards from what had been known by then. */
  isMadeAfterwards: z.boolean(),
  status: z.enum(['rated', 'not-rated']),
  pd: z.string().nullable(),
  pdLow: z.string().nullable(),
  pdHigh: z.string().nullable(),
  solvencyIndex: z.string().nullable(),
  confidence: z.enum(CONFIDENCE_GRADES).nullable(),
  periodEnd: z.string().nullable(),
  modelVersion: z.string(),
  inputHash: z.string(),
  /** Against the rating before it; null for the first one. */
  move: z
    .object({
      /** Classes up (positive) or down; null where one of the two has none. */
      notches: z.number().int().nullable(),
      /** The largest first; all of them add up to the change of the log-odds, the rest stands in `other`. */
      reasons: z.array(MoveReasonSchema),
    })
    .nullable(),
});
export type HistoryItem = z.infer<typeof HistoryItemSchema>;

/** The stored figures of a rating beside those that the same inputs and model give now. */
export const AgainSchema = z.object({
  isSame: z.boolean(),
  modelVersion: z.string(),
  /** `same`, `records-arrived` (later records claim to have been known then) or `model-not-carried`. */
  finding: z.enum(['same', 'records-arrived', 'model-not-carried']),
  storedHash: z.string(),
  hash: z.string().nullable(),
  figures: z.array(
    z.object({ figure: z.string(), stored: z.string().nullable(), again: z.string().nullable() }),
  ),
});
export type Again = z.infer<typeof AgainSchema>;
