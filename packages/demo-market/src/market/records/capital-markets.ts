import { fenOf, roundFen, yuanText } from '../basis/amounts.ts';
import { dayOf, isoOf } from '../basis/days.ts';
import { makeRandom } from '../basis/random.ts';
import { drawBrand } from '../plan/names.ts';
import { totalAssetsOf, totalLiabilitiesOf } from '../finances/year.ts';
import type { Context } from './context.ts';
import { listedOn } from './listing-day.ts';

const ROUNDS = ['angel', 'pre_a', 'a', 'b', 'c', 'd'] as const;

const houseName = (context: Context, number: number): string =>
  `${drawBrand(makeRandom(context.market.seed, 'venture', number)).cn}创投`;

/** Money from venture houses: young technology firms, a round every year or two. */
const writeFinancing = (context: Context): void => {
  const { firm } = context;
  const random = context.random('financing');
  const kinds = ['software', 'internet', 'electronics', 'pharma', 'technical', 'machinery', 'health'];
  const isCandidate =
    kinds.includes(firm.industry.kind) && firm.nature === 'private' && !firm.group && firm.form !== 'sole';
  if (!isCandidate || !random.chance(firm.scale > 5e7 ? 0.22 : 0.09)) return;
  let day = firm.establishedOn + random.between(200, 700);
  const first = random.below(3);
  const rounds = random.between(1, 4);
  for (let order = 0; order < rounds && first + order < ROUNDS.length; order += 1) {
    if (day > Math.min(context.lastDay, context.asOf - 10)) return;
    const round = ROUNDS[first + order] ?? 'a';
    const amount = roundFen(fenOf(3e6 * 2.6 ** (first + order) * Math.exp(0.5 * random.normal())), 1);
    const lead = houseName(context, random.below(120));
    context.add(
      'financing_event',
      `${round}|${isoOf(day)}`,
      {
        financing_date: isoOf(day),
        financing_round: round,
        financing_amount: yuanText(amount),
        financing_currency: 'CNY',
        investors: [lead, ...(random.chance(0.4) ? [houseName(context, random.below(120))] : [])],
        lead_investor: lead,
      },
      { source: 'news', event: day, published: day + random.between(1, 40), validTo: null },
    );
    day += random.between(300, 800);
  }
};

const writeListing = (context: Context): void => {
  const { firm, life } = context;
  if (!firm.isListed || !firm.stockCode) return;
  const random = context.random('listing');
  const listed = listedOn(context) ?? firm.establishedOn;
  const exchange = random.pick(['SSE', 'SSE', 'SZSE', 'SZSE', 'SZSE', 'BSE'] as const);
  const isTech = firm.industry.economics.research > 0.04;
  const board = exchange === 'BSE' ? 'bse' : !isTech ? 'main' : exchange === 'SSE' ? 'star' : 'chinext';
  const last = life.years.at(-1);
  const equity = last ? totalAssetsOf(last.closing) - totalLiabilitiesOf(last.closing) : firm.paidCapital;
  const shares = Math.round(firm.paidCapital / 100);
  const price = Math.max(
    0.8,
    (Math.max(equity, firm.paidCapital * 0.3) / 100 / shares) * Math.exp(0.6 + 0.5 * random.normal()),
  );
  const isDistressed = life.defaultedOn !== null;
  context.add(
    'listing_profile',
    firm.stockCode,
    {
      exchange,
      board,
      a_share_code: firm.stockCode,
      security_short_name: `${isDistressed ? '*ST' : ''}${firm.brand}${isDistressed ? '' : (firm.industry.words[0]?.[0].slice(0, 2) ?? '')}`,
      listing_date: isoOf(listed),
      issue_price: random.range(3, 40).toFixed(2),
      total_shares: String(shares),
      free_float_shares: String(Math.round(shares * random.range(0.3, 0.8))),
      close_price: price.toFixed(2),
      market_cap: (price * shares).toFixed(2),
      equity_volatility_1y: random.range(22, isDistressed ? 80 : 55).toFixed(4),
      special_treatment_flag: isDistressed,
      trading_status: 'trading',
    },
    { source: 'exchange-filing', event: listed, published: context.asOf - 5 },
  );
};

const GRADES = ['AAA', 'AA+', 'AA', 'AA-', 'A+', 'A', 'BBB', 'BB', 'B', 'CCC', 'C'] as const;

/** Bonds of large firms, and what a rating house thought of the issuer. */
const writeBonds = (context: Context): void => {
  const { firm, life } = context;
  const random = context.random('bonds');
  const isIssuer =
    firm.scale > 5e8 &&
    firm.establishedOn < context.asOf - 2100 &&
    (firm.nature === 'state' || firm.isListed) &&
    random.chance(0.75);
  if (!isIssuer) return;
  const count = random.between(1, 3);
  const matured = life.defaultedOn;
  for (let order = 0; order < count; order += 1) {
    const issued = Math.max(firm.establishedOn + 2000, context.asOf - random.between(100, 1600));
    const tenor = random.pick([3, 3, 5]);
    const amount = roundFen(fenOf(firm.scale * random.range(0.03, 0.12)), 1);
    const isBroken = matured !== null && issued < matured && order === 0;
    const code = `DM${String(firm.index).padStart(6, '0')}${order}`;
    const payload = {
      bond_code: code,
      bond_short_name: `${isoOf(issued).slice(2, 4)}${firm.brand}0${order + 1}`,
      bond_type: random.pick(['公司债', '中期票据', '企业债']),
      bond_issue_date: isoOf(issued),
      bond_maturity_date: isoOf(issued + tenor * 365),
      bond_tenor: String(tenor),
      bond_issue_amount: yuanText(amount),
      bond_outstanding: yuanText(amount),
      bond_coupon: random.range(2.6, 6.5).toFixed(2),
    };
    const telling = { source: 'exchange-filing', event: issued, validFrom: issued } as const;
    context.add('bond', code, { ...payload, bond_default_status: 'none' }, telling);
    if (isBroken)
      context.add(
        'bond',
        code,
        {
          ...payload,
          bond_default_status: 'default',
          bond_first_default_date: isoOf(matured),
          bond_default_principal: yuanText(amount),
        },
        { ...telling, published: matured + 3 },
      );
  }
  writeAgencyRating(context);
};

const writeAgencyRating = (context: Context): void => {
  const { firm, life } = context;
  const random = context.random('agency');
  const house = `${drawBrand(makeRandom(context.market.seed, 'agency', random.below(5))).cn}资信评估`;
  // The house looks at size and owner, as houses do; it changes its mind after the default, not before.
  const place = Math.min(
    6,
    Math.max(
      0,
      Math.round(
        4.5 - Math.log(firm.scale / 1e9) - (firm.nature === 'state' ? 1.2 : 0) + 0.8 * random.normal(),
      ),
    ),
  );
  let isFirst = true;
  for (const year of [2024, 2025, 2026]) {
    const day = dayOf(year, 6, 5) + random.below(50);
    // A house needs three years of business to judge by, and a firm that is still there.
    if (day < firm.establishedOn + 1100 || day > context.lastDay) continue;
    const isLate = life.defaultedOn !== null && life.defaultedOn < day;
    context.add(
      'agency_rating',
      `${house}|${isoOf(day)}`,
      {
        rating_agency: house,
        issuer_rating: GRADES[isLate ? 10 : place] ?? 'A',
        rating_outlook: 'stable',
        rating_date: isoOf(day),
        rating_action: isFirst ? 'initial' : isLate ? 'downgrade' : 'affirm',
        rating_scale: 'domestic',
        paid_by: 'issuer',
      },
      { source: 'exchange-filing', event: day, published: day + 3 },
    );
    isFirst = false;
  }
};

/** Venture rounds, listing, bonds and agency ratings. */
export const writeCapitalMarkets = (context: Context): void => {
  writeFinancing(context);
  writeListing(context);
  writeBonds(context);
};
