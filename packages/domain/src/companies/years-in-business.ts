import { calculateCompletedMonths } from '../calendar/index.ts';
import type { IsoDate } from '../records/index.ts';

export interface BusinessLife {
  readonly establishedOn: IsoDate | null;
  /** Deregistration or revocation: the firm stops ageing there. */
  readonly endedOn?: IsoDate | null;
}

/**
 * Years in business on a day: completed months / 12, cut to one decimal.
 * Null when the establishment date is unknown or lies after the day. A firm that ended keeps the age it reached.
 */
export const calculateYearsInBusiness = (life: BusinessLife, on: IsoDate): number | null => {
  if (life.establishedOn === null) return null;
  const end = life.endedOn && life.endedOn < on ? life.endedOn : on;
  const months = calculateCompletedMonths(life.establishedOn, end);
  return months < 0 ? null : Math.floor((months * 10) / 12) / 10;
};
