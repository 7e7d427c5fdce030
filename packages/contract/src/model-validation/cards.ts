import { CARD_CODES, MARKS } from '@mingjian/domain/model-validation';
import { z } from 'zod';
import { WordsSchema } from '../ratings/index.ts';

const MarkSchema = z.enum(MARKS);
const CountSchema = z.number().int().nonnegative();

export const CardVariableSchema = z.object({
  code: z.string(),
  name: WordsSchema,
  mark: MarkSchema,
  informationValue: z.number().nullable(),
  steps: z.array(
    z.object({
      band: WordsSchema,
      /** What it adds to the log-odds of default. */
      logOdds: z.number(),
      cases: CountSchema.nullable(),
      defaults: CountSchema.nullable(),
    }),
  ),
});
export type CardVariable = z.infer<typeof CardVariableSchema>;

export const ModelCardSchema = z.object({
  code: z.enum(CARD_CODES),
  name: WordsSchema,
  version: z.string(),
  summary: WordsSchema,
  facts: z.array(z.object({ label: WordsSchema, value: WordsSchema, mark: MarkSchema.nullable() })),
  variables: z.array(CardVariableSchema),
  limits: z.array(WordsSchema),
  notClaimed: z.array(WordsSchema),
  /** The card as Markdown, to be kept. */
  markdown: WordsSchema,
});
export type ModelCard = z.infer<typeof ModelCardSchema>;

export const BenchmarkSchema = z.object({
  task: WordsSchema,
  protocol: WordsSchema,
  cases: CountSchema.nullable(),
  events: CountSchema.nullable(),
  figure: WordsSchema,
  /** As the paper tells it, and whether that was checked. */
  paper: z.object({ value: z.string(), source: z.string(), mark: MarkSchema.nullable() }).nullable(),
  prototype: z.string().nullable(),
  ours: z.number(),
  /** 95 % interval, or the deviation over folds. */
  spread: WordsSchema.nullable(),
  bar: z.number().nullable(),
});
export type Benchmark = z.infer<typeof BenchmarkSchema>;

export const ModelCardsSchema = z.object({
  cards: z.array(ModelCardSchema),
  /** Address of the model file of the version, for ever. */
  modelFile: z.string(),
  benchmarks: z.object({
    measuredOn: z.string(),
    command: z.string(),
    lines: z.array(BenchmarkSchema),
    notes: z.array(WordsSchema),
  }),
});
export type ModelCards = z.infer<typeof ModelCardsSchema>;
