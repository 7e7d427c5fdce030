import type { Direction, HoldingEdge, Neighbourhood } from '@mingjian/database/ownership';

export interface PictureRest {
  readonly count: number;
  readonly percent: number;
  readonly nextOffset: number | null;
}

/** The part of a neighbourhood that a picture shows. */
export interface Picture {
  readonly edges: readonly HoldingEdge[];
  readonly levels: ReadonlyMap<number, number>;
  readonly rests: ReadonlyMap<number, PictureRest>;
  readonly unopened: ReadonlySet<number>;
}

export interface PictureLimits {
  readonly depth: number;
  readonly siblings: number;
  readonly minShare: number;
  readonly isShown: (id: number) => boolean;
}

/** Largest first, those without a percentage last: the order in which the database pages siblings. */
const bySize = (other: (edge: HoldingEdge) => number) => (a: HoldingEdge, b: HoldingEdge) =>
  (b.percent ?? -1) - (a.percent ?? -1) || other(a) - other(b);

/** What of a company's list the picture leaves out: behind its last sibling, too small, ended, never read. */
const countRest = (
  list: readonly HoldingEdge[],
  shown: readonly HoldingEdge[],
  unread: { readonly count: number; readonly percent: number } | undefined,
  siblings: number,
): PictureRest | null => {
  const hidden = list.filter((edge) => !shown.includes(edge));
  const count = hidden.length + (unread?.count ?? 0);
  if (count === 0) return null;
  const percent = hidden.reduce((sum, edge) => sum + (edge.percent ?? 0), unread?.percent ?? 0);
  const isPaged = shown.length === siblings || unread !== undefined;
  return { count, percent, nextOffset: isPaged ? Math.min(siblings, list.length) : null };
};

/** Goes from the company level by level over what was read, and shows of each list the largest that are to be shown. */
export const cutPicture = (
  direction: Direction,
  root: number,
  { edges, rests, unopened }: Neighbourhood,
  { depth, siblings, minShare, isShown }: PictureLimits,
): Picture => {
  const isUp = direction === 'up';
  const other = (edge: HoldingEdge) => (isUp ? edge.holderId : edge.ownedId);
  const lists = Map.groupBy(edges, (edge) => (isUp ? edge.ownedId : edge.holderId));
  const levels = new Map([[root, 0]]);
  const kept: HoldingEdge[] = [];
  const left = new Map<number, PictureRest>();
  const ends = new Set<number>();
  // A map yields what is added while it is walked: levels rise.
  for (const [party, level] of levels) {
    const list = lists.get(party) ?? [];
    if (level === depth) {
      if (list.length > 0 || rests.has(party)) ends.add(party);
      continue;
    }
    const shown = list
      .toSorted(bySize(other))
      .slice(0, siblings)
      .filter((edge) => (minShare === 0 || (edge.percent ?? 0) >= minShare) && isShown(other(edge)));
    const rest = countRest(list, shown, rests.get(party), siblings);
    if (rest) left.set(party, rest);
    for (const edge of shown) {
      kept.push(edge);
      if (!levels.has(other(edge))) levels.set(other(edge), level + 1);
    }
  }
  // On the way down what stands at the depth was never asked for, and may hold more.
  for (const party of unopened) if (levels.has(party)) ends.add(party);
  return { edges: kept, levels, rests: left, unopened: ends };
};
