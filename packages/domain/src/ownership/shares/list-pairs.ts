import type { Ownership } from '../make-ownership.ts';
import { LEAST_SHARE } from './calculate-shares.ts';
import { makePairColumns } from './pair-columns.ts';

/** Every (holder, owned) pair with a share, as columns: parties by number, shares as plain numbers. */
export interface SharePairs {
  readonly count: number;
  readonly holder: Int32Array;
  readonly owned: Int32Array;
  readonly share: Float64Array;
  /** By party, plain number: what ends with holders that nobody disclosed, and in closed loops. */
  readonly undisclosed: Float64Array;
  readonly circular: Float64Array;
}

/** What a company hands down of a holder is dropped below this: ten thousand times less than the least share told. */
const DROPPED = 1e-13;

/**
 * All columns of N, holders first: that of a company is made of those of its holders, weighed, so that nothing is walked twice;
 * members of loops are solved one by one. Shares of a company in itself are left out.
 */
export const listPairs = (ownership: Ownership): SharePairs => {
  const { graph, components, loops, solveColumn } = ownership;
  const { size, holdersAt, holder, share } = graph;
  const { order, start, componentOf, isLoop, isClosed } = components;
  const undisclosed = new Float64Array(size);
  const circular = new Float64Array(size);
  const columns = makePairColumns(size);
  const sums = new Float64Array(size);
  const touched: number[] = [];

  const add = (party: number, amount: number): void => {
    if (amount <= DROPPED) return;
    if (sums[party] === 0) touched.push(party);
    sums[party]! += amount;
  };

  /** What reaches a closed loop reaches every member of it; else the holder itself and what stands above it. */
  const addHolder = (from: number, part: number): void => {
    const component = componentOf[from]!;
    if (isClosed[component])
      for (let at = start[component]!; at < start[component + 1]!; at += 1) add(order[at]!, part);
    else if (!isLoop[component]) add(from, part);
    if (!isClosed[component]) columns.each(from, (party, weight) => add(party, part * weight));
  };

  const combine = (company: number): void => {
    let [unknown, round] = [graph.gap[company]!, 0];
    for (let edge = holdersAt[company]!; edge < holdersAt[company + 1]!; edge += 1) {
      const [from, part] = [holder[edge]!, share[edge]!];
      if (part === 0) continue;
      unknown += part * undisclosed[from]!;
      round += part * circular[from]!;
      addHolder(from, part);
    }
    undisclosed[company] = unknown;
    circular[company] = round;
  };

  const solve = (company: number): void => {
    const column = solveColumn(company);
    undisclosed[company] = column.undisclosed;
    circular[company] = column.circular;
    for (const [at, party] of column.parties.entries()) add(party, column.weights[at]!);
  };

  for (const company of order) {
    if (!graph.isFirm[company]) continue;
    if (isLoop[componentOf[company]!]) solve(company);
    else combine(company);
    for (const party of touched) {
      columns.add(company, party, sums[party]!);
      sums[party] = 0;
    }
    touched.length = 0;
  }
  const pairs = columns.read(
    (company, party, weight) => (party === company ? 0 : weight / loops.findTurnover(party)),
    LEAST_SHARE,
  );
  return { ...pairs, undisclosed, circular };
};
