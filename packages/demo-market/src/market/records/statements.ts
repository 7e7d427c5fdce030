import type { Payload } from '@mingjian/domain/records';
import { dayOf, isoOf, yearOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { presentBalance } from '../finances/present-balance.ts';
import { presentCashFlow } from '../finances/present-cash-flow.ts';
import { presentIncome } from '../finances/present-income.ts';
import { restateYear } from '../finances/restate.ts';
import { totalEquityOf } from '../finances/year.ts';
import type { Year } from '../finances/year.ts';
import { drawBrand } from '../plan/names.ts';
import { makeRandom } from '../basis/random.ts';
import type { Random } from '../basis/random.ts';
import type { Context } from './context.ts';

const AUDITORS = 60;
const RESTATED_SHARE = 0.012;

const auditorOf = (context: Context): string =>
  `${drawBrand(makeRandom(context.market.seed, 'auditor', context.random('auditor').below(AUDITORS))).cn}会计师事务所（特殊普通合伙）`;

type Opinion = 'unqualified' | 'emphasis' | 'qualified' | 'adverse' | 'disclaimer';

const drawOpinion = (random: Random, context: Context, lived: Year): Opinion => {
  const { defaultedOn } = context.life;
  const roll = random.next();
  if (defaultedOn !== null && yearOf(defaultedOn) <= lived.year + 1)
    return roll < 0.25 ? 'disclaimer' : roll < 0.5 ? 'qualified' : roll < 0.85 ? 'emphasis' : 'unqualified';
  if (totalEquityOf(lived.closing) < 0) return roll < 0.4 ? 'emphasis' : 'unqualified';
  return roll < 0.004 ? 'qualified' : roll < 0.018 ? 'emphasis' : 'unqualified';
};

/** Listed firms until the end of April, others until September. */
const drawDisclosure = (random: Random, context: Context, year: number): Day => {
  const { firm } = context;
  return firm.isListed
    ? dayOf(year + 1, 3, 10) + random.below(51)
    : dayOf(year + 1, 4, 5) + random.below(150);
};

/** Firms in trouble fall silent: unlisted ones show fewer and fewer statements. */
const isShown = (random: Random, context: Context, lived: Year): boolean => {
  const { defaultedOn, firm } = context.life;
  if (context.lastDay < dayOf(lived.year + 1, 6, 1)) return false;
  if (firm.isListed || defaultedOn === null) return true;
  const since = lived.year + 1 - yearOf(defaultedOn);
  return since < 0 || random.chance(since === 0 ? 0.6 : 0.2);
};

interface Series {
  readonly lived: Year;
  readonly day: Day;
  readonly series: 'as-reported' | 'restated';
  readonly opinion: Opinion;
}

const writeSeries = (context: Context, { lived, day, series, opinion }: Series): void => {
  const { firm } = context;
  const end = dayOf(lived.year, 12, 31);
  const isRestated = series === 'restated';
  const naturalKey = `${isoOf(end)}|annual|consolidated|${series}`;
  const keyFields: Payload = {
    period_end: isoOf(end),
    period_type: 'annual',
    fiscal_year: lived.year,
    consolidation_scope: 'consolidated',
    is_restated: isRestated,
  };
  const telling = {
    source: firm.isListed ? 'exchange-filing' : 'annual-report',
    event: end,
    published: day,
  } as const;
  const shares = firm.isListed ? firm.paidCapital / 100 : null;
  const isAudited = firm.isListed || firm.scale > 5e7 || firm.nature !== 'private';
  const began =
    yearOf(firm.establishedOn) === lived.year
      ? Math.max(1, 12 - Math.floor((firm.establishedOn - dayOf(lived.year, 1, 1)) / 31))
      : 12;
  context.add('balance_sheet', naturalKey, { ...keyFields, ...presentBalance(lived.closing) }, telling);
  context.add(
    'income_statement',
    naturalKey,
    { ...keyFields, ...presentIncome(lived.income, shares) },
    telling,
  );
  context.add('cash_flow_statement', naturalKey, { ...keyFields, ...presentCashFlow(lived) }, telling);
  context.add(
    'statement_metadata',
    naturalKey,
    {
      ...keyFields,
      accounting_standard: firm.scale < 8e6 ? 'small_enterprise' : 'CAS',
      statement_format: 'general',
      currency: 'CNY',
      unit_multiplier: 1,
      is_audited: isAudited,
      ...(isAudited
        ? { auditor_name: auditorOf(context), audit_opinion: opinion, audit_report_date: isoOf(day - 2) }
        : {}),
      statement_filed_on: isoOf(day),
      data_entry_method: firm.isListed ? 'xbrl' : 'api',
      balance_check_passed: true,
      balance_check_gap: '0.00',
      months_covered: began,
      ...(isRestated ? { restatement_reason: '前期会计差错更正：收入确认跨期' } : {}),
    },
    telling,
  );
};

/** Up to five annual statements of a firm that shows them, each known from the day it was disclosed. */
export const writeStatements = (context: Context): void => {
  if (!context.firm.discloses) return;
  const random = context.random('statements');
  for (const lived of context.life.years) {
    const shown = isShown(random, context, lived);
    const day = drawDisclosure(random, context, lived.year);
    const opinion = drawOpinion(random, context, lived);
    const isCorrected = random.chance(RESTATED_SHARE);
    if (!shown) continue;
    writeSeries(context, { lived, day, series: 'as-reported', opinion });
    const restated = isCorrected ? restateYear(random, lived) : null;
    if (restated) writeSeries(context, { lived: restated, day: day + 350, series: 'restated', opinion });
  }
};
