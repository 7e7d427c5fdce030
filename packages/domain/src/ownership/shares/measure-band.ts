import type { Ownership } from '../make-ownership.ts';
import { listBelow, listBetween } from '../graph/list-between.ts';
import type { Between } from '../graph/list-between.ts';
import type { OwnershipGraph } from '../graph/make-graph.ts';

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

/** Edges among these parties by the company that they lead to. */
const listEdgesInto = ({ graph }: Ownership, parties: readonly number[]) => {
  const into = new Map<number, number[]>(parties.map((party) => [party, []]));
  for (const party of parties)
    for (let at = graph.heldAt[party]!; at < graph.heldAt[party + 1]!; at += 1)
      into.get(graph.owned[graph.heldEdges[at]!]!)?.push(graph.heldEdges[at]!);
  return into;
};

const known = new WeakMap<OwnershipGraph, Float64Array>();

/** The least holdings in each company together, whoever holds them. */
const sumLeast = (graph: OwnershipGraph): Float64Array => {
  let sums = known.get(graph);
  if (sums) return sums;
  sums = new Float64Array(graph.size);
  for (const [edge, company] of graph.owned.entries()) sums[company]! += graph.low[edge]!;
  known.set(graph, sums);
  return sums;
};

/**
 * Bounds, not guesses: share by share of what lies between, each company's holdings chosen against (or for) the holder, together
 * never above 100 %. In loops repeated from zero, where every round comes nearer from below.
 */
const measureAll = (ownership: Ownership, party: number, { parties }: Between): ReadonlyMap<number, Band> => {
  const into = listEdgesInto(ownership, parties);
  const taken = sumLeast(ownership.graph);
  const { low, holder } = ownership.graph;
  const measure = (isMost: boolean): ReadonlyMap<number, number> => {
    const values = new Map<number, number>([[party, 1]]);
    const measureCompany = (company: number): number => {
      const choices: Choice[] = [];
      let least = 0;
      for (const edge of into.get(company)!) {
        const value = values.get(holder[edge]!) ?? 0;
        if (value === 0) continue;
        least += low[edge]! * value;
        choices.push({ edge, value });
      }
      return isMost ? fillColumn(ownership, choices, taken[company]!) : least;
    };
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      let moved = 0;
      for (const company of parties) {
        if (company === party) continue;
        const value = measureCompany(company);
        moved = Math.max(moved, value - (values.get(company) ?? 0));
        values.set(company, value);
      }
      // Without loops the second round moves nothing, unless an empty holding whose band is not empty stands out of order.
      if (moved <= PRECISION) break;
    }
    return values;
  };
  const [least, most] = [measure(false), measure(true)];
  return new Map(
    parties.map((company) => [
      company,
      { low: Math.min(1, least.get(company) ?? 0), high: Math.min(1, most.get(company) ?? 0) },
    ]),
  );
};

const NOTHING: Band = { low: 0, high: 0 };

/** The band of one holder in one company. */
export const measureBand = (ownership: Ownership, party: number, company: number): Band =>
  measureAll(ownership, party, listBetween(ownership, party, company)).get(company) ?? NOTHING;

/** The bands of one holder in every company below it. */
export const measureBands = (ownership: Ownership, party: number): ReadonlyMap<number, Band> =>
  measureAll(ownership, party, listBelow(ownership, party));
