import { WORST_SCORED_GRADE } from '@mingjian/domain/ratings';
import {
  calculateAuc,
  calculateBrier,
  calculateCalibrationError,
  calculateDefaultsChance,
  calculateKs,
  calculateLogLoss,
  compareAucs,
  countBad,
  findBootstrapInterval,
  findHanleyMcNeilInterval,
  gradeScores,
  judgeDefaults,
  makeCalibrationTable,
  makeClassTable,
  measureMigration,
  measureShift,
  testHosmerLemeshow,
  testSpiegelhalter,
  toAccuracyRatio,
} from '@mingjian/domain/validation';
import type { Outcomes } from '@mingjian/domain/validation';

export interface Surroundings {
  /** A word per case: cases of one word are drawn together for the interval. */
  readonly groups?: readonly string[] | null;
  /** Possibilities that these are compared with for a shift: of the fitting sample, or of years before. */
  readonly reference?: ArrayLike<number> | null;
  /** Possibilities of another model for the same cases. */
  readonly against?: ArrayLike<number> | null;
  /** For each case the one of the same company a period earlier, -1 without one. */
  readonly previous?: Int32Array | null;
}

const gradeMoves = (before: ArrayLike<number>, after: ArrayLike<number>) => {
  const grades = gradeScores(after);
  return gradeScores(before).map((from, at) => ({ from, to: grades[at] as number }));
};

/** Moves of one company from one period to the next. */
const gradeSteps = (scores: ArrayLike<number>, previous: Int32Array) => {
  const grades = gradeScores(scores);
  return Array.from(previous.entries())
    .filter(([, before]) => before >= 0)
    .map(([at, before]) => ({ from: grades[before] as number, to: grades[at] as number }));
};

/** Everything that tells how well probabilities foretold what came. */
export const validateScores = (outcomes: Outcomes, surroundings: Surroundings = {}) => {
  const { groups, reference, against, previous } = surroundings;
  const { labels, scores } = outcomes;
  const auc = calculateAuc(outcomes);
  const bins = makeCalibrationTable(outcomes);
  const steps = previous ? gradeSteps(scores, previous) : [];
  return {
    rows: labels.length,
    bad: countBad(outcomes),
    auc,
    interval: findHanleyMcNeilInterval(outcomes),
    bootstrap: findBootstrapInterval(outcomes, groups ? { groups } : {}),
    accuracyRatio: toAccuracyRatio(auc),
    ks: calculateKs(outcomes),
    brier: calculateBrier(outcomes),
    logLoss: calculateLogLoss(outcomes),
    calibrationError: calculateCalibrationError(bins),
    hosmerLemeshow: testHosmerLemeshow(bins),
    spiegelhalter: testSpiegelhalter(outcomes),
    bins: bins.map((bin) => ({
      ...bin,
      chance: calculateDefaultsChance(bin.cases, bin.bad, bin.predicted),
      ...judgeDefaults(bin.cases, bin.bad, bin.predicted),
    })),
    masterScale: makeClassTable(outcomes),
    ...(reference ? { shift: measureShift(reference, scores) } : {}),
    ...(against
      ? {
          comparison: compareAucs(labels, scores, against),
          migrationFromOther: measureMigration(gradeMoves(against, scores), WORST_SCORED_GRADE),
        }
      : {}),
    ...(steps.length > 0 ? { migrationOverTime: measureMigration(steps, WORST_SCORED_GRADE) } : {}),
  };
};

export type ValidationResult = ReturnType<typeof validateScores>;
