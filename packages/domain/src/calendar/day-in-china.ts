import type { IsoDate, IsoInstant } from '../records/index.ts';

/** China keeps one time all year round: UTC+8. */
const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** The calendar day in China, where the sources publish and the deadlines run, of a moment. */
export const dayInChina = (moment: Date | IsoInstant): IsoDate =>
  new Date(new Date(moment).getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 10);
