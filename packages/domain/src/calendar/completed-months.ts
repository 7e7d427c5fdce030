import type { IsoDate } from '../records/index.ts';

/** Completed calendar months from one day to another; negative when `to` lies before `from`. */
export const calculateCompletedMonths = (from: IsoDate, to: IsoDate): number => {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
};
