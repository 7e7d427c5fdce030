import { getOrganisationCode } from '@mingjian/domain/credit-code';
import { toPartyKeys } from '@mingjian/domain/ownership-formats';
import type { IndexedParty, PartyStatement } from '@mingjian/domain/ownership-formats';
import type { CompanyBatch, PartyDraft, Payload, RecordDraft } from '@mingjian/domain/records';
import { makeRefusal } from '../shared/index.ts';
import { makeRecordKey } from './record-key.ts';
import type { Refusal } from '../shared/index.ts';

const MAX_NAME_LENGTH = 200;

/** The party of the database that a statement means; null for somebody who is not disclosed. */
export const makeParty = (party: IndexedParty, sourceId: string): PartyDraft | null => {
  const { kind, name } = party;
  if (kind === 'undisclosed' || name === null) return null;
  // A fund is told by the type of the holder.
  const asParty = kind === 'fund' ? 'other' : kind;
  return { kind: asParty, name: name.slice(0, MAX_NAME_LENGTH), keys: toPartyKeys(party, sourceId).keys };
};

/** The first number of a register, Chinese or not. */
const findRegistration = ({ keys }: PartyDraft): Payload => {
  const lei = keys.find(({ scheme }) => scheme === 'lei');
  const code = keys.find(({ scheme }) => scheme === 'credit_code');
  const number = keys.find(
    ({ scheme, value }) => scheme === 'registration_number' && !value.startsWith('user-'),
  );
  return {
    ...(code && {
      unified_social_credit_code: code.value,
      organisation_code: getOrganisationCode(code.value),
    }),
    ...(number && { registration_number: number.value.slice(number.value.indexOf(':') + 1) }),
    ...(lei && { lei: lei.value }),
  };
};

/** Wrong numbers of a party: it is imported without them. */
export const refuseNumbers = (party: PartyStatement, sourceId: string, number: number): Refusal[] =>
  toPartyKeys(party, sourceId).wrong.map(({ scheme, id, reason }) =>
    makeRefusal(number, 'value', `$ ${scheme}`, id, reason),
  );

/** A company with its registration as far as the statement tells it; a field that it does not have is absent. */
export const mapCompany = (
  party: PartyStatement,
  draft: PartyDraft,
  locator: string,
  knownOn: string,
): CompanyBatch => {
  const isPast = party.foundedOn !== null && party.foundedOn <= knownOn;
  const registration: Payload = {
    company_name: draft.name,
    ...(isPast && { establishment_date: party.foundedOn }),
    ...(party.address !== null && { registered_address: party.address }),
  };
  const numbers = findRegistration(draft);
  const publishedOn = party.statedOn;
  // Two records of a file may be about one company and differ: each says its own and neither undoes the other.
  const naturalKey = makeRecordKey(party.namespace, party.id);
  const records: RecordDraft[] = [
    {
      dimension: 'basic_registration',
      naturalKey,
      payload: registration,
      publishedOn,
      locator,
    },
  ];
  if (Object.keys(numbers).length > 0)
    records.push({
      dimension: 'identifiers_names',
      naturalKey,
      payload: numbers,
      publishedOn,
      locator,
    });
  return { party: draft, records };
};
