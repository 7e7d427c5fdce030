import { dayOf, isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import { writeChange } from './change-record.ts';
import type { Context } from './context.ts';
import { drawAppointments } from './management.ts';

/** Operating terms that founders choose, in years; the longest outlasts the market. */
const TERM_YEARS = [20, 30, 50, 99] as const;

/** A post that changed hands: who held it and who holds it. */
export const writeManagementChanges = (context: Context): void => {
  for (const { number, titles, since, predecessor } of drawAppointments(context)) {
    if (predecessor === null) continue;
    const post = titles.join('、');
    const tell = (person: number): string => `${context.person(person).name}（${post}）`;
    writeChange(context, since, 'management', tell(predecessor), tell(number));
  }
};

/** A usual term that still ran on a day; it ends the day before the firm's birthday. */
const drawTermEnd = (random: Random, start: Day, day: Day): Day => {
  const [year, month, date] = isoOf(start).split('-').map(Number) as [number, number, number];
  const ends = TERM_YEARS.map((years) => dayOf(year + years, month, date) - 1);
  return random.pick(ends.filter((end) => end > day));
};

const chineseDay = (day: Day): string => isoOf(day).replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日');

/** The term that the founders set, made unlimited once; and new articles of association, each named by its day. */
export const writeRoutineChanges = (context: Context): void => {
  const { firm } = context;
  const random = context.random('routine-changes');
  const first = firm.establishedOn + 200;
  const span = Math.min(context.lastDay, context.asOf - 10) - first;
  if (span < 60) return;
  const mean = Math.min(1.2, span / 6400 + (firm.scale > 1e8 ? 0.4 : 0));
  const days = Array.from({ length: Math.min(5, random.poisson(mean)) }, () => first + random.below(span));
  let articles = firm.establishedOn;
  let isTermOpen = false;
  for (const day of days.toSorted((a, b) => a - b)) {
    if (!isTermOpen && random.chance(0.3)) {
      isTermOpen = true;
      const start = isoOf(firm.establishedOn);
      const end = isoOf(drawTermEnd(random, firm.establishedOn, day));
      writeChange(context, day, 'term', `${start}至${end}`, `${start}至长期`);
    } else if (day > articles) {
      writeChange(context, day, 'other', `${chineseDay(articles)}章程`, `${chineseDay(day)}章程修正案`);
      articles = day;
    }
  }
};
