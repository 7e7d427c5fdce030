import type { Directorship, OwnershipEdge, OwnershipNeighbourhood, OwnershipParty } from './graph.ts';
import { hashText } from './sha-256.ts';

/** An edge with an id that follows from what it says. */
export interface NamedEdge extends OwnershipEdge {
  readonly recordId: string;
}

export interface NamedDirectorship extends Directorship {
  readonly recordId: string;
}

/** A neighbourhood in one order, each part with an id that is the same for the same data. */
export interface NamedNeighbourhood {
  readonly parties: readonly (OwnershipParty & { readonly recordId: string })[];
  readonly edges: readonly NamedEdge[];
  readonly directorships: readonly NamedDirectorship[];
  /** What could not be named, in words of the caller's format: ends that no party stands for. */
  readonly dangling: number;
  readonly findRecordId: (partyId: string) => string;
  readonly findParty: (partyId: string) => OwnershipParty | undefined;
}

const RECORD_ID_LENGTH = 32;

const makeId = (...parts: readonly unknown[]): string =>
  hashText(JSON.stringify(parts)).slice(0, RECORD_ID_LENGTH);

/** A company is itself in every export by its first number; everybody else by the id that the caller gives. */
const nameParty = ({ id, identifiers: [first] }: OwnershipParty): string =>
  first ? makeId('party', first.scheme, first.id) : makeId('party', id);

const byRecordId = (a: { recordId: string }, b: { recordId: string }): number =>
  a.recordId < b.recordId ? -1 : 1;

/** The same link twice gets a number, so that both stand. */
const makeNumbering = () => {
  const seen = new Map<string, number>();
  return (...parts: readonly unknown[]): string => {
    const key = JSON.stringify(parts);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? makeId(...parts) : makeId(...parts, times);
  };
};

export const nameNeighbourhood = (graph: OwnershipNeighbourhood): NamedNeighbourhood => {
  const parties = new Map(graph.parties.map((party) => [party.id, party]));
  const owners = new Map<string, string>();
  const named = new Map<string, string>();
  for (const party of graph.parties) {
    const recordId = nameParty(party);
    // Two parties with one number: the second keeps an id of its own.
    const isFree = (owners.get(recordId) ?? party.id) === party.id;
    named.set(party.id, isFree ? recordId : makeId('party', party.id));
    owners.set(named.get(party.id) ?? '', party.id);
  }
  const findRecordId = (id: string): string => named.get(id) ?? '';
  const number = makeNumbering();
  const canHold = (id: string) => parties.has(id);
  const canBeHeld = (id: string) => {
    const kind = parties.get(id)?.kind;
    return kind !== undefined && kind !== 'person' && kind !== 'undisclosed';
  };
  const edges = graph.edges
    .filter(({ holderId, ownedId }) => canHold(holderId) && canBeHeld(ownedId))
    .map((edge) => {
      const ends = [findRecordId(edge.holderId), findRecordId(edge.ownedId)];
      const share = [edge.percent, edge.min, edge.max, edge.votes];
      return {
        ...edge,
        recordId: number('holding', ...ends, edge.validFrom, edge.validTo, share, edge.source),
      };
    });
  const isNamed = (id: string) => canHold(id) && parties.get(id)?.kind !== 'undisclosed';
  const directorships = graph.directorships
    .filter(({ personId, companyId }) => isNamed(personId) && canBeHeld(companyId))
    .map((post) => {
      const ends = [findRecordId(post.personId), findRecordId(post.companyId)];
      return {
        ...post,
        recordId: number('post', ...ends, post.role, post.validFrom, post.validTo, post.source),
      };
    });
  const given = graph.edges.length + graph.directorships.length;
  return {
    parties: [...parties.values()]
      .map((party) => ({ ...party, recordId: findRecordId(party.id) }))
      .toSorted(byRecordId),
    edges: edges.toSorted(byRecordId),
    directorships: directorships.toSorted(byRecordId),
    dangling: given - edges.length - directorships.length,
    findRecordId,
    findParty: (id) => parties.get(id),
  };
};
