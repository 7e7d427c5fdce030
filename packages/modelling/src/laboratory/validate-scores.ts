import {
  calculateAuc,
  calculateBrier,
  calculateCalibrationError,
  calculateKs,
  calculateLogLoss,
  countBad,
  findBootstrapInterval,
  findHanleyMcNeilInterval,
  judgeDefaults,
  makeCalibrationTable,
  testHosmerLemeshow,
  toAccuracyRatio,
} from '@mingjian/domain/validation';
import type { Outcomes } from '@mingjian/domain/validation';

/** Everything that tells how well probabilities foretold what came. */
export const validateScores = (outcomes: Outcomes, groups: readonly string[] | null = null) => {
  const auc = calculateAuc(outcomes);
  const bins = makeCalibrationTable(outcomes);
  return {
    rows: outcomes.labels.length,
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
    bins: bins.map((bin) => ({ ...bin, ...judgeDefaults(bin.cases, bin.bad, bin.predicted) })),
  };
};
