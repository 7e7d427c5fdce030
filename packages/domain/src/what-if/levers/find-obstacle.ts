import { BEST_GRADES } from '../../default-risk/index.ts';
import type { RatingInput, RatingResult } from '../../default-risk/index.ts';
import { DEFAULT_GRADE, WORST_SCORED_GRADE } from '../../ratings/index.ts';
import type { Direction, LeverObstacle } from './lever.ts';

export interface Obstacle {
  readonly obstacle: LeverObstacle;
  /** Whether no change of the accounts can get past it; else it is told where none did. */
  readonly isCertain: boolean;
}

const certain = (obstacle: LeverObstacle): Obstacle => ({ obstacle, isCertain: true });

/** What stands between a rating and the class beside it; null: nothing but the bounds. */
export const findObstacle = (
  { grade, overrides, score, adjustments }: RatingResult,
  target: number | null,
  towards: Direction,
  { statements }: RatingInput,
): Obstacle | null => {
  if (grade === null || target === null) return certain({ kind: 'not-rated' });
  if (grade === DEFAULT_GRADE) {
    const fact = overrides.find(({ isDecisive }) => isDecisive);
    return certain({ kind: 'default', code: fact?.code ?? '', grade });
  }
  if (target < 1 || target > WORST_SCORED_GRADE) return certain({ kind: 'end-of-scale' });
  if (statements.length === 0) return certain({ kind: 'no-accounts' });
  if (score && score.unusedAccounts !== null) return certain({ kind: 'unused-accounts' });
  const last = adjustments.at(-1);
  if (towards === 'better' && score && target < BEST_GRADES[score.depth])
    return certain({ kind: 'depth', code: score.depth, grade: BEST_GRADES[score.depth] });
  // A fact that is measured against the accounts may yield to them.
  const isHeld = last && (towards === 'better' ? last.kind === 'fact' : last.kind === 'support');
  return isHeld
    ? { obstacle: { kind: last.kind, code: last.code, grade: last.grade }, isCertain: false }
    : null;
};
