import type { Directorship, OwnershipEdge, OwnershipNeighbourhood, OwnershipParty } from './graph.ts';
import type { IndexedParty } from './packed.ts';
import { makeStatementIndex } from './statement-index.ts';
import type { StatementIndex } from './statement-index.ts';
import type { LinkStatement, PartyStatement, ReadStatement, StatementFault } from './statement.ts';

export interface RefusedStatement extends StatementFault {
  /** Of the file, from 1. */
  readonly number: number;
}

export interface ReadNeighbourhood extends OwnershipNeighbourhood {
  readonly refused: readonly RefusedStatement[];
  /** Places that nothing of ours stands for, with how often. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Who stands at both ends of a link, or what is wrong with one of them. */
export const findEnds = (
  link: LinkStatement,
  index: StatementIndex,
): { readonly owned: IndexedParty; readonly holder: IndexedParty | null } | StatementFault => {
  const owned = index.findParty(link.ownedId);
  const holder = link.holderId === null ? null : index.findParty(link.holderId);
  if (!owned) return { place: '$', value: link.ownedId, reason: 'party-unknown' };
  if (holder === undefined) return { place: '$', value: link.holderId ?? '', reason: 'party-unknown' };
  if (owned.kind === 'person') return { place: '$', value: link.ownedId, reason: 'subject-no-company' };
  return { owned, holder };
};

const toParty = ({ id, kind, name, identifiers, country }: PartyStatement): OwnershipParty => ({
  id,
  kind,
  name,
  identifiers,
  country,
});

/** Statements of a file as one neighbourhood; each that cannot be used is named and the rest stands. */
export const makeNeighbourhood = (statements: readonly ReadStatement[]): ReadNeighbourhood => {
  const index = makeStatementIndex();
  const refused: RefusedStatement[] = [];
  const leftOut = new Map<string, number>();
  for (const [at, read] of statements.entries())
    if (read.ok) index.add(read.statement, at + 1);
    else refused.push({ ...read.fault, number: at + 1 });
  const parties: OwnershipParty[] = [];
  const edges: OwnershipEdge[] = [];
  const directorships: Directorship[] = [];
  const addLink = (statement: LinkStatement, number: number) => {
    const ends = findEnds(statement, index);
    if ('reason' in ends) {
      refused.push({ ...ends, number });
      return;
    }
    const { holdings, posts, ownedId, source } = index.place(statement, number);
    const holderId = statement.holderId ?? `undisclosed:${statement.id}`;
    if (statement.holderId === null && holdings.length > 0 && !parties.some(({ id }) => id === holderId))
      parties.push({ id: holderId, kind: 'undisclosed', name: null, identifiers: [], country: null });
    for (const { from, to, ...share } of holdings)
      edges.push({ holderId, ownedId, ...share, validFrom: from, validTo: to, source });
    for (const { role, from, to } of ends.holder ? posts : [])
      directorships.push({
        personId: holderId,
        companyId: ownedId,
        role,
        validFrom: from,
        validTo: to,
        source,
      });
  };
  for (const [at, read] of statements.entries()) {
    if (!read.ok) continue;
    for (const place of read.leftOut) leftOut.set(place, (leftOut.get(place) ?? 0) + 1);
    const { statement } = read;
    if (statement.type === 'link') addLink(statement, at + 1);
    else if (index.isStanding(statement.id, at + 1)) parties.push(toParty(statement));
  }
  refused.sort((a, b) => a.number - b.number);
  return { parties, edges, directorships, refused, leftOut };
};
