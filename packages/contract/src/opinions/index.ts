import { MAX_REMARK, OPINION_KINDS, RATING_CHOICES } from '@mingjian/domain/opinions';
import { z } from 'zod';
import { CompanyCardSchema } from '../favourites/company-card.ts';
import { AS_AT_INPUTS, endpoint, IdSchema, PageInputSchema, pageOf } from '../wire/index.ts';
import { CalibrationSchema } from './calibration.ts';
import { RatingOpinionSchema, SaidByModelSchema } from './opinion.ts';

export * from './calibration.ts';
export * from './opinion.ts';

/** Rating and its verification are one feature of the plans; every opinion belongs to its author alone. */
const base = { right: 'rating.view' } as const;
const OpinionInputSchema = z.object({ opinionId: IdSchema });

export const RatingOpinionsSchema = z.object({
  companyId: z.number().int(),
  /** What the model says; null: the company is not rated, and there is nothing to give an opinion on. */
  rating: SaidByModelSchema.nullable(),
  current: RatingOpinionSchema.nullable(),
  /** Those that stood before, the newest first, at most fifty. */
  history: z.array(RatingOpinionSchema),
});
export type RatingOpinions = z.infer<typeof RatingOpinionsSchema>;

export const getRatingOpinion = endpoint({
  ...base,
  method: 'GET',
  path: '/opinion/getRatingOpinion',
  summary: 'What the signed-in account thinks of the rating of a company, and what it thought before',
  input: z.object({ companyId: IdSchema, ...AS_AT_INPUTS }),
  output: RatingOpinionsSchema,
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

/** A text that the database can hold. */
const RemarkSchema = z
  .string()
  .trim()
  .max(MAX_REMARK, 'length-500')
  .refine((text) => !text.includes('\0'), 'not-allowed');

export const saveRatingOpinion = endpoint({
  ...base,
  method: 'POST',
  path: '/opinion/saveRatingOpinion',
  summary: 'Gives a rating opinion; it takes the place of the last one and changes nothing of the rating',
  input: z.object({
    companyId: IdSchema,
    choice: z.enum(RATING_CHOICES),
    /** The author's own possibility of default in percent: above 0, at most 100, at most four decimals. */
    pd: z.union([z.string(), z.number()]).nullish(),
    remark: RemarkSchema.nullish(),
    /** The rating that the author looked at; refused when another one stands by now. */
    ratedAt: z.iso.datetime().optional(),
  }),
  output: RatingOpinionsSchema,
  quota: 'online-report',
  rate: 'write',
  // What an author thinks is private, also before the readers of the log.
  isInputLogged: false,
  failures: ['numeric-value-invalid', 'company-does-not-exist', 'company-not-rated', 'rating-has-changed'],
});

export const withdrawOpinion = endpoint({
  ...base,
  method: 'POST',
  path: '/opinion/withdrawOpinion',
  summary: 'Takes an opinion back; it stays in the history',
  input: OpinionInputSchema,
  output: z.object({ isWithdrawn: z.literal(true) }),
  rate: 'write',
  failures: ['opinion-does-not-exist'],
});

export const restoreOpinion = endpoint({
  ...base,
  method: 'POST',
  path: '/opinion/restoreOpinion',
  summary: 'Undoes the withdrawal of an opinion, as long as no other one has been given since',
  input: OpinionInputSchema,
  output: z.object({ isRestored: z.literal(true) }),
  rate: 'write',
  failures: ['opinion-does-not-exist'],
});

export const MyOpinionSchema = RatingOpinionSchema.extend({
  /** The company with its class now, or on the day asked for; null when it is not listed any more. */
  company: CompanyCardSchema.nullable(),
});
export type MyOpinion = z.infer<typeof MyOpinionSchema>;

export const listMyOpinions = endpoint({
  ...base,
  method: 'GET',
  path: '/opinion/listMyOpinions',
  summary: 'The opinions of the signed-in account that stand, newest first; on an earlier day those of then',
  input: PageInputSchema.extend({ kind: z.enum(OPINION_KINDS).optional(), ...AS_AT_INPUTS }),
  output: pageOf(MyOpinionSchema),
  rate: 'read',
});

export const getMyCalibration = endpoint({
  ...base,
  method: 'GET',
  path: '/opinion/getMyCalibration',
  summary: 'How the possibilities of default that the signed-in account stated agree with what came',
  input: z.object({}),
  output: CalibrationSchema,
  rate: 'read',
});
