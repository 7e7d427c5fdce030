import type { IsoDate } from '../../records/index.ts';
import type { OwnershipEdge, OwnershipNeighbourhood, OwnershipParty } from '../graph.ts';
import { nameNeighbourhood } from '../order-neighbourhood.ts';
import type { NamedDirectorship, NamedEdge } from '../order-neighbourhood.ts';
import { hashText } from '../sha-256.ts';
import { BODS_VERSION } from './read-bods.ts';

export interface BodsOptions {
  /** The day that the data stand for: of every statement whose own day is not known. */
  readonly statedOn: IsoDate;
  readonly publishedOn: IsoDate;
  readonly publisher: string;
  /** Address of a licence. */
  readonly license?: string;
  /** The party whose neighbourhood it is; without one each statement is about its own company. */
  readonly subjectId?: string;
  /** What a reader has to know of the file as a whole; they stand with the subject. */
  readonly notes?: readonly string[];
}

export interface BodsStatement {
  readonly statementId: string;
  readonly declarationSubject: string;
  readonly statementDate: IsoDate;
  readonly recordId: string;
  readonly recordType: 'entity' | 'person' | 'relationship';
  readonly recordStatus: 'new';
  readonly recordDetails: Readonly<Record<string, unknown>>;
  readonly annotations?: readonly Readonly<Record<string, unknown>>[];
  readonly publicationDetails: Readonly<Record<string, unknown>>;
  readonly source: Readonly<Record<string, unknown>>;
}

const ORG_ID_SCHEME = /^[A-Z]{2}-[A-Z0-9]+$/;
const STATEMENT_ID_LENGTH = 64;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

const writeCountry = (code: string) => ({ name: countryNames.of(code) ?? code, code });

const writeIdentifiers = ({ identifiers }: OwnershipParty) =>
  identifiers.length === 0
    ? {}
    : {
        identifiers: identifiers.map(({ scheme, id }) =>
          ORG_ID_SCHEME.test(scheme) ? { scheme, id } : { schemeName: scheme, id },
        ),
      };

const writeEntityType = ({ kind, identifiers }: OwnershipParty) => {
  if (kind === 'state') return { type: 'stateBody' };
  if (kind === 'other') return { type: 'legalEntity', subtype: 'other' };
  if (kind === 'foreign' || kind === 'fund') return { type: 'legalEntity', subtype: 'other', details: kind };
  if (kind === 'undisclosed') return { type: 'unknownEntity' };
  return { type: identifiers.length > 0 ? 'registeredEntity' : 'legalEntity' };
};

const writePerson = ({ name, country }: OwnershipParty) => ({
  isComponent: false,
  personType: 'knownPerson',
  names: [{ type: 'legal', fullName: name ?? '' }],
  ...(country !== null && { nationalities: [writeCountry(country)] }),
});

const writeEntity = (party: OwnershipParty) => ({
  isComponent: false,
  entityType: writeEntityType(party),
  ...(party.name !== null && { name: party.name }),
  ...writeIdentifiers(party),
  ...(party.country !== null && { jurisdiction: writeCountry(party.country) }),
});

const writeShare = ({ percent, min, max }: OwnershipEdge) => {
  if (percent !== null) return { share: { exact: percent } };
  return min === null || max === null ? {} : { share: { minimum: min, maximum: max } };
};

const writeTime = (from: IsoDate | null, to: IsoDate | null) => ({
  ...(from !== null && { startDate: from }),
  ...(to !== null && { endDate: to }),
});

/** Whether somebody is a beneficial owner is a finding of its own: these statements tell who holds what directly. */
const writeHolding = (edge: NamedEdge) => {
  const frame = { directOrIndirect: 'direct', ...writeTime(edge.validFrom, edge.validTo) };
  const hasShare = edge.percent !== null || edge.min !== null || edge.votes === null;
  return [
    ...(hasShare ? [{ type: 'shareholding', ...frame, ...writeShare(edge) }] : []),
    ...(edge.votes === null ? [] : [{ type: 'votingRights', ...frame, share: { exact: edge.votes } }]),
  ];
};

/** Who supervises sits on a board as well; the title in `details` tells the one from the other. */
const findPostType = (role: string): string => {
  if (/董事长|chair/i.test(role)) return 'boardChair';
  return /董事|监事|director|board|supervis/i.test(role) ? 'boardMember' : 'seniorManagingOfficial';
};

const writePost = ({ role, validFrom, validTo }: NamedDirectorship) => [
  { type: findPostType(role), directOrIndirect: 'direct', details: role, ...writeTime(validFrom, validTo) },
];

const writeSource = (source: string | null) =>
  source === null ? { type: ['thirdParty'] } : { type: ['thirdParty'], description: source };

const writeNotes = (notes: readonly string[]) => ({
  annotations: notes.map((description) => ({
    statementPointerTarget: '',
    motivation: 'commenting',
    description,
  })),
});

interface Telling {
  readonly about: string;
  readonly statedOn: IsoDate | null | undefined;
  readonly source: string | null;
  readonly notes?: readonly string[];
}

const makeWriter = (options: BodsOptions, subject: string) => {
  const { publisher, license, publishedOn } = options;
  const publicationDetails = {
    publicationDate: publishedOn,
    bodsVersion: BODS_VERSION,
    ...(license !== undefined && { license }),
    publisher: { name: publisher },
  };
  return (
    recordType: BodsStatement['recordType'],
    recordId: string,
    recordDetails: BodsStatement['recordDetails'],
    { about, statedOn, source, notes = [] }: Telling,
  ): BodsStatement => {
    const statement = {
      declarationSubject: subject || about,
      statementDate: statedOn ?? options.statedOn,
      recordId,
      recordType,
      recordStatus: 'new',
      recordDetails,
      ...(notes.length > 0 && writeNotes(notes)),
      publicationDetails,
      source: writeSource(source),
    } as const;
    return { statementId: hashText(JSON.stringify(statement)).slice(0, STATEMENT_ID_LENGTH), ...statement };
  };
};

/** A neighbourhood as statements of BODS 0.4: parties first, the same ids for the same data. */
export const writeBods = (graph: OwnershipNeighbourhood, options: BodsOptions): readonly BodsStatement[] => {
  const named = nameNeighbourhood(graph);
  const { subjectId, notes = [] } = options;
  const subject = subjectId === undefined ? '' : named.findRecordId(subjectId);
  const write = makeWriter(options, subject);
  const writeLink = (
    recordId: string,
    [holderId, ownedId]: readonly [string, string],
    interests: readonly unknown[],
    { source, statedOn }: NamedEdge | NamedDirectorship,
  ) => {
    const isUndisclosed = named.findParty(holderId)?.kind === 'undisclosed';
    const interestedParty = isUndisclosed
      ? { reason: 'informationUnknownToPublisher' }
      : named.findRecordId(holderId);
    const about = named.findRecordId(ownedId);
    const details = { isComponent: false, subject: about, interestedParty, interests };
    return write('relationship', recordId, details, { about, statedOn, source });
  };
  return [
    ...named.parties
      .filter(({ kind }) => kind !== 'undisclosed')
      .map((party) => {
        const telling = { about: party.recordId, statedOn: null, source: null };
        return party.kind === 'person'
          ? write('person', party.recordId, writePerson(party), telling)
          : write('entity', party.recordId, writeEntity(party), {
              ...telling,
              ...(party.id === subjectId && { notes }),
            });
      }),
    ...named.edges.map((edge) =>
      writeLink(edge.recordId, [edge.holderId, edge.ownedId], writeHolding(edge), edge),
    ),
    ...named.directorships.map((post) =>
      writeLink(post.recordId, [post.personId, post.companyId], writePost(post), post),
    ),
  ];
};
