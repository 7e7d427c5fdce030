import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Context } from '../records/context.ts';
import { marketRegulatorOf, placeOf } from '../words/authorities.ts';
import { dayIn, livedYears, stressIn } from './stress.ts';

interface Listing {
  readonly type: 'serious_violation' | 'dishonest_wage_arrears' | 'procurement_ban';
  readonly reason: string;
  readonly authority: string;
  readonly source: 'necips' | 'credit-china';
  readonly listedOn: Day;
  /** Day on which the term ends; null for a list without one. */
  readonly termEnd: Day | null;
}

/** On a list, and off it when the term is over. */
const write = (context: Context, listing: Listing): void => {
  const { listedOn, termEnd, type, source } = listing;
  if (listedOn < context.firm.establishedOn + 300 || listedOn > context.lastDay + 900) return;
  const key = `${type === 'serious_violation' ? 'serious' : type}|${isoOf(listedOn)}`;
  const payload = {
    blacklist_type: type,
    blacklist_reason: listing.reason,
    blacklist_date: isoOf(listedOn),
    blacklist_authority: listing.authority,
    blacklist_decision_date: isoOf(listedOn),
    ...(termEnd === null ? {} : { blacklist_term_end: isoOf(termEnd) }),
  };
  const telling = { source, event: listedOn, published: listedOn, known: listedOn + 4 } as const;
  context.add('serious_violation_blacklist', key, { ...payload, blacklist_is_current: true }, telling);
  if (termEnd !== null && termEnd < context.asOf - 5)
    context.add(
      'serious_violation_blacklist',
      key,
      {
        ...payload,
        blacklist_is_current: false,
        blacklist_remove_reason: '惩戒期限届满',
        blacklist_remove_date: isoOf(termEnd),
        blacklist_remove_authority: listing.authority,
      },
      { ...telling, published: termEnd, known: termEnd + 4, validTo: termEnd },
    );
};

const writeSerious = (context: Context): void => {
  const { fate, life, firm, asOf } = context;
  const random = context.random('serious');
  const day = fate?.kind === 'abandoned' ? fate.turnsOn + 400 : null;
  const isChance = life.defaultedOn === null && random.chance(0.0015);
  const listedOn = day ?? (isChance ? asOf - random.between(60, 1400) : null);
  if (listedOn === null) return;
  write(context, {
    type: 'serious_violation',
    reason: '被列入经营异常名录届满三年仍未履行相关义务',
    authority: marketRegulatorOf(firm),
    source: 'necips',
    listedOn,
    termEnd: null,
  });
};

/** Firms short of money that do not pay their people, builders above all. */
const writeWages = (context: Context): void => {
  const { firm } = context;
  const random = context.random('wage-list');
  const rate = firm.industry.kind === 'construction' ? 0.03 : 0.008;
  for (const year of livedYears(context)) {
    const day = dayIn(context, year, random.next());
    if (day === null || !random.chance(rate * stressIn(context, year))) continue;
    write(context, {
      type: 'dishonest_wage_arrears',
      reason: '克扣、无故拖欠农民工工资，数额达到认定拒不支付劳动报酬罪数额标准',
      authority: `${placeOf(firm)}人力资源和社会保障局`,
      source: 'credit-china',
      listedOn: day,
      termEnd: day + 3 * 365,
    });
    return;
  }
};

/** Bidders that broke the rules of a public tender may not bid for one to three years. */
const writeBans = (context: Context): void => {
  const { firm, drafts } = context;
  const random = context.random('tender-bans');
  const won = drafts.find(({ dimension }) => dimension === 'tender_bid');
  const isBanned = random.chance(0.045);
  const listedOn = context.asOf - random.between(40, 1200);
  if (!won?.publishedOn || !isBanned || isoOf(listedOn) <= won.publishedOn) return;
  write(context, {
    type: 'procurement_ban',
    reason: '提供虚假材料谋取中标、成交',
    authority: `${placeOf(firm)}财政局`,
    source: 'credit-china',
    listedOn,
    termEnd: listedOn + 365 * random.between(1, 3),
  });
};

/** The lists that a firm stays on for years: grave violations, wages owed, bans from public tenders. */
export const writeBlacklists = (context: Context): void => {
  writeSerious(context);
  writeWages(context);
  writeBans(context);
};
