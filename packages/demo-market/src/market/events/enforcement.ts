import { yuanText } from '../basis/amounts.ts';
import type { Fen } from '../basis/amounts.ts';
import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import { findProvince } from '@mingjian/domain/divisions';
import { caseNumber, courtOf, writeNumber } from '../words/authorities.ts';
import type { Context } from '../records/context.ts';

interface Claim {
  readonly filedOn: Day;
  readonly judgment: string;
  readonly amount: Fen;
  readonly order: number;
  readonly isUnpaid: boolean;
  readonly applicant: string;
  readonly caseId: string;
}

const SOURCE = 'supreme-court';
const masked = (creditCode: string): string => `${creditCode.slice(0, 8)}********${creditCode.slice(16)}`;

interface Course {
  readonly number: string;
  readonly endsOn: Day;
  readonly end: 'closed' | 'terminated';
  readonly unpaid: Fen;
}

const writeEnforcement = (context: Context, claim: Claim, course: Course): void => {
  const { firm } = context;
  const { filedOn } = claim;
  const payload = {
    enforced_name: firm.name,
    enforced_id_masked: masked(firm.creditCode),
    enforcement_case_no: course.number,
    enforcement_filing_date: isoOf(filedOn),
    enforcement_court: courtOf(firm),
    enforcement_amount: yuanText(claim.amount),
    suspected_applicant: claim.applicant,
    // Some courts leave out what they enforce; the lists that follow may name it.
    ...(claim.order % 40 === 7 ? {} : { linked_judgment_case_no: claim.judgment }),
  };
  const telling = {
    source: SOURCE,
    event: filedOn,
    published: filedOn + 8,
    known: filedOn + 9,
    caseId: claim.caseId,
  };
  context.add('enforcement', course.number, { ...payload, enforcement_status: 'open' }, telling);
  const { endsOn } = course;
  if (course.end === 'terminated')
    context.add(
      'enforcement',
      course.number,
      {
        ...payload,
        enforcement_status: 'terminated',
        terminated_case_no: course.number,
        terminated_court: courtOf(firm),
        terminated_date: isoOf(endsOn),
        terminated_subject_amount: yuanText(claim.amount),
        unperformed_amount: yuanText(course.unpaid),
        unperformed_ratio: ((course.unpaid / claim.amount) * 100).toFixed(4),
      },
      { ...telling, published: endsOn + 12, known: endsOn + 14 },
    );
  else
    // Paid claims leave the public list.
    context.add(
      'enforcement',
      course.number,
      {
        ...payload,
        enforcement_status: 'removed',
        enforcement_is_historical: true,
      },
      { ...telling, published: endsOn, known: endsOn + 6, status: 'removed_by_source', validTo: endsOn },
    );
};

const writeDishonest = (context: Context, random: Random, claim: Claim, course: Course): void => {
  const { firm } = context;
  const listedOn = claim.filedOn + random.between(60, 140);
  const removedOn = listedOn + (random.chance(0.75) ? 730 : random.between(120, 500));
  const payload = {
    dishonest_name: firm.name,
    dishonest_id_masked: masked(firm.creditCode),
    dishonest_legal_rep: context.person(context.representative).name,
    dishonest_case_no: course.number,
    dishonest_filing_date: isoOf(claim.filedOn),
    dishonest_court: courtOf(firm),
    dishonest_province: findProvince(firm.areaCode)?.name ?? null,
    dishonest_basis_doc_no: writeNumber(claim.judgment, claim.order),
    dishonest_basis_authority: courtOf(firm),
    dishonest_performance: course.unpaid === claim.amount ? 'none' : 'partial',
    dishonest_conduct: '有履行能力而拒不履行生效法律文书确定义务',
    dishonest_published_on: isoOf(listedOn),
    dishonest_amount: yuanText(claim.amount),
  };
  const telling = {
    source: SOURCE,
    event: listedOn,
    published: listedOn,
    known: listedOn + 3,
    validFrom: listedOn,
    caseId: claim.caseId,
  };
  context.add('dishonest_debtor', course.number, payload, telling);
  if (removedOn < context.asOf - 5)
    context.add(
      'dishonest_debtor',
      course.number,
      {
        ...payload,
        dishonest_removed_on: isoOf(removedOn),
        dishonest_is_historical: true,
      },
      {
        ...telling,
        published: removedOn,
        known: removedOn + 5,
        status: 'removed_by_source',
        validTo: removedOn,
      },
    );
};

const writeRestriction = (context: Context, random: Random, claim: Claim, course: Course): void => {
  const { firm } = context;
  const orderedOn = claim.filedOn + random.between(20, 60);
  const payload = {
    restriction_type: 'consumption',
    restriction_case_no: course.number,
    restricted_company: firm.name,
    restricted_person: context.person(context.representative).name,
    restriction_applicant: claim.applicant,
    restriction_filing_date: isoOf(claim.filedOn),
    restriction_published_on: isoOf(orderedOn + 4),
    restriction_court: courtOf(firm),
    restriction_amount: yuanText(claim.amount),
    restricted_person_role: '法定代表人',
  };
  const telling = {
    source: SOURCE,
    event: orderedOn,
    published: orderedOn + 4,
    known: orderedOn + 6,
    caseId: claim.caseId,
  };
  context.add('consumption_restriction', course.number, payload, telling);
  const liftedOn = course.end === 'closed' ? course.endsOn + 10 : orderedOn + random.between(900, 1600);
  if (liftedOn < context.asOf - 5)
    context.add(
      'consumption_restriction',
      course.number,
      {
        ...payload,
        restriction_lifted_on: isoOf(liftedOn),
        restriction_is_historical: true,
      },
      {
        ...telling,
        published: liftedOn,
        known: liftedOn + 4,
        status: 'removed_by_source',
        validTo: liftedOn,
      },
    );
};

/** A claim before the enforcement court: paid and removed, or terminated for want of assets with the lists that follow. */
export const enforce = (context: Context, random: Random, claim: Claim): void => {
  const { firm, fate } = context;
  const isPaid = !claim.isUnpaid || (fate?.kind === 'settled' && random.chance(0.7));
  const course: Course = {
    number: caseNumber(firm, claim.filedOn, '执', claim.order),
    endsOn: claim.filedOn + random.between(60, isPaid ? 200 : 300),
    end: isPaid ? 'closed' : 'terminated',
    unpaid: isPaid
      ? 0
      : Math.round((claim.amount * (random.chance(0.6) ? 1 : random.range(0.3, 0.95))) / 100) * 100,
  };
  writeEnforcement(context, claim, course);
  if (!isPaid || random.chance(0.25)) writeRestriction(context, random, claim, course);
  if (!isPaid && random.chance(0.55)) writeDishonest(context, random, claim, course);
  if (!isPaid && random.chance(0.3)) writeFreeze(context, random, claim, course);
};

const writeFreeze = (context: Context, random: Random, claim: Claim, course: Course): void => {
  const { firm } = context;
  const from = claim.filedOn + random.between(15, 50);
  const number = caseNumber(firm, from, '执保', claim.order);
  const payload = {
    freeze_record_type: 'freeze',
    freeze_executed_person: firm.name,
    freeze_target_company: firm.name,
    freeze_equity_amount: yuanText(Math.min(claim.amount, firm.capital)),
    freeze_court: courtOf(firm),
    freeze_notice_no: number,
    freeze_ruling_no: course.number,
    freeze_from: isoOf(from),
    freeze_to: isoOf(from + 3 * 365),
    freeze_published_on: isoOf(from + 5),
  };
  const telling = {
    source: 'necips',
    event: from,
    published: from + 5,
    known: from + 6,
    caseId: claim.caseId,
  };
  context.add('asset_freeze_auction', number, { ...payload, freeze_status: 'frozen' }, telling);
  const released = from + random.between(300, 1100);
  if (random.chance(0.4) && released < context.asOf - 8)
    context.add(
      'asset_freeze_auction',
      number,
      { ...payload, freeze_status: 'released', freeze_released_on: isoOf(released) },
      {
        ...telling,
        published: released,
        known: released + 6,
        validTo: released,
      },
    );
};
