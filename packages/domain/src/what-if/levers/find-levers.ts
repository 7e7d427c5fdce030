import type { FinancialModel, RatingInput } from '../../default-risk/index.ts';
import type { GradeNumber } from '../../ratings/index.ts';
import { EMPTY_SCENARIO } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { combineLines } from './combine-lines.ts';
import { findObstacle } from './find-obstacle.ts';
import type { Direction, Lever, LeverAnswer, LeverBound } from './lever.ts';
import { makeEvaluator, writePercent } from './make-evaluator.ts';
import type { Evaluator, LineChange } from './make-evaluator.ts';
import { findNearest } from './scan.ts';

export interface LeverQuestion {
  readonly towards: Direction;
  readonly bounds: readonly LeverBound[];
  /** Where it starts from; absent: the company as it is. */
  readonly scenario?: Scenario;
}

const BASIS_POINTS = 100;
/** As many alternatives as a person compares. */
const MOST_LEVERS = 8;

/** Both ends of each line that may move: how far, and which way. */
const listReaches = (bounds: readonly LeverBound[], { canMove }: Evaluator): readonly LineChange[] =>
  bounds
    .filter(({ field }) => canMove(field))
    .flatMap(({ field, fromPercent, toPercent }) =>
      [fromPercent, toPercent].map((percent) => ({ field, by: Math.round(percent * BASIS_POINTS) })),
    )
    .filter(({ by }) => by !== 0);

const moveSingle = (evaluator: Evaluator, reach: LineChange, target: GradeNumber): readonly LineChange[] => {
  const sign = Math.sign(reach.by);
  const way = (at: number): LineChange => ({ field: reach.field, by: sign * at });
  const at = findNearest((one) => evaluator.rate([way(one)]), Math.abs(reach.by), target);
  return at === undefined ? [] : [way(at)];
};

const toLever = (changes: readonly LineChange[], grade: GradeNumber, { write }: Evaluator): Lever => ({
  moves: changes.map(({ field, by }) => ({ field, percent: writePercent(by) })),
  size: changes.reduce((sum, { by }) => sum + Math.abs(by), 0) / BASIS_POINTS,
  grade,
  scenario: write(changes),
});

const bySize = (a: Lever, b: Lever): number =>
  a.moves.length - b.moves.length ||
  a.size - b.size ||
  (a.moves[0]?.field ?? '').localeCompare(b.moves[0]?.field ?? '');

/**
 * What it would take for one class: the smallest change of each line that alone moves the class by exactly one, and
 * where no single one does, of two or three together; or what stands in the way. Deterministic.
 */
export const findLevers = (
  input: RatingInput,
  model: FinancialModel,
  { towards, bounds, scenario = EMPTY_SCENARIO }: LeverQuestion,
): LeverAnswer => {
  const evaluator = makeEvaluator(input, scenario, model);
  const start = evaluator.rate([]);
  const to = start.grade === null ? null : start.grade + (towards === 'better' ? -1 : 1);
  const obstacle = findObstacle(start, to, towards, input);
  if (start.grade === null || to === null || obstacle?.isCertain)
    return { from: start.grade, to: null, levers: [], obstacle: obstacle?.obstacle ?? { kind: 'not-rated' } };
  const target = to as GradeNumber;
  const reaches = listReaches(bounds, evaluator);
  const singles = reaches
    .map((reach) => moveSingle(evaluator, reach, target))
    .filter(({ length }) => length > 0);
  const found = singles.length > 0 ? singles : combineLines(evaluator, reaches, { start, target, towards });
  const levers = found.map((changes) => toLever(changes, target, evaluator)).toSorted(bySize);
  return {
    from: start.grade,
    to: target,
    levers: levers.slice(0, MOST_LEVERS),
    obstacle: levers.length > 0 ? null : (obstacle?.obstacle ?? { kind: 'out-of-bounds' }),
  };
};
