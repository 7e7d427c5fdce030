import type { Random } from '../basis/random.ts';
import { fenOf, roundFen, yuanText } from '../basis/amounts.ts';
import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Firm } from '../plan/firm.ts';
import { PEOPLE_PER_FIRM } from '../plan/people.ts';
import type { Context } from '../records/context.ts';
import { caseNumber, courtOf } from '../words/authorities.ts';
import { pickCity } from '../words/regions.ts';

const SHARE = 0.035;
/** Running numbers far from those of the firm's own cases. */
const FIRST_ORDER = 9000;

/** Another party that courts name like this firm's representative, or like the firm without its region. */
interface Namesake {
  readonly name: string;
  readonly opponent: string;
  readonly order: number;
  readonly filedOn: Day;
  /** The firm with the place of the other: for courts and numbers alone. */
  readonly place: Firm;
  readonly confidence: number;
}

const shared = ({ place, filedOn, order, confidence }: Namesake) => ({
  number: caseNumber(place, filedOn, '民初', order),
  court: courtOf(place),
  telling: { source: 'supreme-court', confidence, isOfNamesake: true } as const,
});

const writeSuit = (context: Context, random: Random, namesake: Namesake, amount: string): void => {
  const { name, opponent, filedOn } = namesake;
  const { number, court, telling } = shared(namesake);
  const cause = random.pick(['民间借贷纠纷', '买卖合同纠纷', '借款合同纠纷', '追偿权纠纷']);
  context.add(
    'case_filing',
    number,
    {
      filing_case_no: number,
      filing_date: isoOf(filedOn),
      filing_case_type: '民事',
      filing_cause: cause,
      filing_court: court,
      filing_plaintiffs: [opponent],
      filing_defendants: [name],
      filing_status: 'open',
    },
    { ...telling, source: 'court-announcement', event: filedOn, published: filedOn + 6 },
  );
  const judgedOn = filedOn + random.between(70, 160);
  context.add(
    'judgment',
    number,
    {
      judgment_title: `${opponent}与${name}${cause}一审民事判决书`,
      judgment_case_no: number,
      judgment_case_type: 'civil',
      judgment_doc_type: 'judgment',
      judgment_cause: cause,
      judgment_court: court,
      judgment_procedure: 'first',
      judgment_date: isoOf(judgedOn),
      judgment_amount: amount,
      company_role: 'defendant',
      judgment_plaintiffs: [opponent],
      judgment_defendants: [name],
      judgment_result_for_company: 'lose',
    },
    { ...telling, event: judgedOn, published: judgedOn + 30 },
  );
};

const writeEnforcement = (context: Context, random: Random, namesake: Namesake, amount: string): void => {
  const { name, opponent, filedOn, place, order } = namesake;
  const { number: judgment, court, telling } = shared(namesake);
  const start = filedOn + random.between(240, 420);
  const number = caseNumber(place, start, '执', order);
  context.add(
    'enforcement',
    number,
    {
      enforced_name: name,
      enforcement_case_no: number,
      enforcement_filing_date: isoOf(start),
      enforcement_court: court,
      enforcement_amount: amount,
      linked_judgment_case_no: judgment,
      enforcement_status: 'open',
    },
    { ...telling, event: start, published: start + 8 },
  );
  if (!random.chance(0.6)) return;
  const ordered = start + random.between(20, 60);
  context.add(
    'consumption_restriction',
    number,
    {
      restriction_type: 'consumption',
      restriction_case_no: number,
      restricted_person: name,
      restriction_applicant: opponent,
      restriction_filing_date: isoOf(start),
      restriction_published_on: isoOf(ordered),
      restriction_court: court,
      restriction_amount: amount,
    },
    { ...telling, event: ordered, published: ordered },
  );
};

/**
 * Records that a search by name brings up and that are truly of somebody else, in another city: the link is unsure, so
 * they are shown apart and never counted. The truth lists them.
 */
export const writeNamesakes = (context: Context): void => {
  const { firm } = context;
  const random = context.random('namesakes');
  if (!random.chance(SHARE)) return;
  const city = pickCity(random);
  const earliest = Math.max(firm.establishedOn + 60, context.asOf - 1900);
  const span = Math.min(context.lastDay, context.asOf - 30) - earliest;
  if (span < 30) return;
  const count = random.between(1, 2);
  for (let order = 0; order < count; order += 1) {
    const isPerson = random.chance(0.65);
    const namesake: Namesake = {
      name: isPerson ? context.person(context.representative).name : `${firm.brand}${city.shortName}经营部`,
      opponent: `${context.person(random.below(context.market.firms.length * PEOPLE_PER_FIRM)).name.slice(0, 1)}某`,
      order: FIRST_ORDER + order,
      filedOn: earliest + random.below(span),
      place: { ...firm, city, areaCode: city.code, areaName: '' },
      confidence: random.between(35, 78),
    };
    const amount = yuanText(roundFen(fenOf(40_000 * Math.exp(1.2 * random.normal())), 3));
    writeSuit(context, random, namesake, amount);
    if (random.chance(0.6)) writeEnforcement(context, random, namesake, amount);
  }
};
