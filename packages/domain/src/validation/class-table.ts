import { calculateClass, getRatingClass } from '../ratings/index.ts';
import type { ClassName, GradeNumber } from '../ratings/index.ts';
import { calculateDefaultsChance, judgeDefaults } from './traffic-light.ts';
import type { Light } from './traffic-light.ts';
import type { Outcomes } from './outcomes.ts';
import { calculateConcentration } from './stability.ts';

/** Cases of one class of the master scale: what was predicted against what came. */
export interface ClassRow {
  readonly grade: GradeNumber;
  readonly name: ClassName;
  readonly cases: number;
  readonly bad: number;
  readonly predicted: number;
  readonly observed: number;
  /** Chance of so many defaults or more if the possibility is right and cases default independently. */
  readonly chance: number;
  readonly independent: Light;
  readonly correlated: Light;
}

export interface ClassTable {
  /** Classes that hold cases, the best first. */
  readonly classes: readonly ClassRow[];
  /** Share of all cases that the fullest class holds; no class should hold a quarter. */
  readonly largestShare: number;
  /** Herfindahl index of the classes; should stay below .15. */
  readonly concentration: number;
}

const PERCENT = 100;

/** The classes of the master scale for possibilities of default between 0 and 1. */
export const gradeScores = (scores: ArrayLike<number>): readonly GradeNumber[] =>
  Array.from(scores, (score) => calculateClass(PERCENT * score).grade);

/** What came of the cases by class of the master scale. */
export const makeClassTable = ({ labels, scores }: Outcomes): ClassTable => {
  const members = Map.groupBy(gradeScores(scores).entries(), ([, grade]) => grade);
  const classes = [...members]
    .toSorted(([a], [b]) => a - b)
    .map(([grade, cases]): ClassRow => {
      const bad = cases.reduce((sum, [at]) => sum + (labels[at] as number), 0);
      const predicted = cases.reduce((sum, [at]) => sum + (scores[at] as number), 0) / cases.length;
      return {
        grade,
        name: getRatingClass(grade).name,
        cases: cases.length,
        bad,
        predicted,
        observed: bad / cases.length,
        chance: calculateDefaultsChance(cases.length, bad, predicted),
        ...judgeDefaults(cases.length, bad, predicted),
      };
    });
  const counts = classes.map(({ cases }) => cases);
  return {
    classes,
    largestShare: Math.max(...counts) / labels.length,
    concentration: calculateConcentration(counts),
  };
};
