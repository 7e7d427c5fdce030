import type { HistoryItem } from '@mingjian/contract/ratings';

/** Possibilities of default that get a line across the chart, percent; each about three times the one before. */
const TICKS = [0.03, 0.1, 0.3, 1, 3, 10, 30, 100] as const;

export interface ChartPoint {
  readonly item: HistoryItem;
  /** Percent of the width, and of the height from the top. */
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
  /** Where the next rating takes over. */
  readonly until: number;
}

export interface Chart {
  readonly points: readonly ChartPoint[];
  readonly ticks: readonly { readonly pd: number; readonly y: number }[];
}

const WHOLE = 100;
/** Room at the end for the last rating, which still stands. */
const WIDTH_USED = 94;

const findTicks = (lowest: number, highest: number): readonly number[] => {
  const first = TICKS.findLastIndex((tick) => tick <= lowest);
  const last = TICKS.findIndex((tick) => tick >= highest);
  // Two lines at least: a default alone stands on the upper one.
  const from = Math.min(Math.max(0, first), TICKS.length - 2);
  const to = Math.max(last === -1 ? TICKS.length - 1 : last, from + 1);
  return TICKS.slice(from, to + 1);
};

/** Places ratings over time, the possibility of default upwards on a logarithmic scale; ratings without one are left out. */
export const layChart = (items: readonly HistoryItem[]): Chart => {
  const rated = items.filter(({ pd }) => pd !== null).toSorted((a, b) => a.ratedAt.localeCompare(b.ratedAt));
  if (rated.length === 0) return { points: [], ticks: [] };
  const bounds = rated.flatMap(({ pd, pdLow, pdHigh }) => [
    Number(pd),
    Number(pdLow ?? pd),
    Number(pdHigh ?? pd),
  ]);
  const ticks = findTicks(Math.min(...bounds), Math.max(...bounds));
  const bottom = Math.log(ticks[0] ?? 1);
  const height = Math.log(ticks.at(-1) ?? WHOLE) - bottom;
  const yOf = (pd: number): number => WHOLE * (1 - (Math.log(Math.max(pd, ticks[0] ?? 0)) - bottom) / height);
  const times = rated.map(({ ratedAt }) => Date.parse(ratedAt));
  const start = times[0] ?? 0;
  const span = (times.at(-1) ?? start) - start;
  const xOf = (time: number): number => (span === 0 ? 0 : (WIDTH_USED * (time - start)) / span);
  return {
    ticks: ticks.map((pd) => ({ pd, y: yOf(pd) })),
    points: rated.map((item, at) => ({
      item,
      x: xOf(times[at] ?? start),
      until: at + 1 < times.length ? xOf(times[at + 1] ?? start) : WHOLE,
      y: yOf(Number(item.pd)),
      low: yOf(Number(item.pdLow ?? item.pd)),
      high: yOf(Number(item.pdHigh ?? item.pd)),
    })),
  };
};

/** The steps as one line of an SVG of 100 by 100. */
export const drawSteps = (points: readonly ChartPoint[]): string =>
  points.map(({ x, until, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}L${until} ${y}`).join('');
