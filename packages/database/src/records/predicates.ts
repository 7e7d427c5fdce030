import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { knownDay } from '@mingjian/domain/records';
import type { AsAt } from '@mingjian/domain/records';

/**
 * The two clocks as conditions. Nobody writes their own: every query about a day asks one of these.
 * A day is the end of that calendar day in China, the zone in which the sources publish.
 */
export const endOfDay = (day: string): string => `${day}T23:59:59.999+08:00`;

/**
 * What is known: now, or by the end of a day and not replaced by then. On the clock of validity that is what is known
 * now.
 */
export const asKnown = (asAt: AsAt, alias = ''): RawBuilder<boolean> => {
  const from = sql.ref(`${alias}known_from`);
  const to = sql.ref(`${alias}known_to`);
  const day = knownDay(asAt);
  if (day === null) return sql<boolean>`${to} is null`;
  const instant = endOfDay(day);
  return sql<boolean>`(${from} <= ${instant} and (${to} is null or ${to} > ${instant}))`;
};

/** What was true in the world on the day, as far as the known records tell, on both clocks. Now: what has not ended. */
export const asValid = (asAt: AsAt, alias = ''): RawBuilder<boolean> => {
  const from = sql.ref(`${alias}valid_from`);
  const to = sql.ref(`${alias}valid_to`);
  if (asAt === null) return sql<boolean>`${to} is null`;
  return sql<boolean>`((${from} is null or ${from} <= ${asAt.day}) and (${to} is null or ${to} > ${asAt.day}))`;
};
