import { compareIds, roundPercent } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import { findParty } from '../make-ownership.ts';
import type { Ownership } from '../make-ownership.ts';
import { measureBand } from './measure-band.ts';

/** What one party holds of a company over every path together. Percent, 0 to 100. */
export interface IntegratedShare {
  readonly holder: PartyId;
  readonly percent: number;
  /** Nobody on file owns it: its share counts to the whole, those of firms between only show the way. */
  readonly isUltimate: boolean;
  /** Where the sources give bands: no share within them lies outside. */
  readonly low?: number;
  readonly high?: number;
}

/** Ultimate holders, what is undisclosed and what circles come to 100. */
export interface CompanyShares {
  readonly company: PartyId;
  /** Largest first. */
  readonly holders: readonly IntegratedShare[];
  readonly undisclosed: number;
  /** What ends in a closed loop: companies that own one another and that nobody else owns any of. */
  readonly circular: number;
}

/** Below this a share is rounding (plain number). */
export const LEAST_SHARE = 1e-9;

/**
 * Integrated ownership of one company: Y = D (I - A)^-1 for ultimate holders; N_ij / N_ii for the firms between, which leaves
 * out what a firm holds of itself (Brioschi and Baldone).
 */
export const calculateShares = (ownership: Ownership, company: PartyId): CompanyShares => {
  const number = findParty(ownership, company);
  if (number === -1) return { company, holders: [], undisclosed: 100, circular: 0 };
  const { graph, loops } = ownership;
  const { parties, weights, undisclosed, circular } = ownership.solveColumn(number);
  const holders: IntegratedShare[] = [];
  for (const [at, party] of parties.entries()) {
    const share = weights[at]! / loops.findTurnover(party);
    if (party === number || share <= LEAST_SHARE) continue;
    const band = graph.hasBands ? measureBand(ownership, party, number) : null;
    holders.push({
      holder: graph.ids[party]!,
      percent: roundPercent(share * 100),
      isUltimate: graph.isFirm[party] === 0,
      ...(band && { low: roundPercent(band.low * 100), high: roundPercent(band.high * 100) }),
    });
  }
  holders.sort((a, b) => b.percent - a.percent || compareIds(a.holder, b.holder));
  return {
    company,
    holders,
    undisclosed: roundPercent(undisclosed * 100),
    circular: roundPercent(circular * 100),
  };
};

/** What of a company's capital comes back to itself: 0 outside of loops, 100 in a closed one. */
export const findSelfShare = ({ graph, components, loops }: Ownership, company: PartyId): number => {
  const party = graph.numbers.get(company);
  if (party === undefined) return 0;
  if (components.isClosed[components.componentOf[party]!]) return 100;
  return roundPercent((1 - 1 / loops.findTurnover(party)) * 100);
};

/** Loops that nobody outside holds any of, each in the order of ids. */
export const listClosedLoops = ({ graph, components }: Ownership): readonly (readonly PartyId[])[] =>
  listComponents({ graph, components }, components.isClosed);

/** Every loop of holdings, closed or not. */
export const listLoops = ({ graph, components }: Ownership): readonly (readonly PartyId[])[] =>
  listComponents({ graph, components }, components.isLoop);

const listComponents = (
  { graph, components }: Pick<Ownership, 'graph' | 'components'>,
  isWanted: Uint8Array,
): readonly (readonly PartyId[])[] => {
  const found: PartyId[][] = [];
  for (let component = 0; component < components.count; component += 1) {
    if (!isWanted[component]) continue;
    const members = components.order.subarray(components.start[component], components.start[component + 1]);
    found.push(Array.from(members, (member) => graph.ids[member]!).toSorted(compareIds));
  }
  return found.toSorted(([a], [b]) => compareIds(a!, b!));
};
