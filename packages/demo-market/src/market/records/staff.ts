import type { Payload } from '@mingjian/domain/records';
import { dayOf, yearOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Context } from './context.ts';

const BANDS: readonly (readonly [below: number, band: string])[] = [
  [10, '0-9'],
  [20, '10-19'],
  [50, '20-49'],
  [100, '50-99'],
  [300, '100-299'],
  [500, '300-499'],
  [1000, '500-999'],
  [5000, '1000-4999'],
  [10_000, '5000-9999'],
];

/** The day on which the annual report of a year was published: January to June of the next. */
export const reportDayOf = (context: Context, year: number): Day =>
  dayOf(year + 1, 1, 10) + context.random(`report-day-${year}`).below(170);

/** How many people a firm had in a year, against today: they follow revenue, but less than in proportion. */
export const staffShareIn = (context: Context, year: number): number => {
  const { years } = context.life;
  const last = years.at(-1);
  const lived = years.find((one) => one.year === year) ?? years[0];
  return last && lived && last.income.revenue > 0
    ? Math.min(2, Math.max(0.4, (lived.income.revenue / last.income.revenue) ** 0.6))
    : 1;
};

/** What the registry's page says of the staff on a day: the figures of the last annual report that had come by then. */
export const staffOn = (context: Context, day: Day): Payload => {
  const { firm } = context;
  const lastYear = yearOf(day) - 1;
  const year = day > reportDayOf(context, lastYear) ? lastYear : lastYear - 1;
  if (year < yearOf(firm.establishedOn)) return {};
  const share = staffShareIn(context, year);
  const employees = firm.employees * share;
  return {
    staff_size_range: BANDS.find(([below]) => employees < below)?.[1] ?? '10000+',
    insured_employees: Math.round(firm.insured * share),
    insured_employees_year: year,
  };
};
