import { fenOf, roundFen, yuanText } from '../basis/amounts.ts';
import { isoOf } from '../basis/days.ts';
import { placeOf } from '../words/authorities.ts';
import { dayIn, livedYears, stressIn } from '../events/stress.ts';
import type { Context } from './context.ts';
import { writePartners } from './partners.ts';

const writeTenders = (context: Context): void => {
  const { firm } = context;
  const random = context.random('tenders');
  const kinds = [
    'construction',
    'technical',
    'software',
    'environment',
    'machinery',
    'services',
    'electronics',
  ];
  if (!kinds.includes(firm.industry.kind)) return;
  const mean = 0.35 * Math.min(5, (firm.scale / 5e7) ** 0.5);
  let order = 0;
  for (const year of livedYears(context).slice(-3)) {
    const count = Math.min(6, random.poisson(mean * (1 - 0.7 * stressIn(context, year))));
    for (let index = 0; index < count; index += 1) {
      const day = dayIn(context, year, random.next());
      if (day === null) continue;
      const number = `DM-ZB-${firm.index}-${(order += 1)}`;
      const amount = roundFen(fenOf(firm.scale * random.range(0.01, 0.15)), 3);
      context.add(
        'tender_bid',
        number,
        {
          tender_title: `${firm.city.shortName}${random.pick(['人民医院', '城区道路', '政务中心', '高级中学', '产业园', '污水处理厂'])}${firm.industry.words[0]?.[0] ?? ''}项目中标公告`,
          tender_project_no: number,
          tender_stage: 'award',
          tender_city: firm.city.name,
          tender_award_amount: yuanText(amount),
          tender_published_on: isoOf(day),
          tender_buyer: [`${placeOf(firm)}公共资源采购中心`],
          tender_winner: [firm.name],
          tender_role_of_company: 'winner',
        },
        { source: 'news', event: day, published: day },
      );
      // The buyer of a won tender is a customer of that year.
      if (random.chance(0.7))
        context.add(
          'supplier_customer',
          `${year}|customer|${number}`,
          {
            partner_name: `${placeOf(firm)}公共资源采购中心`,
            partner_role: 'customer',
            trade_year: year,
            trade_amount: yuanText(amount),
            partner_is_related: false,
            trade_source: 'tender',
          },
          { source: 'news', event: day, published: day },
        );
    }
  }
};

/** Guarantees for other members of the group, or for a friend. */
const writeGuarantees = (context: Context): void => {
  const { firm, market } = context;
  const random = context.random('guarantees');
  const chance = firm.isListed ? 0.6 : firm.group && firm.discloses ? 0.35 : firm.scale > 1e7 ? 0.045 : 0.01;
  if (!random.chance(chance)) return;
  const count = random.between(1, 3);
  for (let order = 0; order < count; order += 1) {
    const index = firm.group
      ? firm.group.head + random.below(firm.group.size)
      : random.below(market.firms.length);
    const debtor = market.firms[index];
    const start = context.asOf - random.between(60, 1100);
    if (!debtor || debtor.index === firm.index || start < firm.establishedOn + 100 || start > context.lastDay)
      continue;
    const end = start + random.between(300, 1200);
    context.add(
      'external_guarantee',
      `${debtor.creditCode}|${isoOf(start)}`,
      {
        guarantor: firm.name,
        debtor: debtor.name,
        creditor: `${firm.city.shortName}示范城市银行股份有限公司`,
        guarantee_type: 'joint_and_several',
        principal_claim_type: 'loan',
        guaranteed_amount: yuanText(
          roundFen(fenOf(Math.min(firm.scale, debtor.scale) * random.range(0.03, 0.2)), 1),
        ),
        guarantee_currency: 'CNY',
        guarantee_start: isoOf(start),
        guarantee_end: isoOf(end),
        is_guarantee_completed: end < context.asOf,
        is_related_guarantee: firm.group !== null,
        guarantee_published_on: isoOf(start + 3),
      },
      {
        source: firm.isListed ? 'exchange-filing' : 'annual-report',
        event: start,
        published: start + 3,
        validFrom: start,
        validTo: end,
      },
    );
  }
};

const writeCustoms = (context: Context): void => {
  const { firm, life } = context;
  const exports = life.years.at(-1)?.income.exports ?? 0;
  if (exports === 0) return;
  const random = context.random('customs');
  const registered = firm.establishedOn + random.between(60, 500);
  if (registered > context.lastDay) return;
  const code = `${firm.areaCode.slice(0, 4)}9DM${String(firm.index % 1000).padStart(3, '0')}`;
  context.add(
    'customs_trade',
    'registration',
    {
      customs_code: code,
      customs_authority: `${firm.city.shortName}海关`,
      customs_registered_on: isoOf(registered),
      trade_category: '进出口货物收发货人',
      customs_credit_grade: random.chance(0.04) ? 'aeo_advanced' : 'general',
    },
    { source: 'credit-china', event: registered, published: registered + 5 },
  );
};

/** Tenders, partners, guarantees and customs. */
export const writeTrade = (context: Context): void => {
  writeTenders(context);
  writePartners(context);
  writeGuarantees(context);
  writeCustoms(context);
};
