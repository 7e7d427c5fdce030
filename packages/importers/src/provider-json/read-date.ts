import { dayInChina } from '@mingjian/domain/calendar';
import { parseDate } from '../shared/index.ts';
import { toJsonText } from './read-path.ts';
import type { Json } from './read-path.ts';

const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/;
/** Milliseconds, as the providers say; before 1970 they are negative. */
const EPOCH = /^-?\d{9,14}$/;
const DAY_AND_TIME =
  /^(\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?)[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;
/** How providers write that there is no end. */
const NO_DAY = /^(?:0001|1900-01-01$|9999|0000)|无固定|长期|永久|不约定/;

const toMoment = (text: string): Date | undefined => {
  if (!EPOCH.test(text)) return undefined;
  const moment = new Date(Number(text));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};

const isSensible = (day: string): boolean => day >= '1800' && day < '2200';

/** A day, null where the words say that there is none, undefined where it is no day at all. */
export const readDay = (value: Json): string | null | undefined => {
  const text = toJsonText(value).trim();
  if (NO_DAY.test(text)) return null;
  const compact = COMPACT_DAY.exec(text);
  if (compact) return parseDate(compact.slice(1).join('-'));
  const moment = toMoment(text);
  if (moment) {
    const day = dayInChina(moment);
    return isSensible(day) ? day : null;
  }
  const timed = DAY_AND_TIME.exec(text);
  if (timed?.[5]) {
    const instant = new Date(text.replace(' ', 'T'));
    return Number.isNaN(instant.getTime()) ? undefined : dayInChina(instant);
  }
  return parseDate(timed?.[1] ?? text);
};

/** A moment as ISO text; a time without a zone is that of China, a day alone is its midnight there. */
export const readMoment = (value: Json): string | null | undefined => {
  const text = toJsonText(value).trim();
  const day = readDay(value);
  if (typeof day !== 'string') return day;
  const moment = COMPACT_DAY.test(text) ? undefined : toMoment(text);
  if (moment) return moment.toISOString();
  const timed = DAY_AND_TIME.exec(text);
  const time = timed ? `${timed[2]?.padStart(2, '0')}:${timed[3]}:${timed[4] ?? '00'}` : '00:00:00';
  const instant = timed?.[5] ? new Date(text.replace(' ', 'T')) : new Date(`${day}T${time}+08:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};
