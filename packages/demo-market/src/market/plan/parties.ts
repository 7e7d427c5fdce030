import { findCity, findProvince } from '@mingjian/domain/divisions';
import type { PartyDraft } from '@mingjian/domain/records';
import { makeRandom } from '../basis/random.ts';
import { ENGLISH_HEADS, ENGLISH_TAILS } from '../words/brand-syllables.ts';
import { FOREIGN_FORMS } from '../words/person-names.ts';
import type { Firm, Holder, Market } from './firm.ts';
import { drawBrand } from './names.ts';
import { makePerson } from './people.ts';

/** How a holder stands in the register. */
export interface HolderIdentity {
  readonly party: PartyDraft;
  readonly type: 'natural_person' | 'enterprise' | 'state' | 'fund' | 'foreign';
  readonly country: string;
  readonly creditCode: string | null;
}

export const partyOfFirm = (firm: Firm): PartyDraft => ({
  kind: 'company',
  name: firm.name,
  keys: [
    { scheme: 'credit_code', value: firm.creditCode },
    ...(firm.stockCode ? [{ scheme: 'stock_code', value: firm.stockCode } as const] : []),
    ...(firm.zhongzhengCode ? [{ scheme: 'zhongzheng_code', value: firm.zhongzhengCode } as const] : []),
  ],
});

export const partyOfPerson = (seed: string, number: number): PartyDraft => {
  const person = makePerson(seed, number);
  return { kind: 'person', name: person.name, keys: [{ scheme: 'person', value: person.key }] };
};

/** Keys of made names are kept apart from names that real files bring. */
const nameKey = (name: string): PartyDraft['keys'] => [{ scheme: 'name', value: `demo:${name}` }];

const stateName = (divisionCode: string): string => {
  if (divisionCode === '000000') return '国务院国有资产监督管理委员会';
  const city = divisionCode.endsWith('0000') ? undefined : findCity(divisionCode);
  return `${city?.name ?? findProvince(divisionCode)?.name ?? ''}人民政府国有资产监督管理委员会`;
};

const identifyFirm = (market: Market, index: number): HolderIdentity => {
  const firm = market.firms[index];
  if (!firm) throw new RangeError(`no firm ${index}`);
  return { party: partyOfFirm(firm), type: 'enterprise', country: 'CN', creditCode: firm.creditCode };
};

const identifyState = (divisionCode: string): HolderIdentity => {
  const name = stateName(divisionCode);
  return {
    party: { kind: 'state', name, keys: nameKey(name) },
    type: 'state',
    country: 'CN',
    creditCode: null,
  };
};

const identifyForeign = (seed: string, number: number): HolderIdentity => {
  const random = makeRandom(seed, 'foreign', number);
  const [country, forms] = random.pick(FOREIGN_FORMS);
  const name = `${random.pick(ENGLISH_HEADS)}${random.pick(ENGLISH_TAILS)} ${random.pick(forms)}`;
  return {
    party: { kind: 'foreign', name, keys: nameKey(name) },
    type: 'foreign',
    country,
    creditCode: null,
  };
};

const fundOf = (name: string): HolderIdentity => ({
  party: { kind: 'other', name, keys: nameKey(name) },
  type: 'fund',
  country: 'CN',
  creditCode: null,
});

const identifyFund = (seed: string, number: number): HolderIdentity =>
  fundOf(`${drawBrand(makeRandom(seed, 'fund', number)).cn}股权投资基金合伙企业（有限合伙）`);

const identifyStateFund = (seed: string): HolderIdentity =>
  fundOf(`${drawBrand(makeRandom(seed, 'state-fund')).cn}国有资本产业投资基金（有限合伙）`);

/** Name, keys and kind of a holder. */
export const identifyHolder = (market: Market, holder: Holder): HolderIdentity => {
  if (holder.type === 'firm') return identifyFirm(market, holder.index);
  if (holder.type === 'state') return identifyState(holder.divisionCode);
  if (holder.type === 'foreign') return identifyForeign(market.seed, holder.number);
  if (holder.type === 'fund') return identifyFund(market.seed, holder.number);
  if (holder.type === 'state-fund') return identifyStateFund(market.seed);
  return {
    party: partyOfPerson(market.seed, holder.number),
    type: 'natural_person',
    country: 'CN',
    creditCode: null,
  };
};

/**
 * State bodies, foreign houses, funds and people with several firms: parties that hold firms all over the market and have no
 * records. Stored before all firms, so that no two batches make the same party.
 */
export const listOutsideHolders = (market: Market): readonly PartyDraft[] => {
  const byKey = new Map<string, PartyDraft>();
  for (const { holder } of market.owners.flat()) {
    if (holder.type === 'firm' || holder.type === 'person') continue;
    const { party } = identifyHolder(market, holder);
    byKey.set(party.keys[0]?.value ?? party.name, party);
  }
  for (const { person } of market.ventures.values()) {
    const party = partyOfPerson(market.seed, person);
    byKey.set(party.keys[0]?.value ?? party.name, party);
  }
  return [...byKey.values()];
};
