import type { RatingResult } from '../../default-risk/index.ts';
import { findLowerBound, findUpperBound, WORST_SCORED_GRADE } from '../../ratings/index.ts';
import type { GradeNumber } from '../../ratings/index.ts';
import { toLogOdds } from '../../solvency/index.ts';
import type { BasisPoints } from './make-evaluator.ts';

/** A path of changes: how far along, in hundredths of a percent, -> the rating there. */
export type Path = (at: BasisPoints) => RatingResult;

interface Point {
  readonly at: BasisPoints;
  readonly grade: GradeNumber | null;
  /** What the rating stands on: the step of every variable, the reasons above the score, and the class. */
  readonly signature: string;
  readonly logOdds: number;
  /** What each factor adds. */
  readonly parts: readonly number[];
  /** What holds the rating whatever the score is: not above (a cap) or not below (a guarantee) these log-odds. */
  readonly floor: number;
  readonly ceiling: number;
  /** Of a rating that several things hold nothing can be foretold. */
  readonly isPlain: boolean;
}

const toPoint = (at: BasisPoints, result: RatingResult): Point => {
  const { score, overrides, grade, adjustments } = result;
  const parts = score?.contributions ?? [];
  const [held, more] = adjustments;
  const isFading = overrides.some(({ isDecisive, removedOn }) => isDecisive && removedOn !== null);
  const isSupport = held?.kind === 'support';
  const steps = parts.map(({ state, band }) => (state === 'known' ? band : state));
  return {
    at,
    grade,
    signature: [grade, ...steps, ...overrides.map(({ code }) => code)].join(' '),
    logOdds: score?.logOdds ?? 0,
    parts: parts.map(({ logOdds }) => logOdds),
    floor: held && !isSupport ? (result.logOdds ?? 0) : Number.NEGATIVE_INFINITY,
    ceiling: isSupport ? (result.logOdds ?? 0) : Number.POSITIVE_INFINITY,
    isPlain: score !== null && grade !== null && more === undefined && !isFading,
  };
};

/** Less than a bound is off itself after log-odds and back. */
const HAIR = 5e-10;

/**
 * Whether a class lies between what two points add up to at best and at worst: between them each factor, being monotone,
 * adds no less and no more than at one of the two.
 */
const canReach = (from: Point, to: Point, target: GradeNumber): boolean => {
  const isAlike =
    from.floor === to.floor && from.ceiling === to.ceiling && from.parts.length === to.parts.length;
  if (!from.isPlain || !to.isPlain || !isAlike) return true;
  let [low, high] = [from.logOdds, from.logOdds];
  from.parts.forEach((part, at) => {
    const difference = (to.parts[at] ?? 0) - part;
    if (difference < 0) low += difference;
    else high += difference;
  });
  const least = target === 1 ? Number.NEGATIVE_INFINITY : toLogOdds(findLowerBound(target));
  const most = target === WORST_SCORED_GRADE ? Number.POSITIVE_INFINITY : toLogOdds(findUpperBound(target));
  const within = (logOdds: number) => Math.min(from.ceiling, Math.max(from.floor, logOdds));
  return within(high) > least - HAIR && within(low) < most - HAIR;
};

/** Between so many points on each path a variable is taken for monotone. */
const PIECES = 8;

/**
 * The shortest way along a path to a class: the class is a step function of the way, so that every piece whose ends stand
 * on the same steps, or that cannot reach the class, is passed over, and every other one is halved down to the edges, the
 * nearest first. Undefined where the path never reaches the class.
 */
export const findNearest = (path: Path, until: BasisPoints, target: GradeNumber): BasisPoints | undefined => {
  const known = new Map<BasisPoints, Point>();
  const look = (at: BasisPoints): Point => {
    const point = known.get(at) ?? toPoint(at, path(at));
    known.set(at, point);
    return point;
  };
  const search = (from: Point, to: Point): BasisPoints | undefined => {
    if (from.signature === to.signature || !canReach(from, to, target)) return undefined;
    if (to.at - from.at <= 1) return to.grade === target ? to.at : undefined;
    const middle = look(Math.floor((from.at + to.at) / 2));
    return search(from, middle) ?? search(middle, to);
  };
  for (let piece = 0; piece < PIECES; piece += 1) {
    const from = look(Math.round((until * piece) / PIECES));
    const to = look(Math.round((until * (piece + 1)) / PIECES));
    const found = search(from, to);
    if (found !== undefined) return found;
  }
  return undefined;
};
