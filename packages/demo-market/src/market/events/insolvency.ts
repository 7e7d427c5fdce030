import type { Payload } from '@mingjian/domain/records';
import { isoOf, yearOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { makeRandom } from '../basis/random.ts';
import { drawBrand } from '../plan/names.ts';
import { PEOPLE_PER_FIRM } from '../plan/people.ts';
import { caseNumber, higherCourtOf, marketRegulatorOf } from '../words/authorities.ts';
import { findEnding } from '../records/ending.ts';
import type { Context } from '../records/context.ts';

const writeBankruptcy = (context: Context): void => {
  const { firm, fate } = context;
  if (!fate || fate.acceptedOn === null) return;
  const random = context.random('bankruptcy');
  const number = caseNumber(firm, fate.turnsOn, '破', 1 + random.below(60));
  const isDebtor = random.chance(0.3);
  const administrator = `${drawBrand(makeRandom(context.market.seed, 'administrator', random.below(90))).cn}律师事务所`;
  const base = {
    bankruptcy_case_no: number,
    bankruptcy_applicant: [
      isDebtor
        ? firm.name
        : `${context.person(random.below(context.market.firms.length) * PEOPLE_PER_FIRM + 7).name.slice(0, 1)}某`,
    ],
    bankruptcy_respondent: [firm.name],
    bankruptcy_court: higherCourtOf(firm),
    is_filed_by_debtor: isDebtor,
    bankruptcy_published_on: isoOf(fate.turnsOn + 5),
  };
  const telling = {
    source: 'supreme-court',
    event: fate.turnsOn,
    published: fate.turnsOn + 5,
    known: fate.turnsOn + 6,
    caseId: number,
  } as const;
  context.add(
    'bankruptcy',
    number,
    {
      ...base,
      bankruptcy_case_type: 'bankruptcy_review',
      bankruptcy_stage: 'filed',
      bankruptcy_outcome: 'pending',
    },
    telling,
  );
  const accepted = {
    ...base,
    bankruptcy_case_type: fate.kind === 'reorganised' ? 'reorganisation' : 'liquidation',
    bankruptcy_accepted_on: isoOf(fate.acceptedOn),
    bankruptcy_administrator: administrator,
    claims_deadline: isoOf(fate.acceptedOn + 60),
  };
  context.add(
    'bankruptcy',
    number,
    { ...accepted, bankruptcy_stage: 'accepted', bankruptcy_outcome: 'pending' },
    {
      ...telling,
      published: fate.acceptedOn + 4,
      known: fate.acceptedOn + 5,
    },
  );
  if (fate.endsOn !== null)
    context.add(
      'bankruptcy',
      number,
      {
        ...accepted,
        bankruptcy_stage: 'terminated',
        bankruptcy_outcome: fate.kind === 'reorganised' ? 'reorganised' : 'liquidated',
      },
      { ...telling, published: fate.endsOn, known: fate.endsOn + 4 },
    );
};

/** A creditor asks for bankruptcy to press a firm that owes; the court turns the petition down. */
const writeRejectedPetition = (context: Context): void => {
  const { firm, fate } = context;
  const random = context.random('rejected-petition');
  if (!fate || fate.acceptedOn !== null || fate.kind === 'abandoned' || !random.chance(0.35)) return;
  const filedOn = fate.turnsOn + random.between(-60, 120);
  const rejectedOn = filedOn + random.between(25, 70);
  const number = caseNumber(firm, filedOn, '破申', 1 + random.below(60));
  const payload = {
    bankruptcy_case_no: number,
    bankruptcy_case_type: 'bankruptcy_review',
    bankruptcy_applicant: [
      `${drawBrand(makeRandom(context.market.seed, 'petitioner', firm.index)).cn}商贸有限公司`,
    ],
    bankruptcy_respondent: [firm.name],
    bankruptcy_court: higherCourtOf(firm),
    is_filed_by_debtor: false,
    bankruptcy_published_on: isoOf(filedOn + 5),
  };
  const telling = {
    source: 'supreme-court',
    event: filedOn,
    published: filedOn + 5,
    known: filedOn + 6,
    caseId: number,
  } as const;
  context.add(
    'bankruptcy',
    number,
    { ...payload, bankruptcy_stage: 'filed', bankruptcy_outcome: 'pending' },
    telling,
  );
  context.add(
    'bankruptcy',
    number,
    { ...payload, bankruptcy_stage: 'rejected', bankruptcy_outcome: 'dismissed' },
    { ...telling, published: rejectedOn, known: rejectedOn + 4 },
  );
};

/**
 * What owners file before they close a firm that paid everybody: mostly a simple cancellation with 20 days of notice,
 * else a liquidation group that ends its work when the registry strikes the firm off.
 */
const writeClosing = (context: Context): void => {
  const { firm, life } = context;
  if (life.exit?.kind !== 'deregistered') return;
  const random = context.random('closing');
  const notice = life.exit.endsOn;
  const ending = findEnding(context);
  const base = {
    cancellation_reason: '决议解散',
    creditor_notice_date: isoOf(notice + 2),
    dereg_authority: marketRegulatorOf(firm),
  };
  const write = (payload: Payload, published: Day): void =>
    context.add('deregistration_liquidation', 'closing', payload, {
      source: 'necips',
      event: notice,
      published,
      known: published + 3,
    });
  if (random.chance(0.8)) {
    const simple = {
      ...base,
      simple_cancel_applied_on: isoOf(notice),
      simple_cancel_notice_period: `${isoOf(notice)}至${isoOf(notice + 20)}`,
    };
    write(simple, notice + 2);
    if (ending) write({ ...simple, simple_cancel_result: '准予简易注销' }, ending.day);
    return;
  }
  const group = {
    ...base,
    liquidation_leader: context.person(context.representative).name,
    liquidation_event_date: isoOf(notice),
  };
  write({ ...group, liquidation_status: 'in_progress' }, notice + 2);
  if (ending) write({ ...group, liquidation_status: 'completed' }, ending.day);
};

/** Capital that shareholders take back has to be announced to creditors for 45 days. */
const writeReduction = (context: Context): void => {
  const { capital } = context.life.history;
  const { firm } = context;
  if (!capital || capital.before <= firm.capital || capital.day >= context.lastDay) return;
  const announced = capital.day - 50;
  context.add(
    'court_announcement',
    `reduction|${isoOf(announced)}`,
    {
      announcement_no: `DM${yearOf(announced)}-${firm.index}`,
      announcement_type: 'other',
      announcement_content: `${firm.name}拟减少注册资本，债权人可自公告之日起四十五日内要求清偿债务或者提供相应担保。`,
      announcement_published_on: isoOf(announced),
    },
    {
      source: 'court-announcement',
      event: announced,
      published: announced,
      known: announced + 2,
      // It belongs to no case at law: it stands alone.
      caseId: `reduction|${isoOf(announced)}`,
    },
  );
};

/** Bankruptcy, closing and capital reduction. */
export const writeInsolvency = (context: Context): void => {
  writeBankruptcy(context);
  writeRejectedPetition(context);
  writeClosing(context);
  writeReduction(context);
};
