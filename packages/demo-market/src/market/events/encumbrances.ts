import { fenOf, roundFen, WHOLE, yuanText } from '../basis/amounts.ts';
import { isoOf, parseDay } from '../basis/days.ts';
import { debtOf } from '../finances/year.ts';
import { identifyHolder } from '../plan/parties.ts';
import { marketRegulatorOf, placeOf } from '../words/authorities.ts';
import type { Context } from '../records/context.ts';
import { dayIn, livedYears, stressIn } from './stress.ts';

const lenderOf = (context: Context, roll: number): string =>
  roll < 0.5
    ? `${context.firm.city.shortName}示范农村商业银行股份有限公司`
    : roll < 0.8
      ? `${context.firm.city.shortName}示范城市银行股份有限公司`
      : `${context.firm.city.shortName}示范融资担保有限公司`;

/** Holders who borrow pledge their shares; more do when money is short. */
const writePledges = (context: Context): void => {
  const { firm } = context;
  const random = context.random('pledges');
  const largest = context.holdings
    .filter((one) => one.until === null && one.share !== null)
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0];
  if (!largest || firm.form === 'sole') return;
  let order = 0;
  for (const year of livedYears(context)) {
    if (!random.chance(0.012 + 0.06 * stressIn(context, year) + (firm.isListed ? 0.12 : 0))) continue;
    const day = dayIn(context, year, random.next());
    if (day === null || day < largest.since) continue;
    const pledgor = identifyHolder(context.market, largest.holder);
    const share = Math.round((largest.share ?? 0) * random.range(0.2, 1));
    const number = `${firm.areaCode}DM${firm.index}${(order += 1)}`;
    const payload = {
      pledge_reg_no: number,
      pledge_kind: firm.isListed ? 'stock_market' : 'equity_registration',
      pledgor: pledgor.party.name,
      pledgee: lenderOf(context, random.next()),
      pledge_target_company: firm.name,
      pledged_equity_amount: yuanText(roundFen((firm.capital * share) / WHOLE, 3)),
      pledged_share_of_holding: ((share / (largest.share ?? WHOLE)) * 100).toFixed(4),
      pledged_share_of_total: ((share / WHOLE) * 100).toFixed(4),
      pledge_reg_date: isoOf(day),
      pledge_published_on: isoOf(day + 3),
    };
    const telling = {
      source: firm.isListed ? 'exchange-filing' : 'necips',
      event: day,
      published: day + 3,
      known: day + 5,
    } as const;
    context.add('equity_pledge', number, { ...payload, pledge_status: 'valid' }, telling);
    const released = day + random.between(300, 1100);
    if (random.chance(0.6) && released < context.asOf - 8)
      context.add(
        'equity_pledge',
        number,
        {
          ...payload,
          pledge_status: 'released',
          pledge_cancelled_on: isoOf(released),
          pledge_cancel_reason: '主债权消灭',
        },
        {
          ...telling,
          published: released + 2,
          known: released + 5,
          validTo: released,
        },
      );
  }
};

const writeMortgages = (context: Context): void => {
  const { firm, life } = context;
  const random = context.random('mortgages');
  if (firm.industry.economics.fixedAssets < 0.25 || life.years.length === 0) return;
  let order = 0;
  for (const lived of life.years) {
    const debt = debtOf(lived.closing);
    if (debt < fenOf(1e6) || !random.chance(0.075 + 0.08 * stressIn(context, lived.year))) continue;
    const day = dayIn(context, lived.year, random.next());
    if (day === null) continue;
    const number = `${firm.areaCode}DC${firm.index}${(order += 1)}`;
    const payload = {
      chattel_reg_no: number,
      chattel_reg_date: isoOf(day),
      chattel_reg_authority: marketRegulatorOf(firm),
      secured_claim_kind: '借款合同',
      secured_claim_amount: yuanText(roundFen(debt * random.range(0.1, 0.6), 2)),
      mortgagor: firm.name,
      mortgagee: [lenderOf(context, random.next())],
      collateral_name: random.pick(['生产设备', '存货', '原材料及产成品', '运输车辆']),
      chattel_published_on: isoOf(day + 1),
    };
    const telling = { source: 'necips', event: day, published: day + 1, known: day + 3 } as const;
    context.add('chattel_mortgage', number, { ...payload, chattel_status: 'valid' }, telling);
    const ended = day + random.between(350, 800);
    if (ended < context.asOf - 8 && life.defaultedOn === null)
      context.add(
        'chattel_mortgage',
        number,
        {
          ...payload,
          chattel_status: 'cancelled',
          chattel_cancelled_on: isoOf(ended),
          chattel_cancel_reason: '主债权消灭',
        },
        {
          ...telling,
          published: ended + 1,
          known: ended + 3,
          validTo: ended,
        },
      );
  }
};

const writeLand = (context: Context): void => {
  const { firm } = context;
  const random = context.random('land');
  const isBuyer =
    firm.industry.kind === 'realEstate' || (firm.industry.economics.fixedAssets > 0.4 && firm.scale > 1e8);
  if (!isBuyer || !random.chance(0.3)) return;
  const day = context.asOf - random.between(100, 2400);
  if (day < firm.establishedOn + 60 || day > context.lastDay) return;
  const number = `DM-${firm.areaCode}-${firm.index}`;
  context.add(
    'land_ip_encumbrance',
    number,
    {
      land_record_type: 'purchase',
      land_parcel_no: number,
      land_location: placeOf(firm),
      land_area_sqm: random.range(4000, 120_000).toFixed(2),
      land_use: firm.industry.kind === 'realEstate' ? '城镇住宅用地' : '工业用地',
      land_supply_method: '挂牌出让',
      land_use_years: firm.industry.kind === 'realEstate' ? '70' : '50',
      land_price: yuanText(roundFen(fenOf(firm.scale * random.range(0.05, 0.4)), 3)),
      land_contract_date: isoOf(day),
      land_approval_authority: `${placeOf(firm)}人民政府`,
    },
    { source: 'necips', event: day, published: day + 20 },
  );
};

/** A patent of its own that a technology firm pledges to a bank for a loan. */
const writePatentPledge = (context: Context): void => {
  const { firm, drafts } = context;
  const random = context.random('patent-pledge');
  const patent = drafts.find(
    ({ dimension, payload }) => dimension === 'patent' && payload['patent_legal_status'] === '授权',
  );
  const roll = random.next();
  if (!patent?.publishedOn || !random.chance(0.05)) return;
  const day = Math.max(parseDay(patent.publishedOn) + 200, context.asOf - random.between(60, 1400));
  if (day > context.lastDay) return;
  const end = day + random.pick([365, 730, 1095]);
  context.add(
    'land_ip_encumbrance',
    `DM-ZL-${firm.index}`,
    {
      ip_pledge_type: 'patent',
      ip_pledge_name: patent.payload['patent_title'] ?? null,
      ip_certificate_no: patent.payload['patent_application_no'] ?? null,
      ip_pledgor: firm.name,
      ip_pledgee: lenderOf(context, roll),
      ip_pledge_term: `${isoOf(day)}至${isoOf(end)}`,
      ip_pledge_status: 'valid',
    },
    { source: 'cnipa', event: day, published: day + 12, validFrom: day, validTo: end },
  );
};

/** Pledged shares, mortgaged machines, land, pledged patents. */
export const writeEncumbrances = (context: Context): void => {
  writePledges(context);
  writeMortgages(context);
  writeLand(context);
  writePatentPledge(context);
};
