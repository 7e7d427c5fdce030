import {
  findBeneficialOwners,
  findControlled,
  findHeads,
  findParty,
  makeOwnership,
} from '@mingjian/domain/ownership';
import type { Heads, Ownership, PartyId } from '@mingjian/domain/ownership';
import { toCompanyFacts } from './company-facts.ts';
import type { RegisteredFacts } from './company-facts.ts';
import type { ControlRecords } from './find-control-records.ts';
import type { Neighbourhood } from './load-neighbourhood.ts';
import { makeOwnerFacts } from './owner-facts.ts';
import type { PartyLookup } from './owner-facts.ts';
import type { OwnershipTables } from './tables.ts';
import { toHoldings } from './to-holdings.ts';

/** Where a company hangs: under whom, and by how many majorities. Groups come of it when all companies are judged. */
export interface HeadRow {
  readonly company_id: number;
  readonly head_id: number;
  readonly parent_id: number | null;
  readonly level: number;
  readonly vote_percent: string | null;
}

export interface JudgedBatch {
  readonly controls: readonly OwnershipTables['company_control'][];
  readonly owners: readonly OwnershipTables['company_owner'][];
  readonly heads: readonly HeadRow[];
}

export interface BatchInput {
  readonly companies: readonly RegisteredFacts[];
  readonly above: Neighbourhood;
  readonly control: ControlRecords;
  readonly lookup: PartyLookup;
}

const DIGITS = 8;
const write = (percent: number): string => Math.min(100, percent).toFixed(DIGITS);
const isNumber = (id: PartyId): id is number => typeof id === 'number';

interface Place {
  readonly level: number;
  readonly votes: number;
}

/** Levels below each head, followed once a head. */
const makePlaces = (ownership: Ownership) => {
  const known = new Map<string, ReadonlyMap<PartyId, Place>>();
  return (head: readonly PartyId[]): ReadonlyMap<PartyId, Place> => {
    const key = head.join();
    const found = known.get(key);
    if (found) return found;
    const places = new Map<PartyId, Place>(
      findControlled(ownership, ...head).map(({ company, level, votes }) => [company, { level, votes }]),
    );
    known.set(key, places);
    return places;
  };
};

/** Of the direct holders under the same head the one with most votes. */
const findParent = ({ graph }: Ownership, heads: Heads, company: number): number | null => {
  const head = heads.findHead(company);
  let [parent, most] = [-1, 0];
  for (let edge = graph.holdersAt[company] ?? 0; edge < (graph.holdersAt[company + 1] ?? 0); edge += 1) {
    const holder = graph.holder[edge] ?? -1;
    const votes = graph.votes[edge] ?? 0;
    if (holder !== company && votes > most && heads.findHead(holder) === head)
      [parent, most] = [holder, votes];
  }
  const id = parent === -1 ? undefined : graph.ids[parent];
  return id !== undefined && isNumber(id) ? id : null;
};

const placeCompany = (
  ownership: Ownership,
  heads: Heads,
  placesOf: ReturnType<typeof makePlaces>,
  company_id: number,
  isCompany: (id: number) => boolean,
): HeadRow => {
  const { graph } = ownership;
  const company = findParty(ownership, company_id);
  const head = company === -1 ? -1 : heads.findHead(company);
  if (company === -1 || head === company)
    return { company_id, head_id: company_id, parent_id: null, level: 0, vote_percent: null };
  const ids =
    head < graph.size
      ? [graph.ids[head]].filter((id) => id !== undefined)
      : (heads.concerts.concerts[head - graph.size]?.members ?? []);
  const [first] = ids;
  const place = placesOf(ids).get(company_id);
  const isUnderFirm = ids.length === 1 && first !== undefined && isNumber(first) && isCompany(first);
  return {
    company_id,
    head_id: first !== undefined && isNumber(first) ? first : company_id,
    parent_id: findParent(ownership, heads, company),
    level: (place?.level ?? 1) - (isUnderFirm ? 0 : 1),
    vote_percent: place ? write(place.votes) : null,
  };
};

/** Controllers, beneficial owners and the head of every company of a batch, from all that stands above them together. */
export const judgeBatch = ({ companies, above, control, lookup }: BatchInput): JudgedBatch => {
  const ownership = makeOwnership(toHoldings(above));
  const isStop = (id: PartyId) => isNumber(id) && lookup.roleOf(id) === 'state';
  const rules = { concerts: control.concerts, isStop };
  const heads = findHeads(ownership, rules);
  const groupHeads = findHeads(ownership, { ...rules, areStopsHeads: false });
  const facts = makeOwnerFacts(lookup, control);
  const placesOf = makePlaces(ownership);
  const isCompany = (id: number) => lookup.roleOf(id) === 'company';
  const [controls, owners]: [OwnershipTables['company_control'][], OwnershipTables['company_owner'][]] = [
    [],
    [],
  ];
  for (const row of companies) {
    const { company_id } = row;
    // Nothing follows from a company of which no holder is on file.
    if (!ownership.graph.isFirm[findParty(ownership, company_id)]) continue;
    const officers = control.officers.get(company_id) ?? [];
    const finding = findBeneficialOwners(ownership, heads, toCompanyFacts(row, officers), facts);
    let position = 0;
    for (const controller of finding.control.controllers)
      for (const party of controller.parties) {
        if (!isNumber(party)) continue;
        controls.push({
          company_id,
          position,
          controller_id: party,
          basis: controller.basis,
          confidence: controller.confidence,
          is_disclosed: controller.isDisclosed,
          vote_percent: write(controller.votes),
          holding_percent: write(controller.percent),
        });
        position += 1;
      }
    for (const { party, test, percent, votes } of finding.owners)
      if (isNumber(party))
        owners.push({
          company_id,
          owner_id: party,
          test,
          holding_percent: write(percent),
          vote_percent: write(votes),
        });
  }
  return {
    controls,
    owners,
    heads: companies.map(({ company_id }) =>
      placeCompany(ownership, groupHeads, placesOf, company_id, isCompany),
    ),
  };
};
