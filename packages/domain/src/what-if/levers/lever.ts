import type { Adjustment } from '../../default-risk/index.ts';
import type { GradeNumber } from '../../ratings/index.ts';
import type { Scenario } from '../scenario.ts';

export type Direction = 'better' | 'worse';

/** How far a line may move, percent of what it is in the scenario. */
export interface LeverBound {
  readonly field: string;
  /** 0 or below. */
  readonly fromPercent: number;
  /** 0 or above. */
  readonly toPercent: number;
}

export interface LeverMove {
  readonly field: string;
  /** Decimal text with two decimals. */
  readonly percent: string;
}

/** Changes that together move the class by exactly one. */
export interface Lever {
  readonly moves: readonly LeverMove[];
  /** Percent in all, without signs: what alternatives are sorted by. */
  readonly size: number;
  readonly grade: GradeNumber;
  /** The scenario with the changes in it. */
  readonly scenario: Scenario;
}

/** Why no change of the accounts moves the class by one. */
export type LeverObstacle =
  | { readonly kind: 'no-accounts' | 'unused-accounts' | 'not-rated' | 'end-of-scale' | 'out-of-bounds' }
  | { readonly kind: Adjustment['kind']; readonly code: string; readonly grade: GradeNumber }
  | { readonly kind: 'default'; readonly code: string; readonly grade: GradeNumber };

export interface LeverAnswer {
  readonly from: GradeNumber | null;
  readonly to: GradeNumber | null;
  /** The smallest change first. */
  readonly levers: readonly Lever[];
  /** Null where there are levers. */
  readonly obstacle: LeverObstacle | null;
}
