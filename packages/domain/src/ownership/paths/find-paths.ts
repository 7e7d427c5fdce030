import { listBetween } from '../graph/list-between.ts';
import type { Between } from '../graph/list-between.ts';
import { roundPercent } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import { findParty } from '../make-ownership.ts';
import type { Ownership } from '../make-ownership.ts';
import { makePathSearch } from './search-paths.ts';

/** One edge of a path. Percent, 0 to 100. */
export interface PathStep {
  readonly holder: PartyId;
  readonly owned: PartyId;
  readonly percent: number;
}

/** A way from the holder down to the company that passes nobody twice. */
export interface OwnershipPath {
  readonly steps: readonly PathStep[];
  /** The product of its steps, percent. */
  readonly percent: number;
}

export interface PathList {
  /** The integrated share that the paths make up, percent. */
  readonly percent: number;
  /** Largest first. */
  readonly paths: readonly OwnershipPath[];
  /** Of all paths that pass nobody twice; null where a loop lies between and not all were listed. */
  readonly pathCount: number | null;
  /** What is left of the share: further paths, ways round a loop, or both. Percent. */
  readonly rest: number;
  readonly restKind: 'none' | 'paths' | 'loops' | 'paths-and-loops';
}

export interface PathLimits {
  /** Listing ends when the paths make up this part of the share (plain number). */
  readonly cover?: number;
  readonly mostPaths?: number;
}

/** More than a screen or a report can use; a pyramid of ten layers of ten has ten thousand million. */
const MOST_PATHS = 200;
const COVER = 0.99;

/** Without a loop every company's ways are those of its holders, added up. */
const countPaths = ({ graph }: Ownership, { parties }: Between, holder: number, company: number): number => {
  const counts = new Map<number, number>([[holder, 1]]);
  for (const party of parties) {
    if (party === holder) continue;
    let count = 0;
    for (let edge = graph.holdersAt[party]!; edge < graph.holdersAt[party + 1]!; edge += 1)
      if (graph.share[edge]! > 0) count += counts.get(graph.holder[edge]!) ?? 0;
    counts.set(party, count);
  }
  return counts.get(company) ?? 0;
};

const findShare = ({ loops, solveColumn }: Ownership, holder: number, company: number): number => {
  const { parties, weights } = solveColumn(company);
  const at = parties.indexOf(holder);
  return at === -1 ? 0 : weights[at]! / loops.findTurnover(holder);
};

const NO_PATHS: PathList = { percent: 0, paths: [], pathCount: 0, rest: 0, restKind: 'none' };

/** What loops add is less than this part of the share, where only rounding is left. */
const ROUNDING = 1e-9;

/** The paths that make up a share, largest first, until they make up enough of it; the rest by name. */
export const findPaths = (
  ownership: Ownership,
  holderId: PartyId,
  companyId: PartyId,
  { cover = COVER, mostPaths = MOST_PATHS }: PathLimits = {},
): PathList => {
  const [holder, company] = [findParty(ownership, holderId), findParty(ownership, companyId)];
  if (holder === -1 || company === -1 || holder === company) return NO_PATHS;
  const share = findShare(ownership, holder, company);
  const between = listBetween(ownership, holder, company);
  if (between.parties.length === 0) return NO_PATHS;
  const { ids } = ownership.graph;
  const search = makePathSearch(ownership, between, holder, company);
  const paths: OwnershipPath[] = [];
  let found = 0;
  let next = search.next();
  while (next) {
    const steps = next.edges.map((edge) => ({
      holder: ids[ownership.graph.holder[edge]!]!,
      owned: ids[ownership.graph.owned[edge]!]!,
      percent: roundPercent(ownership.graph.share[edge]! * 100),
    }));
    found += next.product;
    paths.push({ steps, percent: roundPercent(next.product * 100) });
    if (found >= share * cover - ROUNDING * share && cover < 1) break;
    if (paths.length >= mostPaths) break;
    next = search.next();
  }
  const areAll = search.isExhausted();
  const rest = Math.max(0, share - found);
  const isRest = rest > ROUNDING * share;
  const pathCount = areAll
    ? paths.length
    : between.hasLoop
      ? null
      : countPaths(ownership, between, holder, company);
  const others = between.hasLoop ? (areAll ? 'loops' : 'paths-and-loops') : 'paths';
  return {
    percent: roundPercent(share * 100),
    paths,
    pathCount,
    rest: isRest ? roundPercent(rest * 100) : 0,
    restKind: isRest ? others : 'none',
  };
};
