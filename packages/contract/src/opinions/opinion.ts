import { OPINION_ENDINGS, RATING_CHOICES } from '@mingjian/domain/opinions';
import { z } from 'zod';

/** What the model said of a company at a moment. */
export const SaidByModelSchema = z.object({
  /** `3A1` .. `3A19`. */
  class: z.string(),
  /** Possibility of default, one year, percent 0-100, decimal text. */
  pd: z.string(),
  modelVersion: z.string(),
  ratedAt: z.string(),
});
export type SaidByModel = z.infer<typeof SaidByModelSchema>;

export const RatingOpinionSchema = z.object({
  opinionId: z.number().int(),
  kind: z.literal('rating'),
  companyId: z.number().int(),
  /** As the company was called then. */
  companyName: z.string(),
  choice: z.enum(RATING_CHOICES),
  /** The author's own possibility of default, percent, decimal text. */
  pd: z.string().nullable(),
  remark: z.string().nullable(),
  /** When the author formed it. */
  givenAt: z.string(),
  /** Since when it stands; later than `givenAt` where it was withdrawn and restored. */
  knownFrom: z.string(),
  /** Until when it stood; null: it stands. */
  knownTo: z.string().nullable(),
  ending: z.enum(OPINION_ENDINGS).nullable(),
  /** What the model said when it was given. */
  said: SaidByModelSchema,
});
export type RatingOpinion = z.infer<typeof RatingOpinionSchema>;
