import { yuanText } from '../basis/amounts.ts';
import type { Fen } from '../basis/amounts.ts';
import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import { caseNumber, courtOf } from '../words/authorities.ts';
import type { Context } from '../records/context.ts';
import { enforce } from './enforcement.ts';

export interface Lawsuit {
  readonly filedOn: Day;
  readonly cause: string;
  readonly amount: Fen;
  readonly role: 'plaintiff' | 'defendant';
  readonly opponent: string;
  /** Running number within the firm: makes case numbers unique. */
  readonly order: number;
  /** A firm that cannot pay: the judgment will have to be enforced. */
  readonly isUnpaid: boolean;
}

const sides = (context: Context, suit: Lawsuit) =>
  suit.role === 'plaintiff'
    ? { plaintiffs: [context.firm.name], defendants: [suit.opponent] }
    : { plaintiffs: [suit.opponent], defendants: [context.firm.name] };

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

const writeHearing = (context: Context, suit: Lawsuit, heardOn: Day): void => {
  const { firm } = context;
  const number = caseNumber(firm, suit.filedOn, '民初', suit.order);
  const { plaintiffs, defendants } = sides(context, suit);
  const announced = Math.max(suit.filedOn + 7, heardOn - 25);
  context.add(
    'hearing_notice',
    number,
    {
      hearing_case_no: number,
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
    { source: 'court-announcement', event: announced, published: announced, known: announced + 1 },
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
    { source: 'supreme-court', event: judgedOn, published: judgedOn + 30, known: judgedOn + 33 },
  );
  return number;
};

/** A case from filing to its end: withdrawn, settled, judged; what is judged and not paid goes to enforcement. */
export const writeLawsuit = (context: Context, random: Random, suit: Lawsuit): void => {
  const outcome = drawOutcome(random, suit);
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
  writeHearing(context, suit, heardOn);
  const result = resultFor(random, suit);
  const judgment = writeJudgment(context, suit, closedOn, 'judgment', result);
  const mustPay = suit.role === 'defendant' && (result === 'lose' || result === 'partial');
  if (mustPay && random.chance(suit.isUnpaid ? 0.85 : 0.07))
    enforce(context, random, {
      filedOn: closedOn + random.between(60, 160),
      judgment,
      amount: suit.amount,
      order: suit.order,
      isUnpaid: suit.isUnpaid,
      applicant: suit.opponent,
    });
};
