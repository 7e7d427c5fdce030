import type { IsoDate } from '../records/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from one day to another; negative when `to` lies before `from`. */
export const calculateDaysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
