import { findIndustryClass } from '@mingjian/domain/industry-classes';
import type { Payload } from '@mingjian/domain/records';
import { yuanText } from '../basis/amounts.ts';
import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { marketRegulatorOf, placeOf } from '../words/authorities.ts';
import { BUILDINGS, STREETS } from '../words/regions.ts';
import { findProvince } from '@mingjian/domain/divisions';
import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';
import type { Context } from './context.ts';
import { findEnding } from './ending.ts';

const DIMENSION = 'basic_registration';
const KEY = 'registration';
const STAFF_BANDS: readonly (readonly [below: number, band: string])[] = [
  [10, '0-9'],
  [20, '10-19'],
  [50, '20-49'],
  [100, '50-99'],
  [300, '100-299'],
  [500, '300-499'],
  [1000, '500-999'],
  [5000, '1000-4999'],
  [10_000, '5000-9999'],
];
const staffBand = (employees: number): string =>
  STAFF_BANDS.find(([below]) => employees < below)?.[1] ?? '10000+';

/** `广东省深圳市南山区科技路12号创业大厦3层305室`. */
const drawAddress = (random: Random, firm: Firm): string => {
  const province = findProvince(firm.areaCode);
  const start = province && province.name !== firm.city.name ? province.name : '';
  const house = `${random.pick(STREETS)}${random.between(1, 880)}号`;
  const room = random.chance(0.7)
    ? `${random.pick(BUILDINGS)}${random.between(1, 28)}层${random.between(1, 28)}${String(random.between(1, 20)).padStart(2, '0')}室`
    : '';
  return `${start}${placeOf(firm)}${house}${room}`;
};

/** The address of today and the one before it. */
export const drawAddresses = ({ random, firm }: Pick<Context, 'random' | 'firm'>) => ({
  now: drawAddress(random('address'), firm),
  before: drawAddress(random('former-address'), firm),
});

const VERBS = ['', '', '销售', '服务', '研发', '技术咨询', '批发', '零售'];

export const drawScope = (random: Random, firm: Firm): string => {
  const own = findIndustryClass(firm.classCode)?.cn ?? '';
  const others = Array.from({ length: random.between(2, 5) }, () => {
    const name = findIndustryClass(random.pick(firm.industry.classes))?.cn ?? '';
    return `${name}${random.pick(VERBS)}`;
  });
  const items = [...new Set([own, ...others])].join('；');
  return `一般项目：${items}。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）`;
};

const TYPES: Readonly<Record<Firm['nature'], string>> = {
  state: '有限责任公司(国有控股)',
  private: '有限责任公司(自然人投资或控股)',
  foreign: '有限责任公司(外商投资、非独资)',
  hk_mo_tw: '有限责任公司(港澳台投资、非独资)',
  collective: '集体所有制',
  joint: '有限责任公司(中外合资)',
};

/** The registry's word for the legal form, from nature and holders. */
export const companyTypeOf = ({ firm, holdings }: Context): string => {
  if (firm.form === 'sole') return '个人独资企业';
  if (firm.form === 'partnership') return '有限合伙企业';
  if (firm.form === 'collective') return '集体所有制';
  if (firm.form === 'joint-stock')
    return firm.isListed ? '股份有限公司(上市、自然人投资或控股)' : '股份有限公司(非上市、自然人投资或控股)';
  const only = holdings.length === 1 ? holdings[0]?.holder.type : undefined;
  if (only === 'person') return '有限责任公司(自然人独资)';
  if (only === 'state') return '有限责任公司(国有独资)';
  if (only === 'foreign')
    return firm.nature === 'hk_mo_tw' ? '有限责任公司(港澳台法人独资)' : '有限责任公司(外国法人独资)';
  if (only) return '有限责任公司(法人独资)';
  return TYPES[firm.nature];
};

interface Change {
  readonly day: Day;
  readonly before: Payload;
}

/** Versions of the registration: each change closes what the registry said before it. */
export const writeRegistration = (context: Context): void => {
  const { firm, life, asOf } = context;
  const random = context.random('registration');
  const ending = findEnding(context);
  const { now: address, before: formerAddress } = drawAddresses(context);
  const scope = drawScope(random, firm);
  const { history } = life;
  const today: Payload = {
    company_name: firm.name,
    legal_representative: context.person(context.representative).name,
    legal_representative_type: 'person',
    registration_status: ending?.status ?? 'active',
    establishment_date: isoOf(firm.establishedOn),
    registered_capital: yuanText(firm.capital),
    registered_capital_currency: 'CNY',
    paid_in_capital_registered: yuanText(firm.paidCapital),
    paid_in_capital_currency: 'CNY',
    company_type: companyTypeOf(context),
    ownership_nature: firm.nature,
    business_scope: scope,
    registration_authority: marketRegulatorOf(firm),
    operating_term_start: isoOf(firm.establishedOn),
    registered_address: address,
    staff_size_range: staffBand(firm.employees),
    insured_employees: firm.insured,
    insured_employees_year: 2025,
    is_listed: firm.isListed,
    is_micro_small: firm.scale < 2e7,
    ...ending?.fields,
  };
  const changes: Change[] = [];
  const note = (day: Day | undefined, before: Payload): void => {
    if (day !== undefined && day <= asOf - 8 && day < context.lastDay) changes.push({ day, before });
  };
  note(history.formerName?.day, { company_name: history.formerName?.name ?? null });
  if (history.capital)
    note(history.capital.day, {
      registered_capital: yuanText(history.capital.before),
      paid_in_capital_registered: yuanText(history.capital.paidBefore),
    });
  if (history.representative)
    note(history.representative.day, {
      legal_representative: context.person(history.representative.formerPerson).name,
    });
  note(history.address?.day, { registered_address: formerAddress });
  note(history.scope?.day, { business_scope: drawScope(random, firm) });
  if (ending && ending.day <= asOf - 8)
    changes.push({
      day: ending.day,
      before: {
        registration_status: 'active',
        ...Object.fromEntries(Object.keys(ending.fields).map((key) => [key, null])),
      },
    });
  changes.sort((a, b) => a.day - b.day);
  let state: Payload = today;
  const states: Payload[] = [];
  for (const change of changes.toReversed()) {
    states.unshift(state);
    state = { ...state, ...change.before };
  }
  const tell = (payload: Payload, day: Day, lag: number): void =>
    context.add(
      DIMENSION,
      KEY,
      { ...payload, approval_date: isoOf(day) },
      {
        source: 'necips',
        event: day,
        published: day + Math.min(lag, 3),
        known: day + lag,
        validFrom: day,
      },
    );
  tell(state, firm.establishedOn, 5);
  changes.forEach((change, index) => tell(states[index] ?? today, change.day, 4 + random.below(4)));
};
