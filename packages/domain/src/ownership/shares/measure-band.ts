import type { Ownership } from '../make-ownership.ts';
import { listBetween } from '../graph/list-between.ts';

/** The least and the most that a party can hold of a company while every holding stays in its band. Plain numbers. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Rounds through a loop stop when none moves a share by more than this. */
const PRECISION = 1e-13;
const MOST_ROUNDS = 10_000;

interface Choice {
  readonly edge: number;
  readonly value: number;
}

/** Fills what the least holdings leave of 100 % with those worth most to the holder, each up to its band. */
const fillColumn = ({ graph }: Ownership, choices: readonly Choice[], taken: number): number => {
  let [room, sum] = [1 - taken, 0];
  for (const { edge, value } of choices.toSorted((a, b) => b.value - a.value)) {
    const extra = Math.min(graph.high[edge]! - graph.low[edge]!, Math.max(0, room));
    room -= extra;
    sum += value * (graph.low[edge]! + extra);
  }
  return sum;
};

/** What the party holds of one company, given what it holds of that company's holders. */
const measureCompany = (
  ownership: Ownership,
  company: number,
  valueOf: (party: number) => number,
  isMost: boolean,
): number => {
  const { holdersAt, holder, low } = ownership.graph;
  const choices: Choice[] = [];
  let [taken, least] = [0, 0];
  for (let edge = holdersAt[company]!; edge < holdersAt[company + 1]!; edge += 1) {
    const value = valueOf(holder[edge]!);
    taken += low[edge]!;
    least += low[edge]! * value;
    choices.push({ edge, value });
  }
  return isMost ? fillColumn(ownership, choices, taken) : least;
};

/**
 * Bounds, not guesses: share by share of what lies between, each company's holdings chosen against (or for) the holder, together
 * never above 100 %. In loops repeated from zero, where every round comes nearer from below.
 */
export const measureBand = (ownership: Ownership, party: number, company: number): Band => {
  const between = listBetween(ownership, party, company);
  const measure = (isMost: boolean): number => {
    const values = new Map<number, number>([[party, 1]]);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      let moved = 0;
      for (const next of between.parties) {
        if (next === party) continue;
        const value = measureCompany(ownership, next, (from) => values.get(from) ?? 0, isMost);
        moved = Math.max(moved, value - (values.get(next) ?? 0));
        values.set(next, value);
      }
      if (!between.hasLoop || moved <= PRECISION) break;
    }
    return Math.min(1, values.get(company) ?? 0);
  };
  return { low: measure(false), high: measure(true) };
};
