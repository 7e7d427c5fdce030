import { yuanText } from '../basis/amounts.ts';
import { isoOf, yearOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { findProvince } from '@mingjian/domain/divisions';
import type { Context } from '../records/context.ts';
import { appealNumber, caseNumber, courtOf, higherCourtOf, writeNumber } from '../words/authorities.ts';
import { sides } from './suit.ts';
import type { Lawsuit } from './suit.ts';

/** A side that cannot be found is summoned, and served the judgment, by a notice in the court's paper. */
export const writeServiceNotice = (
  context: Context,
  suit: Lawsuit,
  day: Day,
  type: 'summons' | 'judgment',
): void => {
  const { firm } = context;
  const number = caseNumber(firm, suit.filedOn, '民初', suit.order);
  const { plaintiffs, defendants } = sides(context, suit);
  const published = Math.max(day, suit.filedOn + 3);
  const id = `DM${yearOf(published)}-${firm.index}-${suit.order}-${type}`;
  const paper = type === 'summons' ? '起诉状副本、应诉通知书、举证通知书及开庭传票' : '民事判决书';
  context.add(
    'court_announcement',
    id,
    {
      announcement_no: id,
      announcement_type: type,
      announcement_case_no: writeNumber(number, suit.order + 1),
      announcement_cause: suit.cause,
      announcement_court: courtOf(firm),
      announcement_plaintiffs: plaintiffs,
      announcement_parties: [...plaintiffs, ...defendants],
      announcement_content: `${defendants.join('、')}：本院受理${plaintiffs.join('、')}与你${suit.cause}一案，现依法向你公告送达${paper}，自公告之日起经过三十日即视为送达。`,
      announcement_published_on: isoOf(published),
      announcement_province: findProvince(firm.areaCode)?.name ?? null,
      announcement_company_role: suit.role,
    },
    {
      source: 'court-announcement',
      event: published,
      published,
      known: published + 2,
      caseId: number,
    },
  );
};

interface Appeal {
  /** Number of the judgment appealed against. */
  readonly first: string;
  readonly result: string;
  readonly judgedOn: Day;
}

/** The appeal court upholds; its judgment names the first one in its facts, and is the one enforced. */
export const writeAppeal = (context: Context, suit: Lawsuit, { first, result, judgedOn }: Appeal): string => {
  const { firm } = context;
  const number = appealNumber(firm, judgedOn - 60, suit.order);
  const { plaintiffs, defendants } = sides(context, suit);
  context.add(
    'judgment',
    number,
    {
      judgment_title: `${plaintiffs.join('、')}与${defendants.join('、')}${suit.cause}二审民事判决书`,
      judgment_case_no: number,
      judgment_case_type: 'civil',
      judgment_doc_type: 'judgment',
      judgment_cause: suit.cause,
      judgment_court: higherCourtOf(firm),
      judgment_procedure: 'second',
      judgment_date: isoOf(judgedOn),
      judgment_published_on: isoOf(judgedOn + 30),
      judgment_amount: yuanText(suit.amount),
      company_role: suit.role,
      judgment_plaintiffs: plaintiffs,
      judgment_defendants: defendants,
      judgment_facts_found: `不服${courtOf(firm)}${writeNumber(first, suit.order + 2)}民事判决，提起上诉。经审理，一审认定事实清楚，适用法律正确，予以维持。`,
      judgment_result_for_company: result,
    },
    {
      source: 'supreme-court',
      event: judgedOn,
      published: judgedOn + 30,
      known: judgedOn + 33,
      caseId: first,
    },
  );
  return number;
};
