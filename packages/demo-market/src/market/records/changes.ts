import { yuanText } from '../basis/amounts.ts';
import { dayOf, isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { pickCity } from '../words/regions.ts';
import { marketRegulatorOf } from '../words/authorities.ts';
import { makeDemoCreditCode } from '../plan/codes.ts';
import { PEOPLE_PER_FIRM } from '../plan/people.ts';
import { findProvince } from '@mingjian/domain/divisions';
import type { Context } from './context.ts';
import { drawAddresses } from './address.ts';

type Category = 'name' | 'legal_rep' | 'capital' | 'address' | 'scope' | 'management' | 'term' | 'other';

const ITEMS: Readonly<Record<Category, string>> = {
  name: '名称变更',
  legal_rep: '法定代表人变更',
  capital: '注册资本变更',
  address: '住所变更',
  scope: '经营范围变更',
  management: '高级管理人员备案',
  term: '经营期限变更',
  other: '章程备案',
};

const writeChange = (
  context: Context,
  day: Day,
  category: Category,
  before: string,
  after: string,
  extra = {},
): void => {
  if (day >= context.lastDay) return;
  context.add(
    'change_record',
    `${category}|${isoOf(day)}`,
    {
      change_item: ITEMS[category],
      change_category: category,
      content_before: before,
      content_after: after,
      change_date: isoOf(day),
      is_material_change: category === 'name' || category === 'legal_rep' || category === 'capital',
      approval_authority: marketRegulatorOf(context.firm),
      ...extra,
    },
    { source: 'necips', event: day, published: day + 3, known: day + 5 },
  );
};

/** What the registry changed: the changes of the firm's history, and older routine filings. */
export const writeChanges = (context: Context): void => {
  const { firm, life } = context;
  const { formerName, capital, representative, address, scope } = life.history;
  if (formerName) writeChange(context, formerName.day, 'name', formerName.name, firm.name);
  if (capital)
    writeChange(
      context,
      capital.day,
      'capital',
      `${yuanText(capital.before)}元`,
      `${yuanText(firm.capital)}元`,
      {
        capital_change_amount: yuanText(firm.capital - capital.before),
        capital_change_pct: (((firm.capital - capital.before) / capital.before) * 100).toFixed(4),
      },
    );
  if (representative)
    writeChange(
      context,
      representative.day,
      'legal_rep',
      context.person(representative.formerPerson).name,
      context.person(context.representative).name,
    );
  if (address) {
    const { before, now } = drawAddresses(context);
    writeChange(context, address.day, 'address', before, now);
  }
  if (scope) writeChange(context, scope.day, 'scope', '原经营范围', '见营业执照登记的经营范围');
  const random = context.random('routine-changes');
  const first = firm.establishedOn + 200;
  const span = Math.min(context.lastDay, context.asOf - 10) - first;
  if (span < 60) return;
  const count = Math.min(8, random.poisson(Math.min(2.2, span / 3200 + (firm.scale > 1e8 ? 0.8 : 0))));
  for (let order = 0; order < count; order += 1) {
    const category = random.pick(['management', 'term', 'other', 'management'] as const);
    writeChange(
      context,
      first + random.below(span),
      category,
      '原登记（备案）内容',
      '变更后登记（备案）内容',
    );
  }
};

/** Branches in other cities: retailers, caterers and large firms have many. */
export const writeBranches = (context: Context): void => {
  const { firm } = context;
  const random = context.random('branches');
  if (firm.form === 'sole' || firm.form === 'partnership') return;
  const manyBranches =
    firm.industry.kind === 'retail' ||
    firm.industry.kind === 'hospitality' ||
    firm.industry.kind === 'construction';
  const mean = Math.min(4, (firm.scale / 1.2e9) * (manyBranches ? 4 : 1)) + (manyBranches ? 0.18 : 0.05);
  const count = Math.min(15, random.poisson(mean));
  for (let order = 0; order < count; order += 1) {
    const city = pickCity(random);
    const earliest = Math.max(firm.establishedOn + 120, dayOf(2000, 1, 1));
    const span = Math.min(context.lastDay, context.asOf - 20) - earliest;
    if (span < 10) return;
    const since = earliest + random.below(span);
    const closed =
      random.chance(0.15) && since + 500 < context.asOf - 30
        ? since + 500 + random.below(context.asOf - 530 - since)
        : null;
    const code = makeDemoCreditCode(firm.index * 16 + order + 400_000_000, city.code, '1');
    const payload = {
      branch_name: `${firm.name}${city.shortName}分公司`,
      branch_credit_code: code,
      branch_person_in_charge: context.person(firm.index * PEOPLE_PER_FIRM + 7).name,
      branch_establishment_date: isoOf(since),
      branch_province: findProvince(city.code)?.name ?? null,
      head_office_name: firm.name,
      head_office_credit_code: firm.creditCode,
      branch_registration_authority: `${city.name}市场监督管理局`,
    };
    const telling = { source: 'necips', event: since, known: since + 6 } as const;
    context.add('branch', code, { ...payload, branch_status: 'active' }, telling);
    if (closed !== null)
      context.add(
        'branch',
        code,
        { ...payload, branch_status: 'deregistered', branch_closed_on: isoOf(closed) },
        {
          ...telling,
          published: closed + 3,
          known: closed + 6,
          validTo: closed,
        },
      );
  }
};
