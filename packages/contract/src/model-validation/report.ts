import { SHORTAGES } from '@mingjian/domain/model-validation';
import { z } from 'zod';

const CountSchema = z.number().int().nonnegative();
/** 0 to 1. */
const ShareSchema = z.number();
/** 0 to 100. */
const PercentSchema = z.number();

/** A figure with its 95 % interval. */
export const EstimateSchema = z.object({ value: z.number(), from: z.number(), to: z.number() });
export type Estimate = z.infer<typeof EstimateSchema>;

/** Mean possibility of default against the share that defaulted, with the 95 % interval of that share (Wilson). */
export const RateSchema = z.object({
  predicted: PercentSchema,
  observed: PercentSchema,
  from: PercentSchema,
  to: PercentSchema,
});
export type Rate = z.infer<typeof RateSchema>;

export const FiguresSchema = z.object({
  cases: CountSchema,
  defaults: CountSchema,
  rate: RateSchema.nullable(),
  /** Why no figure of the order is told. */
  shortage: z.enum(SHORTAGES).nullable(),
  auc: EstimateSchema.nullable(),
  accuracyRatio: EstimateSchema.nullable(),
  ks: EstimateSchema.nullable(),
  brier: EstimateSchema.nullable(),
});
export type Figures = z.infer<typeof FiguresSchema>;

export const PartSchema = z.object({
  /** A day, a size, a section of industry, a depth of data; null: not known of these companies. */
  part: z.string().nullable(),
  figures: FiguresSchema,
});
export type Part = z.infer<typeof PartSchema>;

export const CohortSchema = z.object({
  on: z.string(),
  companies: CountSchema,
  notRated: CountSchema,
  inDefault: CountSchema,
  inDefaultUnknown: CountSchema,
  cases: CountSchema,
  defaults: CountSchema,
  syntheticCases: CountSchema,
});
export type CohortLine = z.infer<typeof CohortSchema>;

export const PowerPointSchema = z.object({
  cases: ShareSchema,
  survivors: ShareSchema,
  defaults: ShareSchema,
});
export type PowerPoint = z.infer<typeof PowerPointSchema>;

export const CalibrationSchema = z.object({
  statistic: z.number(),
  degrees: z.number().int(),
  /** Chance of a statistic at least as large if the possibilities are right. */
  p: ShareSchema,
  bins: z.array(
    z.object({
      cases: CountSchema,
      bad: CountSchema,
      from: ShareSchema,
      to: ShareSchema,
      predicted: ShareSchema,
      observed: ShareSchema,
    }),
  ),
});
export type CalibrationTest = z.infer<typeof CalibrationSchema>;

const LightSchema = z.enum(['green', 'yellow', 'red']);

export const ClassSchema = z.object({
  grade: z.number().int(),
  cases: CountSchema,
  defaults: CountSchema,
  rate: RateSchema.nullable(),
  lights: z.object({ independent: LightSchema, correlated: LightSchema }).nullable(),
});
export type ClassLine = z.infer<typeof ClassSchema>;

export const MovesSchema = z.object({
  rows: z.array(
    z.object({
      grade: z.number().int(),
      companies: CountSchema,
      /** 3A1 to 3A18, in default, not rated. */
      counts: z.array(CountSchema),
    }),
  ),
  companies: CountSchema,
  unchanged: EstimateSchema.nullable(),
  withinOne: EstimateSchema.nullable(),
});
export type Moves = z.infer<typeof MovesSchema>;

export const ShiftSchema = z.object({
  on: z.string(),
  against: z.string(),
  cases: CountSchema,
  referenceCases: CountSchema,
  psi: z.number(),
  verdict: z.enum(['stable', 'watch', 'shifted']),
  /** Shares of the tenths of the reference, the lowest scores first. */
  expected: z.array(ShareSchema),
  actual: z.array(ShareSchema),
});
export type ScoreShift = z.infer<typeof ShiftSchema>;

export const ReportSchema = z.object({
  cohorts: z.array(CohortSchema),
  overall: FiguresSchema,
  byCohort: z.array(PartSchema),
  bySize: z.array(PartSchema),
  bySection: z.array(PartSchema),
  byDepth: z.array(PartSchema),
  curve: z.array(PowerPointSchema),
  calibration: CalibrationSchema.nullable(),
  classes: z.array(ClassSchema),
  moves: MovesSchema,
  shift: ShiftSchema.nullable(),
});
export type ValidationReport = z.infer<typeof ReportSchema>;

export const DistributionSchema = z.object({
  /** Companies of 3A1 to 3A19. */
  counts: z.array(CountSchema),
  rated: CountSchema,
  notRated: CountSchema,
  concentration: z.number().nullable(),
  largestShare: ShareSchema.nullable(),
});
export type Distribution = z.infer<typeof DistributionSchema>;
