import { RATING_CLASSES, WORST_SCORED_GRADE } from '../ratings/index.ts';
import { findWilsonInterval } from '../validation/index.ts';
import type { Estimate } from './judge-groups.ts';

/** Companies that stood in one class at the end of a year and in another a year later; `to` null: not rated. */
export interface MoveCount {
  readonly from: number;
  readonly to: number | null;
  readonly companies: number;
}

export interface MoveRow {
  readonly grade: number;
  readonly companies: number;
  /** 3A1 to 3A18, in default (3A19), not rated. */
  readonly counts: readonly number[];
}

export interface Moves {
  /** Classes in which a company stood, the best first. */
  readonly rows: readonly MoveRow[];
  readonly companies: number;
  /** Shares of all, 0 to 1, with 95 % intervals (Wilson); null without a company. */
  readonly unchanged: Estimate | null;
  readonly withinOne: Estimate | null;
}

const NOT_RATED_PLACE = RATING_CLASSES.length;

/** How companies moved between classes from one year end to the next. */
export const judgeMoves = (found: readonly MoveCount[]): Moves => {
  const scored = found.filter(({ from }) => from <= WORST_SCORED_GRADE);
  const sum = (list: readonly MoveCount[]): number => list.reduce((all, { companies }) => all + companies, 0);
  const rows = [...Map.groupBy(scored, ({ from }) => from)]
    .toSorted(([a], [b]) => a - b)
    .map(([grade, moves]): MoveRow => {
      const counts = Array.from({ length: NOT_RATED_PLACE + 1 }, () => 0);
      for (const { to, companies } of moves) {
        const place = to === null ? NOT_RATED_PLACE : to - 1;
        counts[place] = (counts[place] ?? 0) + companies;
      }
      return { grade, companies: sum(moves), counts };
    });
  const companies = sum(scored);
  const within = (steps: number): Estimate | null => {
    if (companies === 0) return null;
    const hits = sum(
      scored.filter(
        ({ from, to }) => to !== null && to <= WORST_SCORED_GRADE && Math.abs(to - from) <= steps,
      ),
    );
    return { value: hits / companies, ...findWilsonInterval(hits, companies) };
  };
  return { rows, companies, unchanged: within(0), withinOne: within(1) };
};
