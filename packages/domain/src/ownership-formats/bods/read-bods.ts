import { TOLD_KINDS } from '../graph.ts';
import type { FormatPartyKind, PartyIdentifier } from '../graph.ts';
import {
  findDay,
  findText,
  isFields,
  readChoice,
  readFields,
  readList,
  readText,
  StatementError,
  toCountry,
} from '../read-fields.ts';
import type { JsonFields } from '../read-fields.ts';
import type { LinkStatement, PartyStatement, ReadStatement } from '../statement.ts';
import { readInterests } from './read-interests.ts';

export const BODS_VERSION = '0.4';

const DETAILS = '$.recordDetails';
const ENTITY_TYPES = {
  registeredEntity: 'company',
  legalEntity: 'company',
  arrangement: 'other',
  anonymousEntity: 'undisclosed',
  unknownEntity: 'undisclosed',
  state: 'state',
  stateBody: 'state',
} as const satisfies Record<string, FormatPartyKind>;
const REASONS = [
  'noBeneficialOwners',
  'subjectUnableToConfirmOrIdentifyBeneficialOwner',
  'interestedPartyHasNotProvidedInformation',
  'subjectExemptFromDisclosure',
  'interestedPartyExemptFromDisclosure',
  'unknown',
  'informationUnknownToPublisher',
] as const;

const checkVersion = (value: JsonFields): void => {
  const publication = isFields(value['publicationDetails']) ? value['publicationDetails'] : {};
  const version = publication['bodsVersion'];
  const isOld = 'statementID' in value || 'statementType' in value;
  const details = { version: typeof version === 'string' ? version : '0.3' };
  if (isOld || (typeof version === 'string' && version !== BODS_VERSION))
    throw new StatementError('$.publicationDetails.bodsVersion', version, 'statement-version', details);
  if (value['recordType'] === undefined && value['recordDetails'] === undefined)
    throw new StatementError('$', undefined, 'statement-unknown');
};

const readPublisher = (value: JsonFields): string => {
  if (value['publicationDetails'] === undefined) return '';
  const place = '$.publicationDetails';
  const publication = readFields(value['publicationDetails'], place);
  const publisher = readFields(publication['publisher'], `${place}.publisher`);
  readText(publication['bodsVersion'], `${place}.bodsVersion`);
  if (findDay(publication['publicationDate'], `${place}.publicationDate`) === null)
    throw new StatementError(`${place}.publicationDate`, undefined, 'field-missing');
  const name = findText(publisher['name'], `${place}.publisher.name`);
  return name ?? readText(publisher['url'], `${place}.publisher.name`);
};

/** What every statement has. */
const readFrame = (value: JsonFields) => {
  const statementId = readText(value['statementId'], '$.statementId');
  if (statementId.length < 32 || statementId.length > 64)
    throw new StatementError('$.statementId', statementId, 'field-wrong');
  readText(value['declarationSubject'], '$.declarationSubject');
  const statedOn = findDay(value['statementDate'], '$.statementDate');
  if (statedOn === null) throw new StatementError('$.statementDate', undefined, 'field-missing');
  const status =
    value['recordStatus'] === undefined
      ? 'new'
      : readChoice(value['recordStatus'], '$.recordStatus', ['new', 'updated', 'closed']);
  return {
    id: readText(value['recordId'], '$.recordId'),
    namespace: readPublisher(value),
    statedOn,
    isClosed: status === 'closed',
  };
};

const readComponent = (details: JsonFields): void => {
  const value = details['isComponent'];
  if (typeof value !== 'boolean')
    throw new StatementError(
      `${DETAILS}.isComponent`,
      value,
      value === undefined ? 'field-missing' : 'field-wrong',
    );
};

const readIdentifiers = (value: unknown): PartyIdentifier[] =>
  readList(value, `${DETAILS}.identifiers`).flatMap((item, at) => {
    const place = `${DETAILS}.identifiers[${at}]`;
    const identifier = readFields(item, place);
    const scheme = findText(identifier['scheme'], `${place}.scheme`);
    const name = scheme ?? readText(identifier['schemeName'], `${place}.scheme`);
    const id = findText(identifier['id'], `${place}.id`);
    return id === null ? [] : [{ scheme: name, id }];
  });

const readCountry = (value: unknown, place: string): string | null =>
  value === undefined ? null : toCountry(findText(readFields(value, place)['code'], `${place}.code`));

const readAddress = (value: unknown): string | null => {
  const [first] = readList(value, `${DETAILS}.addresses`);
  return isFields(first) ? findText(first['address'], `${DETAILS}.addresses[0].address`) : null;
};

const findKind = (details: JsonFields): FormatPartyKind => {
  const place = `${DETAILS}.entityType`;
  const entityType = readFields(details['entityType'], place);
  const types = Object.keys(ENTITY_TYPES) as (keyof typeof ENTITY_TYPES)[];
  const type = readChoice(entityType['type'], `${place}.type`, types);
  // A body that is no company, such as a foundation or a fund.
  if (type !== 'legalEntity' || entityType['subtype'] !== 'other') return ENTITY_TYPES[type];
  return TOLD_KINDS.find((kind) => kind === entityType['details']) ?? 'other';
};

type Frame = ReturnType<typeof readFrame>;

const readEntity = ({ id, namespace, statedOn }: Frame, details: JsonFields): PartyStatement => {
  readComponent(details);
  const kind = findKind(details);
  const identifiers = readIdentifiers(details['identifiers']);
  const name = findText(details['name'], `${DETAILS}.name`);
  if (name === null && kind !== 'undisclosed')
    throw new StatementError(`${DETAILS}.name`, undefined, 'field-missing');
  const country = readCountry(details['jurisdiction'], `${DETAILS}.jurisdiction`);
  const foundedOn = findDay(details['foundingDate'], `${DETAILS}.foundingDate`);
  const address = readAddress(details['addresses']);
  return { type: 'party', id, namespace, statedOn, kind, name, identifiers, country, foundedOn, address };
};

/** Numbers, birth dates and addresses of persons are passed over: a person is known by the publisher's record id. */
const readPerson = ({ id, namespace, statedOn }: Frame, details: JsonFields): PartyStatement => {
  readComponent(details);
  const place = `${DETAILS}.names`;
  const type = readChoice(details['personType'], `${DETAILS}.personType`, [
    'knownPerson',
    'anonymousPerson',
    'unknownPerson',
  ]);
  const names = readList(details['names'], place).map((name, at) => readFields(name, `${place}[${at}]`));
  const best = names.find((name) => name['type'] === 'legal') ?? names[0];
  const isKnown = type === 'knownPerson';
  if (isKnown && !best) throw new StatementError(place, undefined, 'field-missing');
  const name = best && isKnown ? readText(best['fullName'], `${place}[0].fullName`) : null;
  const [nationality] = readList(details['nationalities'], `${DETAILS}.nationalities`);
  const country = isKnown ? readCountry(nationality, `${DETAILS}.nationalities[0]`) : null;
  const kind = isKnown ? 'person' : 'undisclosed';
  const rest = { identifiers: [], foundedOn: null, address: null };
  return { type: 'party', id, namespace, statedOn, kind, name, country, ...rest };
};

/** The record id of the holder, or null with a reason of the standard. */
const readHolder = (value: unknown): string | null => {
  const place = `${DETAILS}.interestedParty`;
  if (!isFields(value)) return readText(value, place);
  readChoice(value['reason'], `${place}.reason`, REASONS);
  return null;
};

const readSource = (value: unknown): string | null =>
  value === undefined ? null : findText(readFields(value, '$.source')['description'], '$.source.description');

const readRelationship = (frame: Frame, details: JsonFields, source: string | null): ReadStatement => {
  readComponent(details);
  const { subject } = details;
  if (isFields(subject)) throw new StatementError(`${DETAILS}.subject`, subject, 'subject-not-named');
  const ownedId = readText(subject, `${DETAILS}.subject`);
  const holderId = readHolder(details['interestedParty']);
  const hasComponents = readList(details['componentRecords'], `${DETAILS}.componentRecords`).length > 0;
  const place = `${DETAILS}.interests`;
  const { holdings, posts, leftOut } = readInterests(details['interests'], place, hasComponents);
  const isIndirectOnly = leftOut.length > 0;
  if (holderId !== null && holdings.length + posts.length === 0 && !isIndirectOnly)
    throw new StatementError(place, undefined, 'link-says-nothing');
  const link: LinkStatement = { type: 'link', ...frame, ownedId, holderId, holdings, posts, source };
  return { ok: true, statement: link, leftOut };
};

/** Reads one statement of BODS 0.4. */
export const readBodsStatement = (value: unknown): ReadStatement => {
  try {
    const statement = readFields(value, '$');
    checkVersion(statement);
    const frame = readFrame(statement);
    const type = readChoice(statement['recordType'], '$.recordType', ['entity', 'person', 'relationship']);
    const details = readFields(statement['recordDetails'], DETAILS);
    if (type === 'relationship') return readRelationship(frame, details, readSource(statement['source']));
    const party = type === 'entity' ? readEntity(frame, details) : readPerson(frame, details);
    return { ok: true, statement: party, leftOut: [] };
  } catch (error) {
    if (error instanceof StatementError) return { ok: false, fault: error.fault };
    throw error;
  }
};
