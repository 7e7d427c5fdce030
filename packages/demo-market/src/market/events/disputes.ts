import { fenOf, roundFen } from '../basis/amounts.ts';
import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import type { EconomicKind } from '../words/economics.ts';
import type { Context } from '../records/context.ts';
import { PEOPLE_PER_FIRM } from '../plan/people.ts';
import { writeLawsuit } from './lawsuit.ts';
import { dayIn, livedYears, stressIn } from './stress.ts';

const CAUSES: readonly string[] = [
  '买卖合同纠纷',
  '买卖合同纠纷',
  '承揽合同纠纷',
  '劳动争议',
  '服务合同纠纷',
  '租赁合同纠纷',
  '运输合同纠纷',
  '侵害商标权纠纷',
];
const CAUSES_OF: Partial<Record<EconomicKind, readonly string[]>> = {
  construction: ['建设工程施工合同纠纷', '建设工程施工合同纠纷', '买卖合同纠纷', '劳动争议', '租赁合同纠纷'],
  realEstate: [
    '商品房预售合同纠纷',
    '商品房预售合同纠纷',
    '物业服务合同纠纷',
    '建设工程施工合同纠纷',
    '金融借款合同纠纷',
  ],
  finance: ['金融借款合同纠纷', '融资租赁合同纠纷', '追偿权纠纷'],
  software: ['技术合同纠纷', '服务合同纠纷', '劳动争议', '著作权权属、侵权纠纷'],
};
const DEBT_CAUSES: readonly string[] = [
  '金融借款合同纠纷',
  '买卖合同纠纷',
  '买卖合同纠纷',
  '民间借贷纠纷',
  '票据追索权纠纷',
  '劳动争议',
];
/** Cases a year of an ordinary firm of 100 million yuan revenue. */
const RATE: Partial<Record<EconomicKind, number>> = {
  construction: 0.6,
  realEstate: 0.8,
  finance: 0.5,
  retail: 0.22,
  hospitality: 0.2,
  transport: 0.26,
};
const ORDINARY_RATE = 0.16;
const MOST_CASES = 90;

const drawOpponent = (context: Context, random: Random): string => {
  const { firms } = context.market;
  const other = random.chance(0.6) ? firms[random.below(firms.length)] : undefined;
  if (other && other.index !== context.firm.index) return other.name;
  return `${context.person(random.below(Math.max(1, firms.length)) * PEOPLE_PER_FIRM + 7).name.slice(0, 1)}某`;
};

const drawAmount = (random: Random, context: Context, scale: number): number =>
  Math.max(300_000, roundFen(fenOf(context.firm.scale * scale * Math.exp(1.1 * random.normal())), 3));

/** Ordinary quarrels of every year: more for builders, for large firms and for those in trouble. */
const writeOrdinary = (context: Context, random: Random, next: () => number): void => {
  const { firm } = context;
  const base =
    (RATE[firm.industry.kind] ?? ORDINARY_RATE) *
    Math.min(8, (firm.scale / 1e8) ** 0.55) *
    Math.exp(0.6 * random.normal());
  for (const year of livedYears(context)) {
    const stress = stressIn(context, year);
    const count = Math.min(12, random.poisson(Math.min(10, base * (1 + 2 * stress))));
    for (let order = 0; order < count; order += 1) {
      const filedOn = dayIn(context, year, random.next());
      if (filedOn === null) continue;
      writeLawsuit(context, random, {
        filedOn,
        cause: random.pick(CAUSES_OF[firm.industry.kind] ?? CAUSES),
        amount: drawAmount(random, context, 0.004),
        role: random.chance(0.55 - 0.35 * stress) ? 'plaintiff' : 'defendant',
        opponent: drawOpponent(context, random),
        order: next(),
        isUnpaid: false,
      });
    }
  }
};

/** Creditors sue when payments stop: the first within weeks, the many within two years. */
const writeDebtClaims = (context: Context, random: Random, defaultedOn: Day, next: () => number): void => {
  const { firm } = context;
  const mean = Math.min(25, 3 + (firm.scale / 1e8) ** 0.6 * 3);
  const count = 1 + Math.min(45, random.poisson(mean * Math.exp(0.5 * random.normal())));
  for (let order = 0; order < count; order += 1) {
    const filedOn = defaultedOn + 20 + Math.floor(-240 * Math.log(1 - random.next()));
    if (filedOn > Math.min(context.asOf, context.lastDay)) continue;
    writeLawsuit(context, random, {
      filedOn,
      cause: random.pick(DEBT_CAUSES),
      amount: drawAmount(random, context, 0.02),
      role: 'defendant',
      opponent: drawOpponent(context, random),
      order: next(),
      isUnpaid: true,
    });
  }
};

/** All civil cases of a firm. */
export const writeDisputes = (context: Context): void => {
  const random = context.random('disputes');
  let order = 100 + (context.firm.index % 800) * 10;
  let written = 0;
  const next = (): number => {
    written += 1;
    return (order += 1 + (written % 7));
  };
  writeOrdinary(context, random, next);
  const { defaultedOn } = context.life;
  if (defaultedOn !== null && written < MOST_CASES) writeDebtClaims(context, random, defaultedOn, next);
};
