import { compareIds } from '../graph/holding.ts';
import type { Ownership } from '../make-ownership.ts';
import type { SharePairs } from '../shares/list-pairs.ts';

/** From this share on, of capital or votes (plain number), as in CRR 4(1)(38). */
export const CLOSE_LINK_SHARE = 0.2;

export interface CloseLink {
  readonly holder: number;
  readonly owned: number;
  /** Direct where one edge suffices, of capital or votes. */
  readonly kind: 'direct' | 'indirect';
  /** Plain number: capital over all paths, and votes held directly. */
  readonly share: number;
  readonly votes: number;
}

/** A third party with a close link to each of them links them to one another. */
export interface CommonLink {
  readonly holder: number;
  readonly companies: readonly number[];
}

const reaches = (share: number): boolean => share >= CLOSE_LINK_SHARE - 1e-9;

/** Links of at least 20 % of capital or votes, directly or over all paths, and the companies that one holder links. */
export const findCloseLinks = (
  { graph }: Ownership,
  pairs: SharePairs,
): { readonly links: readonly CloseLink[]; readonly common: readonly CommonLink[] } => {
  const links: CloseLink[] = [];
  const add = (holder: number, owned: number, share: number): void => {
    let [direct, votes] = [0, 0];
    for (let edge = graph.holdersAt[owned]!; edge < graph.holdersAt[owned + 1]!; edge += 1)
      if (graph.holder[edge] === holder) [direct, votes] = [graph.share[edge]!, graph.votes[edge]!];
    const kind = reaches(direct) || reaches(votes) ? 'direct' : 'indirect';
    links.push({ holder, owned, kind, share, votes });
  };
  const isAdded = new Set<number>();
  for (let at = 0; at < pairs.count; at += 1) {
    if (!reaches(pairs.share[at]!)) continue;
    const [holder, owned] = [pairs.holder[at]!, pairs.owned[at]!];
    isAdded.add(holder * graph.size + owned);
    add(holder, owned, pairs.share[at]!);
  }
  // Votes without the capital for it.
  for (const [edge, votes] of graph.votes.entries()) {
    const [holder, owned] = [graph.holder[edge]!, graph.owned[edge]!];
    if (holder !== owned && reaches(votes) && !isAdded.has(holder * graph.size + owned))
      add(holder, owned, graph.share[edge]!);
  }
  const byHolder = Map.groupBy(links, ({ holder }) => holder);
  const common = [...byHolder]
    .filter(([, held]) => held.length > 1)
    .map(([holder, held]) => ({ holder, companies: held.map(({ owned }) => owned) }))
    .toSorted((a, b) => compareIds(graph.ids[a.holder]!, graph.ids[b.holder]!));
  return { links, common };
};
