import type { IsoDate } from '../records/index.ts';
import {
  makeGroupedCalibration,
  makePowerCurve,
  measureGroupedShift,
  mergeGroups,
  sumGroups,
  testHosmerLemeshow,
} from '../validation/index.ts';
import type { CalibrationBin, CaseGroup, HosmerLemeshow, PowerPoint, Shift } from '../validation/index.ts';
import { judgeClasses } from './judge-classes.ts';
import type { ClassCount, ClassFigures } from './judge-classes.ts';
import { judgeGroups, LEAST_OF_A_KIND } from './judge-groups.ts';
import type { ValidationFigures } from './judge-groups.ts';
import { judgeMoves } from './judge-moves.ts';
import type { MoveCount, Moves } from './judge-moves.ts';

/** Cases of one score in one part of the cases: a cohort, a size, a section of industry, a depth of data. */
export interface PartGroup extends CaseGroup {
  /** Null: not known of these companies. */
  readonly part: string | null;
}

/** Who of a cohort is judged, and who is left out. */
export interface CohortCount {
  readonly on: IsoDate;
  readonly companies: number;
  readonly notRated: number;
  /** In default by what was known then. */
  readonly inDefault: number;
  /** In default by what became known later. */
  readonly inDefaultUnknown: number;
  readonly cases: number;
  readonly defaults: number;
  readonly syntheticCases: number;
}

export interface ReportCounts {
  readonly cohorts: readonly CohortCount[];
  /** Every cohort, also those outside the choice: scores are compared with those of the year before. */
  readonly byCohort: readonly PartGroup[];
  readonly bySize: readonly PartGroup[];
  readonly bySection: readonly PartGroup[];
  readonly byDepth: readonly PartGroup[];
  readonly classes: readonly ClassCount[];
  readonly moves: readonly MoveCount[];
}

export interface PartFigures {
  readonly part: string | null;
  readonly figures: ValidationFigures;
}

export interface ScoreShift extends Shift {
  readonly on: IsoDate;
  readonly against: IsoDate;
  readonly cases: number;
  readonly referenceCases: number;
}

export interface CalibrationTest extends HosmerLemeshow {
  readonly bins: readonly CalibrationBin[];
}

export interface ValidationReport {
  readonly cohorts: readonly CohortCount[];
  readonly overall: ValidationFigures;
  readonly byCohort: readonly PartFigures[];
  readonly bySize: readonly PartFigures[];
  readonly bySection: readonly PartFigures[];
  readonly byDepth: readonly PartFigures[];
  /** Empty where defaults or survivors are too few. */
  readonly curve: readonly PowerPoint[];
  /** Null where defaults or survivors are too few. */
  readonly calibration: CalibrationTest | null;
  readonly classes: readonly ClassFigures[];
  readonly moves: Moves;
  /** Null without two cohorts that follow each other. */
  readonly shift: ScoreShift | null;
}

const judgeParts = (groups: readonly PartGroup[]): readonly PartFigures[] =>
  [...Map.groupBy(groups, ({ part }) => part)]
    .toSorted(([a], [b]) => (a ?? '\uFFFF').localeCompare(b ?? '\uFFFF'))
    .map(([part, members]) => ({ part, figures: judgeGroups(members) }));

/** Scores of the chosen cohort, else of the last one, against those of the one before. */
const findShift = (groups: readonly PartGroup[], cohortOn: IsoDate | null): ScoreShift | null => {
  const byCohort = Map.groupBy(groups, ({ part }) => part ?? '');
  const days = [...byCohort.keys()].toSorted();
  const on = cohortOn ?? days.at(-1);
  const against = days[days.indexOf(on ?? '') - 1];
  const [own, reference] = [byCohort.get(on ?? ''), byCohort.get(against ?? '')];
  if (on === undefined || against === undefined || !own || !reference) return null;
  return {
    on,
    against,
    cases: sumGroups(own).cases,
    referenceCases: sumGroups(reference).cases,
    ...measureGroupedShift(reference, own),
  };
};

const testCalibration = (groups: readonly CaseGroup[]): CalibrationTest => {
  const bins = makeGroupedCalibration(groups);
  return { bins, ...testHosmerLemeshow(bins) };
};

/** What became of the rated companies, as figures; `cohortOn`: of one cohort alone. */
export const makeReport = (counts: ReportCounts, cohortOn: IsoDate | null): ValidationReport => {
  const chosen = counts.byCohort.filter(({ part }) => cohortOn === null || part === cohortOn);
  const groups = mergeGroups(chosen);
  const overall = judgeGroups(groups);
  const isEnough = overall.defaults >= LEAST_OF_A_KIND && overall.cases - overall.defaults >= LEAST_OF_A_KIND;
  return {
    cohorts: counts.cohorts,
    overall,
    byCohort: judgeParts(chosen),
    bySize: judgeParts(counts.bySize),
    bySection: judgeParts(counts.bySection),
    byDepth: judgeParts(counts.byDepth),
    curve: isEnough ? makePowerCurve(groups) : [],
    calibration: isEnough ? testCalibration(groups) : null,
    classes: judgeClasses(counts.classes),
    moves: judgeMoves(counts.moves),
    shift: findShift(counts.byCohort, cohortOn),
  };
};
