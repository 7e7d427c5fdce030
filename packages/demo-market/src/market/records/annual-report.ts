import { yuanText } from '../basis/amounts.ts';
import { dayOf, isoOf, yearOf } from '../basis/days.ts';
import {
  netProfitOf,
  totalAssetsOf,
  totalEquityOf,
  totalLiabilitiesOf,
  totalProfitOf,
} from '../finances/year.ts';
import type { Year } from '../finances/year.ts';
import { listInvestments } from '../plan/investments.ts';
import type { Context } from './context.ts';
import { reportDayOf, staffShareIn } from './staff.ts';

const REPORT_YEARS = [2024, 2025];
const PUBLIC_SHARE = 0.22;

/** Whether the firm filed its report for a year at all; those that vanish do not, and the registry notices. */
export const filesReport = (context: Context, year: number): boolean => {
  const { fate, life, firm } = context;
  if (yearOf(firm.establishedOn) > year || context.lastDay < dayOf(year + 1, 3, 1)) return false;
  if (life.defaultedOn !== null && yearOf(life.defaultedOn) <= year + 1 && fate?.kind === 'abandoned')
    return false;
  return !context.random(`files-${year}`).chance(0.025);
};

const amountsOf = (lived: Year) => ({
  ar_total_assets: yuanText(totalAssetsOf(lived.closing)),
  ar_total_liabilities: yuanText(totalLiabilitiesOf(lived.closing)),
  ar_total_equity: yuanText(totalEquityOf(lived.closing)),
  ar_total_revenue: yuanText(lived.income.revenue),
  ar_main_revenue: yuanText(lived.income.revenue - lived.income.otherBusiness),
  ar_total_profit: yuanText(totalProfitOf(lived.income)),
  ar_net_profit: yuanText(netProfitOf(lived.income)),
  ar_total_tax: yuanText(lived.income.currentTax + lived.income.surcharges),
});

/** Whose holders took capital back shows its creditors, in the reports that follow, what is left. */
const hasReducedBy = ({ life, firm }: Context, year: number): boolean => {
  const { capital } = life.history;
  return capital !== null && capital.before > firm.capital && yearOf(capital.day) <= year;
};

/** What the report answers with yes or no; the same as the records of holders, stakes and guarantees say. */
const happenedIn = ({ holdings, drafts, market, firm }: Context, year: number) => {
  const first = dayOf(year, 1, 1);
  const last = dayOf(year, 12, 31);
  return {
    ar_has_equity_transfer: holdings.some(({ until }) => until !== null && until >= first && until <= last),
    ar_has_investment: listInvestments(market, firm.index).some(
      ({ holding }) => holding.since <= last && (holding.until === null || holding.until > last),
    ),
    ar_has_guarantee: drafts.some(
      ({ dimension, payload }) =>
        dimension === 'external_guarantee' &&
        (payload['guarantee_start'] as string) <= isoOf(last) &&
        (payload['guarantee_end'] as string) >= isoOf(first),
    ),
  };
};

/** The registry's annual reports of the last years, most of them without amounts, and the insured of the last one. */
export const writeAnnualReports = (context: Context): void => {
  const { firm } = context;
  const random = context.random('annual-reports');
  const isPublic = random.chance(PUBLIC_SHARE);
  const filed = REPORT_YEARS.filter(
    (year) => filesReport(context, year) && (year === 2025 || firm.scale > 2e7),
  );
  for (const year of filed) {
    const day = reportDayOf(context, year);
    const lived = context.life.years.find((one) => one.year === year);
    const isShown = isPublic || hasReducedBy(context, year);
    context.add(
      'annual_report',
      String(year),
      {
        report_year: year,
        ar_published_on: isoOf(day),
        ar_operating_status: 'open',
        ar_employees: Math.max(1, Math.round(firm.employees * staffShareIn(context, year))),
        ar_is_public: isShown && lived !== undefined,
        ...(isShown && lived ? amountsOf(lived) : {}),
        ...happenedIn(context, year),
        ar_has_website: firm.scale > 2e7,
      },
      { source: 'annual-report', event: dayOf(year, 12, 31), published: day },
    );
  }
  const year = filed.at(-1);
  if (year === undefined || firm.form === 'sole') return;
  const insured = Math.round(firm.insured * staffShareIn(context, year));
  context.add(
    'ar_social_security',
    String(year),
    {
      social_security_year: year,
      pension_insured: insured,
      unemployment_insured: insured,
      medical_insured: Math.round(insured * 1.02),
      injury_insured: insured,
      maternity_insured: insured,
      social_security_is_public: false,
    },
    {
      source: 'annual-report',
      event: dayOf(year, 12, 31),
      published: reportDayOf(context, year),
    },
  );
};
