import { TOLD_KINDS } from '../graph.ts';
import type { OwnershipEdge, OwnershipNeighbourhood, OwnershipParty } from '../graph.ts';
import { nameNeighbourhood } from '../order-neighbourhood.ts';
import { KEPT_KINDS, writeVotes } from './schemata.ts';

export interface FtmOptions {
  /** The party whose neighbourhood it is. */
  readonly subjectId?: string;
  /** What a reader has to know of the file as a whole; they stand with the subject. */
  readonly notes?: readonly string[];
}

export interface FtmEntity {
  readonly id: string;
  readonly schema: 'Company' | 'PublicBody' | 'LegalEntity' | 'Person' | 'Ownership' | 'Directorship';
  readonly properties: Readonly<Record<string, readonly string[]>>;
}

const CHINESE_REGISTER = 'CN-SAIC';
const LEI = 'XI-LEI';

/** Without the empty lists. */
const toProperties = (
  values: Readonly<Record<string, readonly (string | null)[]>>,
): FtmEntity['properties'] =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, texts]) => [name, texts.filter((text) => text !== null)] as const)
      .filter(([, texts]) => texts.length > 0),
  );

const writeNumbers = ({ identifiers }: OwnershipParty) => ({
  registrationNumber: identifiers.filter(({ scheme }) => scheme !== LEI).map(({ id }) => id),
  leiCode: identifiers.filter(({ scheme }) => scheme === LEI).map(({ id }) => id),
  idNumber: identifiers
    .filter(({ scheme }) => scheme !== LEI && scheme !== CHINESE_REGISTER)
    .map(({ scheme, id }) => `${scheme.replaceAll(':', ' ')}:${id}`),
});

const SCHEMATA = {
  company: 'Company',
  person: 'Person',
  state: 'PublicBody',
  foreign: 'LegalEntity',
  fund: 'LegalEntity',
  other: 'LegalEntity',
} as const;

const writeParty = (
  party: OwnershipParty & { readonly recordId: string },
  isHeld: boolean,
  notes: readonly string[],
): FtmEntity | null => {
  const { kind, name, country, recordId: id } = party;
  if (kind === 'undisclosed') return null;
  const code = country === null ? [] : [country.toLowerCase()];
  const names = { name: [name] };
  if (kind === 'person')
    return { id, schema: 'Person', properties: toProperties({ ...names, nationality: code }) };
  const isKept = isHeld ? KEPT_KINDS.includes(kind) : TOLD_KINDS.some((told) => told === kind);
  const rest = { ...writeNumbers(party), classification: isKept ? [kind] : [], notes };
  const schema = isHeld ? 'Company' : SCHEMATA[kind];
  const place = schema === 'Company' ? { jurisdiction: code } : { country: code };
  return { id, schema, properties: toProperties({ ...names, ...rest, ...place }) };
};

const writePercentage = ({ percent, min, max }: OwnershipEdge): string | null => {
  if (percent !== null) return String(percent);
  return min === null || max === null ? null : `${min}-${max}`;
};

/**
 * A neighbourhood as entities of FollowTheMoney, parties first. Who is not disclosed cannot be an entity: what such a holder
 * holds is left out and counted.
 */
export const writeFtm = (
  graph: OwnershipNeighbourhood,
  { subjectId, notes = [] }: FtmOptions = {},
): { readonly entities: readonly FtmEntity[]; readonly undisclosed: number } => {
  const named = nameNeighbourhood(graph);
  const held = new Set([
    ...named.edges.map(({ ownedId }) => ownedId),
    ...named.directorships.map(({ companyId }) => companyId),
  ]);
  const edges = named.edges.filter(({ holderId }) => named.findParty(holderId)?.kind !== 'undisclosed');
  const entities = [
    ...named.parties.flatMap(
      (party) => writeParty(party, held.has(party.id), party.id === subjectId ? notes : []) ?? [],
    ),
    ...edges.map((edge): FtmEntity => ({
      id: edge.recordId,
      schema: 'Ownership',
      properties: toProperties({
        owner: [named.findRecordId(edge.holderId)],
        asset: [named.findRecordId(edge.ownedId)],
        percentage: [writePercentage(edge)],
        description: [edge.votes === null ? null : writeVotes(edge.votes)],
        startDate: [edge.validFrom],
        endDate: [edge.validTo],
        publisher: [edge.source],
        modifiedAt: [edge.statedOn ?? null],
      }),
    })),
    ...named.directorships.map((post): FtmEntity => ({
      id: post.recordId,
      schema: 'Directorship',
      properties: toProperties({
        director: [named.findRecordId(post.personId)],
        organization: [named.findRecordId(post.companyId)],
        role: [post.role],
        startDate: [post.validFrom],
        endDate: [post.validTo],
        publisher: [post.source],
        modifiedAt: [post.statedOn ?? null],
      }),
    })),
  ];
  return { entities, undisclosed: named.edges.length - edges.length };
};
