import { RATING_CLASSES, WORST_SCORED_GRADE } from '../ratings/index.ts';
import type { GradeNumber } from '../ratings/index.ts';
import { calculateConcentration, judgeDefaults } from '../validation/index.ts';
import type { Light } from '../validation/index.ts';
import { makeRate } from './judge-groups.ts';
import type { Rate } from './judge-groups.ts';

/** What came of the cases of one class. */
export interface ClassCount {
  readonly grade: number;
  readonly cases: number;
  readonly defaults: number;
  /** Mean possibility of default, 0 to 1. */
  readonly pd: number;
}

export interface ClassFigures {
  readonly grade: GradeNumber;
  readonly cases: number;
  readonly defaults: number;
  /** Null without a case. */
  readonly rate: Rate | null;
  /** Whether the defaults are explained, cases defaulting independently and with asset correlation .12. */
  readonly lights: { readonly independent: Light; readonly correlated: Light } | null;
}

/** The 18 classes that a score can give, each with its cases. */
export const judgeClasses = (counts: readonly ClassCount[]): readonly ClassFigures[] =>
  RATING_CLASSES.filter(({ grade }) => grade <= WORST_SCORED_GRADE).map(({ grade }) => {
    const { cases = 0, defaults = 0, pd = 0 } = counts.find((count) => count.grade === grade) ?? {};
    return cases === 0
      ? { grade, cases, defaults, rate: null, lights: null }
      : {
          grade,
          cases,
          defaults,
          rate: makeRate(cases, defaults, pd),
          lights: judgeDefaults(cases, defaults, pd),
        };
  });

export interface Distribution {
  /** Companies of 3A1 to 3A19. */
  readonly counts: readonly number[];
  readonly rated: number;
  readonly notRated: number;
  /** Herfindahl index; null where no company is rated. */
  readonly concentration: number | null;
  /** Share of the fullest class, 0 to 1. */
  readonly largestShare: number | null;
}

/** How companies spread over the 19 classes; grade null: not rated. */
export const spreadClasses = (
  found: readonly { readonly grade: number | null; readonly companies: number }[],
): Distribution => {
  const countOf = (grade: number | null): number =>
    found.reduce((sum, row) => (row.grade === grade ? sum + row.companies : sum), 0);
  const counts = RATING_CLASSES.map(({ grade }) => countOf(grade));
  const rated = counts.reduce((sum, count) => sum + count, 0);
  return {
    counts,
    rated,
    notRated: countOf(null),
    concentration: rated === 0 ? null : calculateConcentration(counts),
    largestShare: rated === 0 ? null : Math.max(...counts) / rated,
  };
};
