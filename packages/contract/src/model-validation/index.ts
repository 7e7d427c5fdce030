import { SECTIONS, SIZE_GRADES } from '@mingjian/domain/industry';
import { z } from 'zod';
import { endpoint } from '../wire/index.ts';
import { ModelCardsSchema } from './cards.ts';
import { DistributionSchema, ReportSchema } from './report.ts';

export * from './cards.ts';
export * from './report.ts';

export const ValidationSchema = z.object({
  modelVersion: z.string(),
  /** Null: nothing has been measured yet; the worker does it in its next minutes. */
  measuredAt: z.string().nullable(),
  /** Companies that a year end needs to be looked at. */
  leastCompanies: z.number().int(),
  /** The first cohort whose twelve months still run; null when too few companies are known. */
  next: z.object({ on: z.string(), until: z.string() }).nullable(),
  /** Null before the first measurement. */
  report: ReportSchema.nullable(),
  /** Of the same choice, but today. */
  today: DistributionSchema.nullable(),
});
export type Validation = z.infer<typeof ValidationSchema>;

const SECTION_CODES = SECTIONS.map(({ code }) => code);

/** Year ends alone; one without a cohort has no cases. */
const CohortDaySchema = z.string().regex(/^[12]\d{3}-12-31$/);

export const getValidation = endpoint({
  method: 'GET',
  path: '/rating/getValidation',
  summary:
    'What came of the companies rated as of past year ends: order, level, classes, moves, shift, each with its cases',
  input: z.object({
    cohortOn: CohortDaySchema.optional(),
    sizeGrade: z.enum(SIZE_GRADES).optional(),
    section: z.enum(SECTION_CODES).optional(),
  }),
  output: ValidationSchema,
  right: 'rating.view',
  rate: 'read',
});

export const getModelCards = endpoint({
  method: 'GET',
  path: '/rating/getModelCards',
  summary: 'What the models that rate are made of, rest on and cannot say, and the public benchmarks',
  input: z.object({}),
  output: ModelCardsSchema,
  right: 'rating.view',
  rate: 'read',
});
