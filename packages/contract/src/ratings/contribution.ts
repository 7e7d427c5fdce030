import { z } from 'zod';

/** One thing in both languages. */
export const WordsSchema = z.object({ en: z.string(), cn: z.string() });

/** A figure of a model, decimal text with up to twelve decimals. */
export const FigureSchema = z.string();

export const FieldSchema = z.object({ field: z.string(), label: WordsSchema });

/** A statement cell and the record that holds it, as known from that moment; opens the source. */
export const CellSchema = z.object({
  field: z.string(),
  label: WordsSchema,
  /** Yuan, decimal text; null when the account may not see the accounts. */
  value: z.string().nullable(),
  periodEnd: z.string(),
  dimension: z.string(),
  recordId: z.number().int().nullable(),
  knownFrom: z.string().nullable(),
});
export type Cell = z.infer<typeof CellSchema>;

/** A record that a factor rests on; null ids when the account may not open the dimension. */
export const EvidenceSchema = z.object({
  dimension: z.string(),
  recordId: z.number().int().nullable(),
  knownFrom: z.string().nullable(),
  /** What is left of an event: 1 on its day, half of it a year later, times the scale of its amount. */
  weight: FigureSchema,
});
export type Evidence = z.infer<typeof EvidenceSchema>;

/** A factor of the rating: points -> formula -> value -> statement cells or records. */
export const ContributionSchema = z.object({
  model: z.enum(['financial', 'behaviour', 'registry', 'contagion']),
  code: z.string(),
  name: WordsSchema,
  /** The ratio, the count of events that is left, years, persons, percent; null where there is no number. */
  value: FigureSchema.nullable(),
  /** The step or band that the value falls on, in words. */
  band: WordsSchema.nullable(),
  state: z.enum(['known', 'missing', 'not-meaningful']),
  /** Points of the score; more is better. */
  points: FigureSchema,
  /** Change of the log-odds of default; negative lowers the possibility of default. */
  logOdds: FigureSchema,
  /** Points lost against the best step there is; 0 or more. */
  pointsLost: FigureSchema,
  /** The least and the most points that this factor can give. */
  worstPoints: FigureSchema,
  bestPoints: FigureSchema,
  /** In dictionary field names, as it was calculated; null for factors that are no ratio. `prev(...)`: the year before. */
  formula: z.string().nullable(),
  /** The same in the labels of the dictionary. */
  formulaWords: WordsSchema.nullable(),
  cells: z.array(CellSchema),
  evidence: z.array(EvidenceSchema),
  /** Contagion: the linked party. */
  party: z
    .object({
      companyId: z.number().int(),
      name: z.string(),
      relation: z.enum(['holder', 'holding']),
      class: z.string().nullable(),
    })
    .nullable(),
});
export type Contribution = z.infer<typeof ContributionSchema>;
