import { compareIds, roundPercent } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import { findParty } from '../make-ownership.ts';
import type { Ownership } from '../make-ownership.ts';
import { calculateShares } from '../shares/calculate-shares.ts';
import type { CompanyShares } from '../shares/calculate-shares.ts';
import { isMajority } from './find-heads.ts';
import type { Block, Heads } from './find-heads.ts';
import { findMutual, findOwnMutual } from './mutual-control.ts';
import { findRelativeControl } from './relative-control.ts';

/** The values of control_basis in the dictionary. */
export type ControlBasis =
  | 'majority_shares'
  | 'majority_votes'
  | 'largest_chain'
  | 'agreement'
  | 'board'
  | 'disclosed';

export type ControlConfidence = 'high' | 'medium' | 'low';

export interface DisclosedController {
  readonly controllers: readonly PartyId[];
  readonly basis?: Extract<ControlBasis, 'agreement' | 'board' | 'disclosed'> | undefined;
}

export interface ControlFacts {
  readonly isListed?: ((id: PartyId) => boolean) | undefined;
  readonly findDisclosed?: ((id: PartyId) => DisclosedController | null) | undefined;
}

export interface Controller {
  /** One, or those that act in concert. */
  readonly parties: readonly PartyId[];
  readonly basis: ControlBasis;
  readonly isDisclosed: boolean;
  readonly confidence: ControlConfidence;
  /** Votes that it commands in the company and capital that it holds over all paths, percent. */
  readonly votes: number;
  readonly percent: number;
  /** The way up ended with a company whose own holders show no controller. */
  readonly isFirm: boolean;
}

/** Why there is none: votes that go round, or nobody who leads. */
export type NoController = 'mutual' | 'dispersed' | 'not_disclosed';

export interface ControlFinding {
  readonly company: PartyId;
  /** What was disclosed before what was inferred; one entry where both agree. */
  readonly controllers: readonly Controller[];
  readonly none: NoController | null;
  readonly mutual: readonly PartyId[];
  /** Blocks of votes by head, largest first, percent. */
  readonly blocks: readonly { readonly parties: readonly PartyId[]; readonly votes: number }[];
}

interface Climb {
  readonly head: number;
  readonly isRelative: boolean;
  readonly confidence: ControlConfidence;
}

/** Blocks of others: what the company's own firms hold of it leads nowhere. */
const listOthers = (heads: Heads, company: number): readonly Block[] =>
  heads.listBlocks(company).filter(({ head }) => head !== company && head !== heads.findHead(company));

const isEnd = ({ graph }: Ownership, heads: Heads, party: number): boolean =>
  party >= graph.size || graph.isFirm[party] === 0 || (heads.rules.isStop?.(graph.ids[party]!) ?? false);

/** From the company to the head of its majority, and on by relative control where a head is a company itself. */
const climb = (ownership: Ownership, heads: Heads, company: number, facts: ControlFacts): Climb | null => {
  let [head, isRelative]: [number, boolean] = [heads.findHead(company), false];
  let confidence: ControlConfidence = 'high';
  const seen = new Set<number>([company]);
  while (!isEnd(ownership, heads, head)) {
    seen.add(head);
    if (heads.isMutual[head]) break;
    const isListed = facts.isListed?.(ownership.graph.ids[head]!) ?? false;
    const relative = findRelativeControl(listOthers(heads, head), isListed);
    if (!relative || seen.has(relative.head)) break;
    isRelative = true;
    confidence = confidence === 'low' ? 'low' : relative.confidence;
    head = heads.findHead(relative.head);
  }
  if (head === company) return null;
  const isRound = head < ownership.graph.size && heads.isMutual[head] === 1;
  const isOwnRound = isRound && findMutual(ownership, head).includes(ownership.graph.ids[company]!);
  return isOwnRound ? null : { head, isRelative, confidence };
};

/** A head by name: a party, the members of a concert, or companies whose votes go round. */
export const nameHead = (ownership: Ownership, heads: Heads, head: number): readonly PartyId[] => {
  const { graph } = ownership;
  if (head >= graph.size) return heads.concerts.concerts[head - graph.size]!.members.toSorted(compareIds);
  return heads.isMutual[head] ? findMutual(ownership, head) : [graph.ids[head]!];
};

const sumShares = ({ holders }: CompanyShares, parties: readonly PartyId[]): number =>
  roundPercent(
    holders.reduce((sum, { holder, percent }) => (parties.includes(holder) ? sum + percent : sum), 0),
  );

const describe = (
  ownership: Ownership,
  heads: Heads,
  shares: CompanyShares,
  blocks: readonly Block[],
  { head, isRelative, confidence }: Climb,
): Controller => {
  const parties = nameHead(ownership, heads, head);
  const percent = sumShares(shares, parties);
  // By relative control the votes come through the companies between.
  const own = blocks.find((block) => block.head === head) ?? (isRelative ? blocks[0] : undefined);
  const isConcert = head >= ownership.graph.size;
  const byMajority = isMajority(percent / 100) ? 'majority_shares' : 'majority_votes';
  return {
    parties,
    basis: isConcert ? 'agreement' : isRelative ? 'largest_chain' : byMajority,
    isDisclosed: false,
    confidence,
    votes: roundPercent((own?.votes ?? 0) * 100),
    percent,
    isFirm: !isConcert && ownership.graph.isFirm[head] === 1 && !isEnd(ownership, heads, head),
  };
};

const addDisclosed = (
  shares: CompanyShares,
  inferred: readonly Controller[],
  disclosed: DisclosedController,
): readonly Controller[] => {
  const names = disclosed.controllers.toSorted(compareIds);
  const isSame = ({ parties }: Controller) => parties.toSorted(compareIds).join() === names.join();
  const agreeing = inferred.find(isSame);
  if (agreeing) return [{ ...agreeing, isDisclosed: true, confidence: 'high' }];
  const percent = sumShares(shares, names);
  const basis = disclosed.basis ?? 'disclosed';
  const told = { parties: names, basis, isDisclosed: true, confidence: 'high', isFirm: false } as const;
  return [{ ...told, votes: percent, percent }, ...inferred];
};

/** Who can actually dominate the company (Company Law 2023, article 265), with the reason. */
export const findActualController = (
  ownership: Ownership,
  heads: Heads,
  id: PartyId,
  facts: ControlFacts = {},
  shares: CompanyShares = calculateShares(ownership, id),
): ControlFinding => {
  const { graph } = ownership;
  const company = findParty(ownership, id);
  const isKnown = company !== -1 && graph.isFirm[company] === 1;
  const found = isKnown ? climb(ownership, heads, company, facts) : null;
  const blocks = isKnown ? heads.listBlocks(company) : [];
  const inferred = found ? [describe(ownership, heads, shares, blocks, found)] : [];
  const disclosed = facts.findDisclosed?.(id) ?? null;
  const controllers = disclosed ? addDisclosed(shares, inferred, disclosed) : inferred;
  const mutual = isKnown ? findOwnMutual(ownership, heads, company) : [];
  const isUnknown = blocks.length === 0 || 1 - blocks.reduce((sum, { votes }) => sum + votes, 0) > 0.5;
  const reason = mutual.length > 0 ? 'mutual' : isUnknown ? 'not_disclosed' : 'dispersed';
  return {
    company: id,
    controllers,
    none: controllers.length > 0 ? null : reason,
    mutual,
    blocks: blocks.map(({ head, votes }) => ({
      parties: nameHead(ownership, heads, head),
      votes: roundPercent(votes * 100),
    })),
  };
};
