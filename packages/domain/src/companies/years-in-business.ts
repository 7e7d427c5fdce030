import type { IsoDate } from '../records/index.ts';

export interface BusinessLife {
  readonly establishedOn: IsoDate | null;
  /** Deregistration or revocation: the firm stops ageing there. */
  readonly endedOn?: IsoDate | null;
}

const monthsBetween = (from: IsoDate, to: IsoDate): number => {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
};

/** Completed calendar months from one day to another; negative when `to` lies before `from`. */
export const calculateCompletedMonths = monthsBetween;

/**
 * Years in business on a day: completed months / 12, cut to one decimal.
 * Null when the establishment date is unknown or lies after the day. A firm that ended keeps the age it reached.
 */
export const calculateYearsInBusiness = (life: BusinessLife, on: IsoDate): number | null => {
  if (life.establishedOn === null) return null;
  const end = life.endedOn && life.endedOn < on ? life.endedOn : on;
  const months = monthsBetween(life.establishedOn, end);
  return months < 0 ? null : Math.floor((months * 10) / 12) / 10;
};
