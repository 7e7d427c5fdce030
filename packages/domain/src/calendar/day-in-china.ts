import type { IsoDate, IsoInstant } from '../records/index.ts';

/** China keeps one time all year round: UTC+8. */
const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

const toChina = (moment: Date | IsoInstant): string =>
  new Date(new Date(moment).getTime() + CHINA_OFFSET_MS).toISOString();

/** The calendar day in China, where the sources publish and the deadlines run, of a moment. */
export const dayInChina = (moment: Date | IsoInstant): IsoDate => toChina(moment).slice(0, 10);

/** Day and minute in China, `YYYY-MM-DD HH:MM`, of a moment. */
export const minuteInChina = (moment: Date | IsoInstant): string =>
  toChina(moment).slice(0, 16).replace('T', ' ');

/** The moment in which a day begins in China. */
export const startOfDayInChina = (day: IsoDate): IsoInstant =>
  new Date(Date.parse(`${day}T00:00:00Z`) - CHINA_OFFSET_MS).toISOString();
