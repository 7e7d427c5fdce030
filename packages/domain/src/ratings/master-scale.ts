import { getRatingClass, isGradeNumber, WORST_SCORED_GRADE } from './classes.ts';
import type { GradeNumber, RatingClass } from './classes.ts';

/** Possibility of default within one year, percent 0-100. */
export type PdPercent = number;

export interface MasterScale {
  /** The displayed possibility of default is never lower. */
  readonly floor: PdPercent;
  /** Upper bounds of the classes 3A1..3A17, exclusive. */
  readonly upperBounds: readonly PdPercent[];
}

/** 0.03 %: the floor for corporates of Basel II and CRR; the final Basel III takes 0.05 %. */
export const BASEL_FLOOR: PdPercent = 0.03;
/** Each class holds odds that are 1.45 times those of the class above it. */
const STEP = 1.45;
const BOUND_DIGITS = 12;

/**
 * Upper bound of class k: `firstBound x 1.45^(k-1)` percent, k = 1..17; 3A18 is everything above.
 * `docs/figures/rating-class.md`.
 */
export const makeMasterScale = (options: { firstBound?: PdPercent; floor?: PdPercent } = {}): MasterScale => {
  const firstBound = options.firstBound ?? BASEL_FLOOR;
  const upperBounds = Array.from({ length: WORST_SCORED_GRADE - 1 }, (_, index) =>
    // Rounded, so that 0.0435 typed by hand is the bound and not its neighbour.
    Number((firstBound * STEP ** index).toPrecision(BOUND_DIGITS)),
  );
  return { floor: options.floor ?? BASEL_FLOOR, upperBounds };
};

export const MASTER_SCALE: MasterScale = makeMasterScale();

/** The class of a possibility of default; bounds are half-open, [from, to). Never 3A19, which is a fact. */
export const calculateClass = (pd: PdPercent, scale: MasterScale = MASTER_SCALE): RatingClass => {
  if (!(pd >= 0 && pd <= 100)) throw new RangeError(`a possibility of default is 0-100 percent, not ${pd}`);
  const index = scale.upperBounds.findIndex((bound) => pd < bound);
  const grade = index === -1 ? WORST_SCORED_GRADE : index + 1;
  return getRatingClass(isGradeNumber(grade) ? grade : WORST_SCORED_GRADE);
};

/** The lowest possibility of default of a class, inclusive; 100 for the class of facts. */
export const findLowerBound = (grade: GradeNumber, scale: MasterScale = MASTER_SCALE): PdPercent =>
  grade === 1 ? 0 : (scale.upperBounds[grade - 2] ?? 100);

/** The highest possibility of default of a class, exclusive; 100 for 3A18 and the class of facts. */
export const findUpperBound = (grade: GradeNumber, scale: MasterScale = MASTER_SCALE): PdPercent =>
  scale.upperBounds[grade - 1] ?? 100;

/** Floor of the displayed figure; the solvency index takes the figure as calculated. */
export const applyFloor = (pd: PdPercent, scale: MasterScale = MASTER_SCALE): PdPercent =>
  Math.max(pd, scale.floor);
