import { EVENT_CODES, OPINION_CHOICES } from '@mingjian/domain/what-if';
import { z } from 'zod';

const MOST_LINES = 80;
const MOST_FACTS = 200;
const MOST_PARTIES = 60;
const MOST_LETTERS = 100;
const WORST_GRADE = 19;
const WHOLE = 100;

const AmountSchema = z.string().regex(/^\d{1,14}(\.\d{1,2})?$/);
const GradeSchema = z.number().int().min(1).max(WORST_GRADE);
/** A text that the database can hold. */
const TextSchema = z
  .string()
  .trim()
  .min(1)
  .max(MOST_LETTERS)
  .refine((text) => !text.includes('\0'), 'not-allowed');

const LineEditSchema = z.object({
  field: z.string().regex(/^[a-z0-9_]{1,60}$/),
  change: z.enum(['amount', 'percent']),
  /** Yuan, or percent of what is filed: decimal text with at most two decimals. */
  value: z.string().regex(/^-?\d{1,14}(\.\d{1,2})?$/),
});

const FactEditSchema = z.discriminatedUnion('kind', [
  /** A record on file: as if it were removed today, or as if it had never been. */
  z.object({
    kind: z.literal('drop'),
    recordId: z.number().int().positive(),
    how: z.enum(['removed', 'never']),
  }),
  z.object({
    kind: z.literal('add'),
    event: z.enum(EVENT_CODES),
    date: z.iso.date(),
    amount: AmountSchema.nullable(),
  }),
]);

const PartyEditSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('set'),
    code: z.string().regex(/^(holder|holding)-\d{1,15}$/),
    grade: GradeSchema.nullable(),
    hasGuarantee: z.boolean().nullable(),
  }),
  z.object({
    kind: z.literal('add'),
    name: TextSchema,
    sharePercent: z.number().positive().max(WHOLE),
    grade: GradeSchema,
    hasGuarantee: z.boolean(),
  }),
]);

/** What is supposed of a company, as `Scenario` of domain/what-if. */
export const ScenarioSchema = z.object({
  lines: z.array(LineEditSchema).max(MOST_LINES),
  facts: z.array(FactEditSchema).max(MOST_FACTS),
  parties: z.array(PartyEditSchema).max(MOST_PARTIES),
  /** Of the latest accounts; `none`: without one; null: as filed. */
  opinion: z.enum(OPINION_CHOICES).nullable(),
});

export const ScenarioNameSchema = TextSchema;

const FigureSchema = z.string();

/** A rating in brief; figures null where there is none. */
export const OutcomeSchema = z.object({
  class: z.string().nullable(),
  /** Percent, decimal text. */
  pd: FigureSchema.nullable(),
  solvencyIndex: FigureSchema.nullable(),
  points: FigureSchema.nullable(),
});
export type Outcome = z.infer<typeof OutcomeSchema>;

export const SavedScenarioSchema = z.object({
  scenarioId: z.number().int(),
  companyId: z.number().int(),
  name: z.string(),
  scenario: ScenarioSchema,
  /** The rating that it started from, and what it made of it, on the day it was saved. */
  before: OutcomeSchema,
  after: OutcomeSchema,
  modelVersion: z.string(),
  ratedAt: z.string(),
  madeAt: z.string(),
});
export type SavedScenario = z.infer<typeof SavedScenarioSchema>;
