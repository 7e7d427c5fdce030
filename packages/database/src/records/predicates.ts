import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * The two clocks as conditions. Nobody writes their own: every query about a day asks one of these.
 * A day is the end of that calendar day in China, the zone in which the sources publish.
 */
export const endOfDay = (day: string): string => `${day}T23:59:59.999+08:00`;

/** As known on a day: first known by its end and not replaced by then. Without a day: as known now. */
export const asKnown = (day: string | null, alias = ''): RawBuilder<boolean> => {
  const from = sql.ref(`${alias}known_from`);
  const to = sql.ref(`${alias}known_to`);
  if (day === null) return sql<boolean>`${to} is null`;
  const instant = endOfDay(day);
  return sql<boolean>`(${from} <= ${instant} and (${to} is null or ${to} > ${instant}))`;
};

/** As valid on a day: true in the world on that day, as far as the known records tell. Without a day: not ended. */
export const asValid = (day: string | null, alias = ''): RawBuilder<boolean> => {
  const from = sql.ref(`${alias}valid_from`);
  const to = sql.ref(`${alias}valid_to`);
  if (day === null) return sql<boolean>`${to} is null`;
  return sql<boolean>`((${from} is null or ${from} <= ${day}) and (${to} is null or ${to} > ${day}))`;
};
