import { z } from 'zod';
import { endpoint } from '../wire/index.ts';

const CountSchema = z.number().int().nonnegative();

export const ModuleCoverageSchema = z.object({
  number: z.number().int(),
  key: z.string(),
  en: z.string(),
  cn: z.string(),
  dimensions: CountSchema,
  fields: CountSchema,
  /** Current records of the module's dimensions in this database. */
  records: CountSchema,
});

export const CoverageSchema = z.object({
  /** Counted from the dictionary: what the product can hold. */
  dictionary: z.object({ modules: CountSchema, dimensions: CountSchema, fields: CountSchema }),
  /** Counted from the database: what it holds now. */
  data: z.object({
    companies: CountSchema,
    /** Companies that the demo market invented, among `companies`. */
    syntheticCompanies: CountSchema,
    ratedCompanies: CountSchema,
    records: CountSchema,
    statements: CountSchema,
    sources: CountSchema,
    /** The first day of which anything was known; null: nothing is. */
    firstKnownOn: z.string().nullable(),
    /** When the counts were taken. */
    countedAt: z.string(),
  }),
  modules: z.array(ModuleCoverageSchema),
});
export type Coverage = z.infer<typeof CoverageSchema>;

export const getCoverage = endpoint({
  method: 'GET',
  path: '/dashboard/getCoverage',
  summary: 'How many modules, dimensions and fields the dictionary has, and what is loaded of them',
  input: z.object({}),
  output: CoverageSchema,
  right: null,
  rate: 'read',
  log: 'none',
});
