import { listAbove } from '../graph/list-between.ts';
import { compareIds } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import type { Ownership } from '../make-ownership.ts';
import { walkDown } from './find-controlled.ts';
import { isMajority } from './find-heads.ts';
import type { Heads } from './find-heads.ts';

/**
 * Where companies that `company` controls have more than half of its own votes, the votes go round: the company and those of them
 * that stand above it. Empty where nobody outside is shut out.
 */
export const findMutual = (ownership: Ownership, company: number): readonly PartyId[] => {
  const { graph } = ownership;
  const { companies } = walkDown(ownership, [company]);
  let votes = 0;
  for (let edge = graph.holdersAt[company]!; edge < graph.holdersAt[company + 1]!; edge += 1)
    if (companies.has(graph.holder[edge]!)) votes += graph.votes[edge]!;
  if (!isMajority(votes)) return [];
  const above = listAbove(ownership, company);
  const others = [...companies.keys()].filter((party) => above.has(party));
  return [company, ...others].map((party) => graph.ids[party]!).toSorted(compareIds);
};

/** The same for any company, looked for only where the majorities above it go round. */
export const findOwnMutual = (ownership: Ownership, heads: Heads, company: number): readonly PartyId[] => {
  const head = heads.findHead(company);
  if (head >= ownership.graph.size || !heads.isMutual[head]) return [];
  return findMutual(ownership, company);
};

/** Every set of companies that control one another and that nobody outside controls. */
export const listMutual = (ownership: Ownership, heads: Heads): readonly (readonly PartyId[])[] => {
  const found: (readonly PartyId[])[] = [];
  for (let company = 0; company < ownership.graph.size; company += 1)
    if (heads.isMutual[company]) found.push(findMutual(ownership, company));
  return found.toSorted(([a], [b]) => compareIds(a!, b!));
};
