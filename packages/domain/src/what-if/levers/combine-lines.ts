import type { RatingResult } from '../../default-risk/index.ts';
import type { GradeNumber } from '../../ratings/index.ts';
import type { Direction } from './lever.ts';
import type { Evaluator, LineChange } from './make-evaluator.ts';
import { findNearest } from './scan.ts';

export interface Aim {
  readonly start: RatingResult;
  readonly target: GradeNumber;
  readonly towards: Direction;
}

/** Lines that are combined: those that move the score most at their bounds. */
const MOST_LINES = 6;
/** Steps of the way that all lines of a combination go together. */
const WAY = 1_000;

const scoreOf = ({ score }: RatingResult): number => score?.logOdds ?? 0;

/** The better end of each line, the line that moves the score most first. */
const listPulls = (
  { rate }: Evaluator,
  reaches: readonly LineChange[],
  { start, towards }: Aim,
): readonly LineChange[] => {
  const sign = towards === 'better' ? -1 : 1;
  const pulls = reaches
    .map((reach) => ({ reach, gain: sign * (scoreOf(rate([reach])) - scoreOf(start)) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain || a.reach.field.localeCompare(b.reach.field));
  const best = new Map<string, LineChange>();
  for (const { reach } of pulls) if (!best.has(reach.field)) best.set(reach.field, reach);
  return [...best.values()].slice(0, MOST_LINES);
};

const shareOf = (lines: readonly LineChange[], at: number): readonly LineChange[] =>
  lines.map(({ field, by }) => ({ field, by: Math.round((by * at) / WAY) }));

/** Each line in turn goes back as far as the class allows; the last that moved most goes first. */
const giveBack = (
  { rate }: Evaluator,
  changes: readonly LineChange[],
  target: GradeNumber,
): readonly LineChange[] => {
  let kept = changes;
  for (const { field } of changes.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    const full = kept.find((one) => one.field === field)?.by ?? 0;
    const withShare = (by: number) => kept.map((one) => (one.field === field ? { field, by } : one));
    let [enough, tooLittle] = [Math.abs(full), -1];
    while (enough - tooLittle > 1) {
      const middle = Math.floor((enough + tooLittle) / 2);
      if (rate(withShare(Math.sign(full) * middle)).grade === target) enough = middle;
      else tooLittle = middle;
    }
    kept = withShare(Math.sign(full) * enough);
  }
  return kept.filter(({ by }) => by !== 0);
};

const pick = (lines: readonly LineChange[], count: number, from = 0): readonly (readonly LineChange[])[] =>
  count === 0
    ? [[]]
    : lines
        .slice(from)
        .flatMap((line, at) => pick(lines, count - 1, from + at + 1).map((rest) => [line, ...rest]));

/**
 * Two lines, else three, that go towards their bounds in step until the class is reached; then each gives back what the
 * others do not need.
 */
export const combineLines = (
  evaluator: Evaluator,
  reaches: readonly LineChange[],
  aim: Aim,
): readonly (readonly LineChange[])[] => {
  const pulls = listPulls(evaluator, reaches, aim);
  for (const count of [2, 3]) {
    const found = pick(pulls, count).flatMap((lines) => {
      const at = findNearest((one) => evaluator.rate(shareOf(lines, one)), WAY, aim.target);
      return at === undefined ? [] : [giveBack(evaluator, shareOf(lines, at), aim.target)];
    });
    if (found.length > 0) return [...new Map(found.map((lines) => [JSON.stringify(lines), lines])).values()];
  }
  return [];
};
