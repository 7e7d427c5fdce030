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

/** Places moments on the width; the last one keeps some room behind it. */
const makeTimeScale = (moments: readonly number[]): ((moment: number) => number) => {
  const start = Math.min(...moments);
  const span = Math.max(...moments) - start;
  return (moment) => (span === 0 ? 0 : (WIDTH_USED * (moment - start)) / span);
};

const boundsOf = ({ pd, pdLow, pdHigh }: HistoryItem): readonly [pd: number, low: number, high: number] => [
  Number(pd),
  Number(pdLow ?? pd),
  Number(pdHigh ?? pd),
];

/**
 * Places ratings over time, the possibility of default upwards on a logarithmic scale. A rating stands until the next
 * one; one without a possibility of default has no place and leaves a gap.
 */
export const layChart = (items: readonly HistoryItem[]): Chart => {
  const inTime = items.toSorted((a, b) => a.ratedAt.localeCompare(b.ratedAt));
  const rated = inTime.filter(({ pd }) => pd !== null);
  if (rated.length === 0) return { points: [], ticks: [] };
  const bounds = rated.flatMap(boundsOf);
  const ticks = findTicks(Math.min(...bounds), Math.max(...bounds));
  const [lowest = 1] = ticks;
  const bottom = Math.log(lowest);
  const height = Math.log(ticks.at(-1) ?? WHOLE) - bottom;
  const yOf = (pd: number): number => WHOLE * (1 - (Math.log(Math.max(pd, lowest)) - bottom) / height);
  const xOf = makeTimeScale(inTime.map(({ ratedAt }) => Date.parse(ratedAt)));
  const points = inTime.flatMap((item, at): readonly ChartPoint[] => {
    if (item.pd === null) return [];
    const next = inTime[at + 1];
    const [y = 0, low = 0, high = 0] = boundsOf(item).map(yOf);
    const until = next ? xOf(Date.parse(next.ratedAt)) : WHOLE;
    return [{ item, x: xOf(Date.parse(item.ratedAt)), until, y, low, high }];
  });
  return { ticks: ticks.map((pd) => ({ pd, y: yOf(pd) })), points };
};

/** The steps as one line of an SVG of 100 by 100, broken where a rating without a place stood between. */
export const drawSteps = (points: readonly ChartPoint[]): string =>
  points
    .map(({ x, until, y }, at) => `${points[at - 1]?.until === x ? 'L' : 'M'}${x} ${y}L${until} ${y}`)
    .join('');
