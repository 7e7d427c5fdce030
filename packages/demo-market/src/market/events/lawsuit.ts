import { yuanText } from '../basis/amounts.ts';
import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import { caseNumber, courtOf, writeNumber } from '../words/authorities.ts';
import type { Context } from '../records/context.ts';
import { writeAppeal, writeServiceNotice } from './court-papers.ts';
import { enforce } from './enforcement.ts';
import { sides } from './suit.ts';
import type { Lawsuit } from './suit.ts';

const drawOutcome = (random: Random, suit: Lawsuit): 'settled' | 'withdrawn' | 'judged' =>
  suit.isUnpaid
    ? random.chance(0.85)
      ? 'judged'
      : 'settled'
    : random.chance(0.25)
      ? 'withdrawn'
      : random.chance(0.35)
        ? 'settled'
        : 'judged';

const writeFiling = (context: Context, suit: Lawsuit, closedOn: Day, status: string): void => {
  const { firm } = context;
  const number = caseNumber(firm, suit.filedOn, '民初', suit.order);
  const { plaintiffs, defendants } = sides(context, suit);
  const payload = {
    filing_case_no: number,
    filing_date: isoOf(suit.filedOn),
    filing_case_type: '民事',
    filing_cause: suit.cause,
    filing_court: courtOf(firm),
    filing_plaintiffs: plaintiffs,
    filing_defendants: defendants,
  };
  const telling = {
    source: 'court-announcement',
    event: suit.filedOn,
    published: suit.filedOn + 6,
    known: suit.filedOn + 7,
    caseId: number,
  };
  context.add('case_filing', number, { ...payload, filing_status: 'open' }, telling);
  // Half of the courts come back to close the case on their list.
  if (suit.order % 2 === 0)
    context.add(
      'case_filing',
      number,
      { ...payload, filing_status: status, filing_closed_on: isoOf(closedOn) },
      {
        ...telling,
        published: closedOn,
        known: closedOn + 10,
      },
    );
};

const writeHearing = (context: Context, suit: Lawsuit, heardOn: Day, announced: Day): void => {
  const { firm } = context;
  const number = caseNumber(firm, suit.filedOn, '民初', suit.order);
  const { plaintiffs, defendants } = sides(context, suit);
  context.add(
    'hearing_notice',
    number,
    {
      hearing_case_no: writeNumber(number, suit.order),
      hearing_date: `${isoOf(heardOn)}T01:30:00.000Z`,
      hearing_cause: suit.cause,
      hearing_court: courtOf(firm),
      hearing_courtroom: `第${1 + (suit.order % 12)}法庭`,
      hearing_plaintiffs: plaintiffs,
      hearing_defendants: defendants,
      hearing_company_role: suit.role,
      hearing_schedule_date: isoOf(announced),
      hearing_is_labour: suit.cause === '劳动争议',
      // The event of a notice is its scheduling: the hearing itself still lies ahead when it is published.
    },
    {
      source: 'court-announcement',
      event: announced,
      published: announced,
      known: announced + 1,
      caseId: number,
    },
  );
};

const resultFor = (random: Random, suit: Lawsuit): 'win' | 'partial' | 'lose' => {
  const roll = random.next();
  const plaintiffWins = suit.isUnpaid ? 0.85 : 0.55;
  if (roll > plaintiffWins + 0.1) return suit.role === 'plaintiff' ? 'lose' : 'win';
  if (roll > plaintiffWins - 0.15) return 'partial';
  return suit.role === 'plaintiff' ? 'win' : 'lose';
};

const writeJudgment = (
  context: Context,
  suit: Lawsuit,
  judgedOn: Day,
  kind: 'judgment' | 'ruling',
  result: string,
): string => {
  const { firm } = context;
  const number = caseNumber(firm, suit.filedOn, '民初', suit.order);
  const { plaintiffs, defendants } = sides(context, suit);
  context.add(
    'judgment',
    number,
    {
      judgment_title: `${plaintiffs.join('、')}与${defendants.join('、')}${suit.cause}一审民事${kind === 'judgment' ? '判决书' : '裁定书'}`,
      judgment_case_no: number,
      judgment_case_type: 'civil',
      judgment_doc_type: kind,
      judgment_cause: suit.cause,
      judgment_court: courtOf(firm),
      judgment_procedure: 'first',
      judgment_date: isoOf(judgedOn),
      judgment_published_on: isoOf(judgedOn + 30),
      judgment_amount: yuanText(suit.amount),
      company_role: suit.role,
      judgment_plaintiffs: plaintiffs,
      judgment_defendants: defendants,
      judgment_result_for_company: result,
    },
    {
      source: 'supreme-court',
      event: judgedOn,
      published: judgedOn + 30,
      known: judgedOn + 33,
      caseId: number,
    },
  );
  return number;
};

/** How far ahead a court that is full sets a hearing, in days after the last that the market knows. */
const FARTHEST_HEARING = 240;
const STILL_OPEN = 240;

/** Cases of the last months that are still to be heard: their notices are out, what follows nobody knows yet. */
const setAhead = (context: Context, random: Random, suit: Lawsuit): boolean => {
  const { asOf } = context;
  if (suit.filedOn < asOf - STILL_OPEN || suit.filedOn > asOf - 14 || !random.chance(0.8)) return false;
  writeFiling(context, suit, asOf + 1, 'open');
  const announced = Math.max(suit.filedOn + 7, asOf - random.between(3, 60));
  writeHearing(context, suit, asOf + random.between(3, FARTHEST_HEARING), announced);
  return true;
};

/** A case from filing to its end: withdrawn, settled, judged; what is judged and not paid goes to enforcement. */
export const writeLawsuit = (context: Context, random: Random, suit: Lawsuit): void => {
  const outcome = drawOutcome(random, suit);
  if (outcome === 'judged' && setAhead(context, random, suit)) return;
  const heardOn = suit.filedOn + random.between(40, 110);
  const closedOn =
    outcome === 'judged' ? heardOn + random.between(15, 60) : suit.filedOn + random.between(25, 75);
  writeFiling(
    context,
    suit,
    closedOn,
    outcome === 'withdrawn' ? 'withdrawn' : outcome === 'settled' ? 'mediation' : 'closed',
  );
  if (outcome !== 'judged') {
    if (outcome === 'withdrawn' && random.chance(0.4))
      writeJudgment(context, suit, closedOn, 'ruling', 'withdrawn');
    return;
  }
  writeHearing(context, suit, heardOn, Math.max(suit.filedOn + 7, heardOn - 25));
  const isAbsent = random.chance(suit.isUnpaid ? 0.3 : 0.13);
  if (isAbsent) writeServiceNotice(context, suit, heardOn - 32, 'summons');
  const result = resultFor(random, suit);
  const first = writeJudgment(context, suit, closedOn, 'judgment', result);
  if (isAbsent) writeServiceNotice(context, suit, closedOn + 5, 'judgment');
  const isAppealed = !isAbsent && result !== 'win' && random.chance(suit.isUnpaid ? 0.06 : 0.15);
  const finalOn = isAppealed ? closedOn + random.between(80, 150) : closedOn;
  const judgment = isAppealed ? writeAppeal(context, suit, { first, result, judgedOn: finalOn }) : first;
  const mustPay = suit.role === 'defendant' && (result === 'lose' || result === 'partial');
  if (mustPay && random.chance(suit.isUnpaid ? 0.85 : 0.21))
    enforce(context, random, {
      filedOn: finalOn + random.between(60, 160),
      judgment,
      amount: suit.amount,
      order: suit.order,
      isUnpaid: suit.isUnpaid,
      applicant: suit.opponent,
      caseId: first,
    });
};
