import type { Holding, PartyId } from './holding.ts';

/**
 * Holdings as compressed sparse rows: parties are numbers, the edges into party j are holdersAt[j] to holdersAt[j + 1] - 1,
 * one for each holder. Shares are plain numbers, 0 to 1.
 */
export interface OwnershipGraph {
  readonly ids: readonly PartyId[];
  readonly numbers: ReadonlyMap<PartyId, number>;
  readonly size: number;
  /** 1 where the party is owned by anyone on file; the others are ultimate. */
  readonly isFirm: Uint8Array;
  readonly holdersAt: Int32Array;
  readonly holder: Int32Array;
  readonly owned: Int32Array;
  readonly share: Float64Array;
  readonly votes: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly hasBands: boolean;
  /** What nobody on file holds of the capital. */
  readonly gap: Float64Array;
  /** The edges out of party i are heldEdges[heldAt[i]] to heldEdges[heldAt[i + 1] - 1]. */
  readonly heldAt: Int32Array;
  readonly heldEdges: Int32Array;
}

const intern = (holdings: readonly Holding[]) => {
  const ids: PartyId[] = [];
  const numbers = new Map<PartyId, number>();
  const numberOf = (id: PartyId): number => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, ids.length);
    return ids.push(id) - 1;
  };
  const holder = Int32Array.from(holdings, (holding) => numberOf(holding.holder));
  const owned = Int32Array.from(holdings, (holding) => numberOf(holding.owned));
  return { ids, numbers, holder, owned };
};

/** Places of `keys` sorted by key, stable; `start[k]` is where key k begins. */
export const countingSort = (keys: Int32Array, size: number, order: Int32Array) => {
  const start = new Int32Array(size + 1);
  for (const key of keys) start[key + 1]! += 1;
  for (let key = 0; key < size; key += 1) start[key + 1]! += start[key]!;
  const next = start.slice();
  const sorted = new Int32Array(order.length);
  for (const place of order) {
    sorted[next[keys[place]!]!] = place;
    next[keys[place]!]! += 1;
  }
  return { start, sorted };
};

/** A company has no votes of its own treasury shares; where no votes are given they go with the rest of the capital. */
const fillVotes = (
  graph: Pick<OwnershipGraph, 'size' | 'holdersAt' | 'holder' | 'share' | 'votes'>,
): void => {
  const { holdersAt, holder, share, votes } = graph;
  for (let firm = 0; firm < graph.size; firm += 1) {
    let treasury = 0;
    for (let edge = holdersAt[firm]!; edge < holdersAt[firm + 1]!; edge += 1)
      if (holder[edge] === firm && Number.isNaN(votes[edge])) treasury = share[edge]!;
    for (let edge = holdersAt[firm]!; edge < holdersAt[firm + 1]!; edge += 1) {
      if (!Number.isNaN(votes[edge])) continue;
      votes[edge] = holder[edge] === firm ? 0 : share[edge]! / (1 - treasury);
    }
  }
};

/** Reads holdings into a graph; several holdings of one holder in one company add up, empty ones leave no edge. */
export const makeGraph = (holdings: readonly Holding[]): OwnershipGraph => {
  const { ids, numbers, holder: from, owned: to } = intern(holdings);
  const size = ids.length;
  const isFirm = new Uint8Array(size);
  for (const firm of to) isFirm[firm] = 1;
  const byHolder = countingSort(
    from,
    size,
    Int32Array.from(holdings, (_, place) => place),
  ).sorted;
  const { sorted } = countingSort(to, size, byHolder);
  const columns = () => new Float64Array(sorted.length);
  const [share, votes, low, high] = [columns(), columns(), columns(), columns()];
  const holder = new Int32Array(sorted.length);
  const owned = new Int32Array(sorted.length);
  let edges = 0;
  let hasBands = false;
  for (const place of sorted) {
    const { percent, votes: given, low: least = percent, high: most = percent } = holdings[place]!;
    if (percent === 0 && !given && most === 0) continue;
    hasBands ||= least !== percent || most !== percent;
    if (edges === 0 || holder[edges - 1] !== from[place] || owned[edges - 1] !== to[place]) {
      holder[edges] = from[place]!;
      owned[edges] = to[place]!;
      edges += 1;
    }
    share[edges - 1]! += percent / 100;
    votes[edges - 1]! += given === undefined ? Number.NaN : given / 100;
    low[edges - 1]! += least / 100;
    high[edges - 1]! += most / 100;
  }
  const ends = { holder: holder.slice(0, edges), owned: owned.slice(0, edges) };
  const places = Int32Array.from(ends.owned, (_, edge) => edge);
  const { start: holdersAt } = countingSort(ends.owned, size, places);
  const { start: heldAt, sorted: heldEdges } = countingSort(ends.holder, size, places);
  const cut = (column: Float64Array) => column.slice(0, edges);
  const graph = { ids, numbers, size, isFirm, holdersAt, heldAt, heldEdges, hasBands, ...ends };
  const filled = { ...graph, share: cut(share), votes: cut(votes), low: cut(low), high: cut(high) };
  fillVotes(filled);
  return { ...filled, gap: measureGaps(filled) };
};

export const measureGaps = ({
  size,
  isFirm,
  holdersAt,
  share,
}: Omit<OwnershipGraph, 'gap'>): Float64Array => {
  const gap = Float64Array.from(isFirm);
  for (let firm = 0; firm < size; firm += 1) {
    for (let edge = holdersAt[firm]!; edge < holdersAt[firm + 1]!; edge += 1) gap[firm]! -= share[edge]!;
    // Sums of rounded percents miss 100 in the last bits.
    if (gap[firm]! < 1e-12) gap[firm] = 0;
  }
  return gap;
};
