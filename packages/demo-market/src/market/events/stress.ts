import { dayOf, yearOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Context } from '../records/context.ts';

export const FIRST_EVENT_YEAR = 2019;

/**
 * How troubled a firm looks to others in a year, 0 .. 1: grows with the chance of default that the process saw and jumps
 * when payments stop. Events are drawn from it, so that they tell of distress without proving it.
 */
export const stressIn = (context: Context, year: number): number => {
  const { life } = context;
  if (life.defaultedOn !== null && year >= yearOf(life.defaultedOn)) return 1;
  const first = life.years[0]?.year ?? year;
  const chance = life.chances[Math.max(0, year - 1 - first)] ?? life.chances.at(-1) ?? 0.01;
  return Math.min(0.9, 7 * chance);
};

/** Years in which the firm was there, from the first that is shown. */
export const livedYears = (context: Context): readonly number[] => {
  const first = Math.max(FIRST_EVENT_YEAR, yearOf(context.firm.establishedOn));
  const last = yearOf(Math.min(context.asOf, context.lastDay));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
};

/** A day of that year on which the firm was in business; null when there was none. */
export const dayIn = (context: Context, year: number, roll: number): Day | null => {
  const from = Math.max(dayOf(year, 1, 5), context.firm.establishedOn + 30);
  const to = Math.min(dayOf(year, 12, 28), context.asOf - 1, context.lastDay);
  return to > from ? from + Math.floor(roll * (to - from)) : null;
};
