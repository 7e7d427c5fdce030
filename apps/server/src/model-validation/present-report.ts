import type * as wire from '@mingjian/contract/model-validation';
import type {
  CalibrationTest,
  ClassFigures,
  Distribution,
  Estimate,
  PartFigures,
  Rate,
  ScoreShift,
  ValidationFigures,
  ValidationReport,
} from '@mingjian/domain/model-validation';

const DECIMALS = 6;
const round = (value: number): number => Number(value.toFixed(DECIMALS));
const orNull = <T, U>(value: T | null, present: (value: T) => U): U | null =>
  value === null ? null : present(value);

const presentEstimate = ({ value, from, to }: Estimate): wire.Estimate => ({
  value: round(value),
  from: round(from),
  to: round(to),
});

const presentRate = ({ predicted, observed, from, to }: Rate): wire.Rate => ({
  predicted: round(predicted),
  observed: round(observed),
  from: round(from),
  to: round(to),
});

const presentFigures = (figures: ValidationFigures): wire.Figures => ({
  cases: figures.cases,
  defaults: figures.defaults,
  rate: orNull(figures.rate, presentRate),
  shortage: figures.shortage,
  auc: orNull(figures.auc, presentEstimate),
  accuracyRatio: orNull(figures.accuracyRatio, presentEstimate),
  ks: orNull(figures.ks, presentEstimate),
  brier: orNull(figures.brier, presentEstimate),
});

const presentParts = (parts: readonly PartFigures[]): wire.Part[] =>
  parts.map(({ part, figures }) => ({ part, figures: presentFigures(figures) }));

const presentClass = ({ grade, cases, defaults, rate, lights }: ClassFigures): wire.ClassLine => ({
  grade,
  cases,
  defaults,
  rate: orNull(rate, presentRate),
  lights,
});

const presentCalibration = ({ statistic, degrees, p, bins }: CalibrationTest): wire.CalibrationTest => ({
  statistic: round(statistic),
  degrees,
  p: round(p),
  bins: bins.map((bin) => ({
    cases: bin.cases,
    bad: bin.bad,
    from: round(bin.from),
    to: round(bin.to),
    predicted: round(bin.predicted),
    observed: round(bin.observed),
  })),
});

const presentShift = (shift: ScoreShift): wire.ScoreShift => ({
  on: shift.on,
  against: shift.against,
  cases: shift.cases,
  referenceCases: shift.referenceCases,
  psi: round(shift.psi),
  verdict: shift.verdict,
  expected: shift.expected.map(round),
  actual: shift.actual.map(round),
});

export const presentReport = (report: ValidationReport): wire.ValidationReport => ({
  cohorts: report.cohorts.map((cohort) => ({
    on: cohort.on,
    companies: cohort.companies,
    notRated: cohort.notRated,
    inDefault: cohort.inDefault,
    inDefaultUnknown: cohort.inDefaultUnknown,
    cases: cohort.cases,
    defaults: cohort.defaults,
    syntheticCases: cohort.syntheticCases,
  })),
  overall: presentFigures(report.overall),
  byCohort: presentParts(report.byCohort),
  bySize: presentParts(report.bySize),
  bySection: presentParts(report.bySection),
  byDepth: presentParts(report.byDepth),
  curve: report.curve.map(({ cases, survivors, defaults }) => ({
    cases: round(cases),
    survivors: round(survivors),
    defaults: round(defaults),
  })),
  calibration: orNull(report.calibration, presentCalibration),
  classes: report.classes.map(presentClass),
  moves: {
    rows: report.moves.rows.map(({ grade, companies, counts }) => ({
      grade,
      companies,
      counts: [...counts],
    })),
    companies: report.moves.companies,
    unchanged: orNull(report.moves.unchanged, presentEstimate),
    withinOne: orNull(report.moves.withinOne, presentEstimate),
  },
  shift: orNull(report.shift, presentShift),
});

export const presentDistribution = (today: Distribution): wire.Distribution => ({
  counts: [...today.counts],
  rated: today.rated,
  notRated: today.notRated,
  concentration: orNull(today.concentration, round),
  largestShare: orNull(today.largestShare, round),
});
