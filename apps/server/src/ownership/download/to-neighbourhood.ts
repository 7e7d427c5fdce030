import { toIdentifiers } from '@mingjian/domain/ownership-formats';
import type {
  Directorship,
  FormatPartyKind,
  OwnershipEdge,
  OwnershipNeighbourhood,
  OwnershipParty as FormatParty,
} from '@mingjian/domain/ownership-formats';
import type { OwnershipParty, ToldHolding, ToldPost } from '@mingjian/database/ownership';
import { SOURCES } from '@mingjian/domain/records';
import type { OwnershipDownload } from './read-download.ts';

const WHOLE = 100;
const REPRESENTATIVE = '法定代表人';
const REGISTER = 'CN-SAIC';

const KINDS: Readonly<Record<string, FormatPartyKind>> = {
  foreign: 'foreign',
  company: 'company',
  person: 'person',
  state: 'state',
};

/** In both languages, since a file is read by anybody; it is part of the ids, which must not depend on who exports. */
const nameSource = (id: string | null): string | null => {
  const source = SOURCES.find((one) => one.id === id);
  return source ? `${source.en} (${source.cn})` : id;
};

const toParty = (party: OwnershipParty, { keys, holderTypes }: OwnershipDownload): FormatParty => {
  const isFund = holderTypes.get(party.id) === 'fund';
  const kind = KINDS[party.kind] ?? (isFund ? 'fund' : 'other');
  // Nothing of a person but the name: no number, no nationality.
  const identifiers = kind === 'person' ? [] : toIdentifiers(keys.get(party.id) ?? []);
  const isRegistered = identifiers.some(({ scheme }) => scheme === REGISTER);
  return { id: String(party.id), kind, name: party.name, identifiers, country: isRegistered ? 'CN' : null };
};

const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));

const toShare = ({ percent, low, high }: ToldHolding) => {
  const exact = toNumber(percent);
  if (exact !== null || (low === null && high === null)) return { percent: exact, min: null, max: null };
  return { percent: null, min: toNumber(low) ?? 0, max: toNumber(high) ?? WHOLE };
};

const nameHidden = ({ recordId }: ToldHolding): string => `undisclosed:${recordId}`;

const toEdge = (holding: ToldHolding): OwnershipEdge => ({
  holderId: holding.holderId === null ? nameHidden(holding) : String(holding.holderId),
  ownedId: String(holding.ownedId),
  ...toShare(holding),
  votes: toNumber(holding.votes),
  validFrom: holding.validFrom,
  validTo: holding.validTo,
  source: nameSource(holding.sourceId),
  statedOn: holding.publishedOn,
});

/** A source that gives a name alone means somebody of this company: nobody of the same name elsewhere. */
const namePerson = ({ personId, companyId, name }: ToldPost): string =>
  personId === null ? `person:${companyId}:${name}` : String(personId);

const toPosts = (post: ToldPost): Directorship[] => {
  const { titles } = post;
  const isNamed = titles.some((title) => title.includes(REPRESENTATIVE));
  const roles = post.isLegalRepresentative && !isNamed ? [...titles, REPRESENTATIVE] : titles;
  return roles.map((role) => ({
    personId: namePerson(post),
    companyId: String(post.companyId),
    role,
    validFrom: post.validFrom,
    validTo: post.validTo,
    source: nameSource(post.sourceId),
    statedOn: post.publishedOn,
  }));
};

/** Plain data that the formats are written from. */
export const toNeighbourhood = (download: OwnershipDownload): OwnershipNeighbourhood => {
  const { holdings } = download;
  const posts = download.posts ?? [];
  const parties = new Map(
    [...download.parties.values()].map((party) => [String(party.id), toParty(party, download)]),
  );
  const without = { identifiers: [], country: null };
  for (const holding of holdings)
    if (holding.holderId === null) {
      const id = nameHidden(holding);
      parties.set(id, { id, kind: 'undisclosed', name: null, ...without });
    }
  for (const post of posts) {
    const id = namePerson(post);
    if (!parties.has(id)) parties.set(id, { id, kind: 'person', name: post.name, ...without });
  }
  return {
    parties: [...parties.values()],
    edges: holdings.map(toEdge),
    directorships: posts.flatMap(toPosts),
  };
};
