import { z } from 'zod';

/** Percent 0-100, decimal text. */
const PercentSchema = z.string();

export const CalibrationSchema = z.object({
  /** Opinions with a figure whose year is over. */
  opinions: z.number().int(),
  companies: z.number().int(),
  /** Opinions that were followed by a default within their year. */
  defaults: z.number().int(),
  /** Why the figures say little; null: they can be read as they stand. */
  shortage: z.enum(['none', 'too-few-opinions', 'no-default']).nullable(),
  /** Null without an opinion to judge. */
  figures: z
    .object({
      meanStated: PercentSchema,
      meanModel: PercentSchema,
      observed: PercentSchema,
      /** 95 %, Wilson. */
      observedFrom: PercentSchema,
      observedTo: PercentSchema,
      /** 0 (best) to 1, decimal text. */
      brier: z.string(),
      modelBrier: z.string(),
    })
    .nullable(),
  /** Opinions with a figure whose year still runs. */
  waiting: z.object({ count: z.number().int(), firstOn: z.string().nullable() }),
});
export type Calibration = z.infer<typeof CalibrationSchema>;
