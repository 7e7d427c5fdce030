import type { IsoDate } from '../records/index.ts';

/** Months since the year 0. */
const monthOf = (day: IsoDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Completed calendar months from one day to another; negative when `to` lies before `from`. */
export const calculateCompletedMonths = (from: IsoDate, to: IsoDate): number =>
  monthOf(to) - monthOf(from) - (to.slice(8, 10) < from.slice(8, 10) ? 1 : 0);
