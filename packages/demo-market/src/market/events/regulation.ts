import { fenOf, roundFen, yuanText } from '../basis/amounts.ts';
import { dayOf, isoOf, yearOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import type { EconomicKind } from '../words/economics.ts';
import { marketRegulatorOf, placeOf, taxBureauOf } from '../words/authorities.ts';
import { filesReport } from '../records/annual-report.ts';
import type { Context } from '../records/context.ts';
import { dayIn, livedYears, stressIn } from './stress.ts';

interface PenaltyKind {
  readonly domain: 'market' | 'tax' | 'environment' | 'safety' | 'quality' | 'labour' | 'other';
  readonly type: string;
  readonly authority: (context: Context) => string;
  readonly kinds?: readonly EconomicKind[];
}

const place = (suffix: string) => (context: Context) => `${placeOf(context.firm)}${suffix}`;
const regulator = (context: Context): string => marketRegulatorOf(context.firm);
const PENALTIES: readonly PenaltyKind[] = [
  { domain: 'market', type: '发布违法广告', authority: regulator },
  { domain: 'market', type: '未按规定公示信息', authority: regulator },
  {
    domain: 'quality',
    type: '生产销售不符合标准的产品',
    authority: regulator,
    kinds: ['food', 'lightIndustry', 'electronics', 'machinery', 'pharma', 'chemicals'],
  },
  {
    domain: 'environment',
    type: '超标排放污染物',
    authority: place('生态环境局'),
    kinds: ['chemicals', 'metals', 'mining', 'lightIndustry', 'food', 'environment', 'construction'],
  },
  {
    domain: 'safety',
    type: '未落实安全生产措施',
    authority: place('应急管理局'),
    kinds: ['construction', 'mining', 'chemicals', 'machinery', 'metals', 'transport'],
  },
  { domain: 'tax', type: '未按期办理纳税申报', authority: (context) => taxBureauOf(context.firm) },
  {
    domain: 'labour',
    type: '拖欠劳动者工资',
    authority: place('人力资源和社会保障局'),
    kinds: ['construction', 'lightIndustry', 'hospitality'],
  },
  { domain: 'other', type: '未取得许可擅自经营', authority: regulator },
];

const writePenalty = (context: Context, random: Random, day: Day, order: number): void => {
  const { firm } = context;
  const options = PENALTIES.filter((one) => !one.kinds || one.kinds.includes(firm.industry.kind));
  const kind = random.pick(options);
  const amount = roundFen(fenOf(2000 * (1 + firm.scale / 2e7) ** 0.5 * Math.exp(1.2 * random.normal())), 1);
  const number = `${placeOf(firm).slice(0, 2)}监罚〔${yearOf(day)}〕DM${firm.index}-${order}号`;
  const published = day + random.between(3, 14);
  const payload = {
    penalty_doc_no: number,
    penalty_violation_type: kind.type,
    penalty_result: `罚款${yuanText(amount)}元`,
    penalty_amount: yuanText(amount),
    penalty_authority: kind.authority(context),
    penalty_date: isoOf(day),
    penalty_published_on: isoOf(published),
    penalty_publicity_end: isoOf(published + 3 * 365),
    penalty_source: 'credit_china',
    penalty_domain: kind.domain,
    penalty_severity: amount > 50_000_000 ? 'serious' : amount > 2_000_000 ? 'ordinary' : 'minor',
  };
  const telling = { source: 'credit-china', event: day, published, known: published + random.between(0, 6) };
  context.add('administrative_penalty', number, payload, telling);
  const repaired = published + random.between(100, 420);
  if (random.chance(0.3) && repaired < context.asOf - 5)
    context.add(
      'administrative_penalty',
      number,
      { ...payload, penalty_is_repaired: true, penalty_repaired_on: isoOf(repaired) },
      {
        ...telling,
        published: repaired,
        known: repaired + 3,
        status: 'repaired',
        validTo: repaired,
      },
    );
};

const writePenalties = (context: Context): void => {
  const { firm } = context;
  const random = context.random('penalties');
  const base = 0.05 * Math.min(6, (firm.scale / 2e7) ** 0.4);
  let order = 0;
  for (const year of livedYears(context)) {
    const count = Math.min(5, random.poisson(base * (1 + 3 * stressIn(context, year))));
    for (let index = 0; index < count; index += 1) {
      const day = dayIn(context, year, random.next());
      if (day !== null) writePenalty(context, random, day, (order += 1));
    }
  }
};

/** On the list of abnormal operations for a missing report or an address where nobody answers; off it when mended. */
const writeAbnormal = (context: Context): void => {
  const { firm, life, fate } = context;
  const random = context.random('abnormal');
  const write = (reason: string, day: Day, removedOn: Day | null): void => {
    if (day < firm.establishedOn + 180 || day > context.lastDay + 900) return;
    const key = `${reason}|${isoOf(day)}`;
    const payload = {
      abnormal_list_reason: reason,
      abnormal_list_date: isoOf(day),
      abnormal_list_authority: marketRegulatorOf(firm),
    };
    const telling = { source: 'necips', event: day, published: day, known: day + 4, validFrom: day } as const;
    context.add('abnormal_operation', key, { ...payload, abnormal_is_current: true }, telling);
    if (removedOn !== null && removedOn < context.asOf - 5)
      context.add(
        'abnormal_operation',
        key,
        {
          ...payload,
          abnormal_is_current: false,
          abnormal_remove_reason: '列入经营异常名录的情形已消除',
          abnormal_remove_date: isoOf(removedOn),
          abnormal_remove_authority: marketRegulatorOf(firm),
          abnormal_duration_days: removedOn - day,
          abnormal_is_historical: true,
        },
        { ...telling, published: removedOn, known: removedOn + 4, validTo: removedOn },
      );
  };
  for (const year of livedYears(context)) {
    const isMissing =
      year >= 2024 &&
      year <= 2025 &&
      context.lastDay > dayOf(year + 1, 7, 1) &&
      yearOf(firm.establishedOn) <= year &&
      !filesReport(context, year);
    if (isMissing)
      write(
        'no_annual_report',
        dayOf(year + 1, 7, 3),
        fate?.kind === 'abandoned' ? null : dayOf(year + 1, 8, 1) + random.below(300),
      );
    const day = dayIn(context, year, random.next());
    if (day !== null && random.chance(0.012 + 0.05 * stressIn(context, year)))
      write('unreachable_address', day, random.chance(0.75) ? day + random.between(20, 500) : null);
  }
  if (life.exit?.kind === 'revoked') write('unreachable_address', life.exit.endsOn + 200, null);
};

const writeTax = (context: Context): void => {
  const { firm, life } = context;
  const random = context.random('tax-arrears');
  const write = (day: Day, share: number): void => {
    const amount = roundFen(fenOf(Math.max(3000, firm.scale * share * Math.exp(0.7 * random.normal()))), 3);
    const kind = random.pick(['增值税', '企业所得税', '城镇土地使用税', '房产税']);
    const key = `${kind}|${isoOf(day)}`;
    const payload = {
      tax_negative_type: 'arrears',
      arrears_tax_type: kind,
      arrears_balance: yuanText(amount),
      arrears_new_amount: yuanText(amount),
      arrears_published_on: isoOf(day + 40),
      arrears_authority: taxBureauOf(firm),
    };
    const telling = { source: 'sta', event: day, published: day + 40, known: day + 43 } as const;
    context.add('tax_negative', key, { ...payload, tax_negative_status: 'current' }, telling);
    const paidOn = day + random.between(90, 420);
    if (life.defaultedOn === null && paidOn < context.asOf - 5)
      context.add(
        'tax_negative',
        key,
        { ...payload, tax_negative_status: 'removed' },
        {
          ...telling,
          published: paidOn,
          known: paidOn + 4,
          status: 'removed_by_source',
          validTo: paidOn,
        },
      );
  };
  for (const year of livedYears(context)) {
    const day = dayIn(context, year, random.next());
    if (day !== null && random.chance(0.006 + 0.1 * stressIn(context, year))) write(day, 0.008);
  }
  if (life.defaultedOn !== null && random.chance(0.5))
    write(life.defaultedOn + random.between(30, 300), 0.02);
};

const writeChecks = (context: Context): void => {
  const { firm } = context;
  const random = context.random('checks');
  for (const year of livedYears(context)) {
    if (!random.chance(firm.scale > 2e7 ? 0.12 : 0.05)) continue;
    const day = dayIn(context, year, random.next());
    if (day === null) continue;
    const isPassed = random.chance(0.93 - 0.3 * stressIn(context, year));
    context.add(
      'spot_check',
      isoOf(day),
      {
        check_type: 'double_random',
        check_authority: marketRegulatorOf(firm),
        check_date: isoOf(day),
        check_result: isPassed ? '未发现问题' : '发现问题已责令改正',
        check_is_passed: isPassed,
        check_published_on: isoOf(day + 15),
      },
      { source: 'necips', event: day, published: day + 15 },
    );
  }
};

/** What regulators do: inspections, fines, the list of abnormal operations, tax arrears. */
export const writeRegulation = (context: Context): void => {
  writePenalties(context);
  writeAbnormal(context);
  writeTax(context);
  writeChecks(context);
};
