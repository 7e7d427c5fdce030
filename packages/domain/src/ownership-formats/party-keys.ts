import { parseCompanyCode } from '../credit-code/index.ts';
import type { CodeFault } from '../credit-code/index.ts';
import type { PartyKey } from '../records/index.ts';
import type { PartyIdentifier } from './graph.ts';
import type { IndexedParty } from './packed.ts';

const CHINESE_REGISTER = 'CN-SAIC';
const CHINESE_SCHEMES = /^(CN-SAIC|CN-SAMR|CN-USCC|USCC|USC)$|统一社会信用代码|unified social credit/i;
const LEI_SCHEME = 'XI-LEI';
const LEI = /^[0-9A-Z]{18}\d{2}$/;
const STOCK_SCHEME = 'Stock code';
/** Numbers of foreign registers carry the name of their register: the same number means another company in another one. */
const SEPARATOR = ':';
/** Keys made of the record ids of a file begin so; they are numbers of nobody's register. */
const OF_A_FILE = 'user-';

export interface WrongIdentifier extends PartyIdentifier {
  readonly reason: `code-${CodeFault}` | 'field-wrong';
}

const parseIdentifier = ({ scheme, id }: PartyIdentifier): PartyKey | WrongIdentifier => {
  if (CHINESE_SCHEMES.test(scheme)) {
    const code = parseCompanyCode(id);
    if (code.ok) return { scheme: code.scheme, value: code.code };
    return { scheme, id, reason: `code-${code.reason}` };
  }
  if (scheme === LEI_SCHEME) {
    const lei = id.toUpperCase();
    return LEI.test(lei) ? { scheme: 'lei', value: lei } : { scheme, id, reason: 'field-wrong' };
  }
  if (scheme === STOCK_SCHEME) return { scheme: 'stock_code', value: id };
  return {
    scheme: 'registration_number',
    value: `${scheme.replaceAll(SEPARATOR, ' ')}${SEPARATOR}${id}`,
  };
};

const ORDER: readonly PartyKey['scheme'][] = ['credit_code', 'registration_number', 'lei', 'stock_code'];

/**
 * What a party is found by: its numbers, the Chinese ones first; without any, the publisher's id, which joins it with
 * nobody of the same name. A person has no other.
 */
export const toPartyKeys = (
  party: IndexedParty,
  sourceId: string,
): { readonly keys: readonly PartyKey[]; readonly wrong: readonly WrongIdentifier[] } => {
  const keys: PartyKey[] = [];
  const wrong: WrongIdentifier[] = [];
  for (const identifier of party.identifiers) {
    const parsed = parseIdentifier(identifier);
    if ('reason' in parsed) wrong.push(parsed);
    else keys.push(parsed);
  }
  const own = `${sourceId}${SEPARATOR}${party.namespace}${SEPARATOR}${party.id}`;
  if (party.kind === 'person') return { keys: [{ scheme: 'person', value: own }], wrong: [] };
  if (keys.length === 0) return { keys: [{ scheme: 'registration_number', value: own }], wrong };
  return { keys: keys.toSorted((a, b) => ORDER.indexOf(a.scheme) - ORDER.indexOf(b.scheme)), wrong };
};

/** The numbers of a party of the database, for an export; its keys by name or by a file are none. */
export const toIdentifiers = (keys: readonly PartyKey[]): readonly PartyIdentifier[] =>
  keys.flatMap(({ scheme, value }) => {
    if (scheme === 'credit_code') return [{ scheme: CHINESE_REGISTER, id: value }];
    if (scheme === 'lei') return [{ scheme: LEI_SCHEME, id: value }];
    if (scheme === 'stock_code') return [{ scheme: STOCK_SCHEME, id: value }];
    if (scheme !== 'registration_number' || value.startsWith(OF_A_FILE)) return [];
    const at = value.indexOf(SEPARATOR);
    return at < 0
      ? [{ scheme: CHINESE_REGISTER, id: value }]
      : [{ scheme: value.slice(0, at), id: value.slice(at + 1) }];
  });
