import { z } from 'zod';
import { WordsSchema } from '../ratings/index.ts';
import { AS_AT_INPUTS, DaySchema, endpoint, IdSchema } from '../wire/index.ts';
import { LimitsSchema, OWNER_TESTS, PartySchema, ShareSchema } from './node.ts';

/** Of the records behind a statement; `recordCount` counts all. */
export const MOST_SOURCES = 200;

const SourceSchema = z.object({
  companyId: z.number().int(),
  companyName: z.string(),
  recordId: z.number().int(),
  dimension: WordsSchema,
  source: WordsSchema,
  publishedOn: z.string().nullable(),
  validFrom: z.string().nullable(),
  knownFrom: z.string(),
});

export const OwnerStatementSchema = z.object({
  company: PartySchema,
  /** The day that the statement stands on. */
  day: DaySchema,
  /** Percent from which somebody counts as owner. */
  threshold: z.number(),
  /** The finding in sentences. */
  lines: z.array(WordsSchema),
  /** In the order of the Measures. */
  tests: z.array(
    z.object({
      test: z.enum(OWNER_TESTS),
      words: WordsSchema,
      /** `not_asked`: an earlier step settled it, or the entity need not file. */
      result: z.enum(['met', 'not_met', 'not_asked']),
      names: z.array(z.string()),
    }),
  ),
  owners: z.array(
    z.object({
      name: z.string(),
      test: z.enum(OWNER_TESTS),
      percent: ShareSchema,
      votes: ShareSchema,
      income: ShareSchema.nullable(),
      /** Null for whoever holds no share. */
      formula: WordsSchema.nullable(),
    }),
  ),
  exemption: z
    .object({
      status: z.enum(['exempt', 'on_undertaking', 'not_exempt', 'unknown']),
      because: z.enum(['capital', 'holders', 'others-control']).nullable(),
    })
    .nullable(),
  /** What it rests on; null where the account may not open records of holders. */
  records: z.array(SourceSchema).nullable(),
  recordCount: z.number().int(),
  /** The company or a record behind the statement is made up for demonstration. */
  isSynthetic: z.boolean(),
  limits: LimitsSchema,
});
export type OwnerStatement = z.infer<typeof OwnerStatementSchema>;

export const getOwnerStatement = endpoint({
  method: 'GET',
  path: '/ownership/getOwnerStatement',
  summary:
    'The statement of beneficial owners to print: tests in sequence, owners with formula, exemption, records behind it',
  input: z.object({
    companyId: IdSchema,
    threshold: z.coerce.number().min(1).max(50).default(25),
    ...AS_AT_INPUTS,
  }),
  output: OwnerStatementSchema,
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});
