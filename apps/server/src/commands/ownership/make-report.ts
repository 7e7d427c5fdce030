import {
  calculateShares,
  findBeneficialOwners,
  findCloseLinks,
  findHeads,
  listClosedLoops,
  listControl,
  listPairs,
  makeOwnership,
  measureChains,
} from '@mingjian/domain/ownership';
import type {
  CompanyFacts,
  EdgesFile,
  Ownership,
  OwnerTest,
  PartyId,
  PartyKind,
  SharePairs,
} from '@mingjian/domain/ownership';

/** What the command tells, by name and in percent; the keys are those of the JSON. */
export interface OwnershipReport {
  readonly integrated: Iterable<object>;
  readonly control: Iterable<object>;
  readonly closeLinks: Iterable<object>;
  readonly weakestLink: Iterable<object>;
  readonly undisclosed: readonly UndisclosedShare[];
  readonly closedLoops: readonly (readonly PartyId[])[];
  readonly beneficialOwners: readonly OwnerLine[];
}

interface UndisclosedShare {
  readonly company: PartyId;
  readonly percent: number;
  /** The part of it that ends in a closed loop. */
  readonly circular?: number;
}

interface OwnerLine {
  readonly company: PartyId;
  readonly owner: PartyId;
  readonly percent: number;
  readonly votes: number;
  readonly test: OwnerTest;
}

/** Ten decimals: 30.000000000000004 is 30. */
const toPercent = (share: number): number => Math.round(share * 1e12) / 1e10;

const listBanded = function* (ownership: Ownership): Iterable<object> {
  for (const company of listFirms(ownership))
    for (const { holder, percent, low, high } of calculateShares(ownership, company).holders)
      yield { holder, owned: company, percent, low, high };
};

const listIntegrated = function* ({ graph: { ids } }: Ownership, pairs: SharePairs): Iterable<object> {
  for (let at = 0; at < pairs.count; at += 1)
    yield {
      holder: ids[pairs.holder[at]!],
      owned: ids[pairs.owned[at]!],
      percent: toPercent(pairs.share[at]!),
    };
};

const listCloseLinks = function* (ownership: Ownership, pairs: SharePairs): Iterable<object> {
  const { ids } = ownership.graph;
  const { links, common } = findCloseLinks(ownership, pairs);
  for (const { holder, owned, kind, share, votes } of links)
    yield {
      kind,
      holder: ids[holder],
      owned: ids[owned],
      percent: toPercent(share),
      votes: toPercent(votes),
    };
  for (const { holder, companies } of common)
    yield { kind: 'common', holder: ids[holder], companies: companies.map((company) => ids[company]) };
};

const listChains = function* (ownership: Ownership): Iterable<object> {
  const { ids, size } = ownership.graph;
  for (let holder = 0; holder < size; holder += 1)
    for (const { owned, strongest, sum } of measureChains(ownership, holder))
      if (strongest > 0)
        yield { holder: ids[holder], owned: ids[owned], percent: toPercent(strongest), sum: toPercent(sum) };
};

const listFirms = ({ graph }: Ownership): readonly PartyId[] =>
  graph.ids.filter((_, party) => graph.isFirm[party] === 1);

const listUndisclosed = ({ graph }: Ownership, pairs: SharePairs): readonly UndisclosedShare[] =>
  [...graph.ids.entries()].flatMap(([party, company]) => {
    const circular = toPercent(pairs.circular[party]!);
    const percent = toPercent(pairs.undisclosed[party]! + pairs.circular[party]!);
    if (percent < 1e-7) return [];
    return [{ company, percent, ...(circular > 0 && { circular }) }];
  });

/** A file of edges says nothing of a company but its holders; who only holds counts as a person. */
const listOwners = (ownership: Ownership, threshold: number): readonly OwnerLine[] => {
  const { graph } = ownership;
  const heads = findHeads(ownership);
  const kindOf = (id: PartyId): PartyKind => (graph.isFirm[graph.numbers.get(id)!] ? 'company' : 'person');
  const unknown: Omit<CompanyFacts, 'company'> = {
    capitalYuan: null,
    legalRepresentative: null,
    personInCharge: null,
    isStateOwned: false,
    hasUndertaken: null,
    mustFile: true,
  };
  return listFirms(ownership).flatMap((company) =>
    findBeneficialOwners(ownership, heads, { company, ...unknown }, { kindOf }, threshold).owners.map(
      ({ party, percent, votes, test }) => ({ company, owner: party, percent, votes, test }),
    ),
  );
};

/** Every answer of the engine to one file; the long lists are made while they are written. */
export const makeReport = ({ holdings }: EdgesFile, threshold: number): OwnershipReport => {
  const ownership = makeOwnership(holdings);
  const pairs = listPairs(ownership);
  const { ids } = ownership.graph;
  return {
    integrated: ownership.graph.hasBands ? listBanded(ownership) : listIntegrated(ownership, pairs),
    control: listControl(ownership).map(({ controller, controlled, votes }) => ({
      controller: ids[controller],
      controlled: ids[controlled],
      votes: toPercent(votes),
    })),
    closeLinks: listCloseLinks(ownership, pairs),
    weakestLink: listChains(ownership),
    undisclosed: listUndisclosed(ownership, pairs),
    closedLoops: listClosedLoops(ownership),
    beneficialOwners: listOwners(ownership, threshold),
  };
};
