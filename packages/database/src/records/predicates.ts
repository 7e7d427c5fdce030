import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { knownDay, NAMESAKE_BELOW_CONFIDENCE } from '@mingjian/domain/records';
import type { AsAt } from '@mingjian/domain/records';

/**
 * The clocks as conditions. Nobody writes their own: every query about a day asks one of these. Which one for which
 * rows stands in this folder's README.
 * A day is the end of that calendar day in China, the zone in which the sources publish.
 */
export const endOfDay = (day: string): string => `${day}T23:59:59.999+08:00`;

const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

/**
 * Any row with `known_from` and `known_to`. What is known: now, or by the end of a day and not replaced by then. The
 * other clocks ask what is known now.
 */
export const asKnown = (asAt: AsAt, alias = ''): RawBuilder<boolean> => {
  const day = knownDay(asAt);
  return asKnownAt(day === null ? null : endOfDay(day), alias);
};

/** The same for a moment; null: now. */
export const asKnownAt = (moment: string | null, alias = ''): RawBuilder<boolean> => {
  const from = sql.ref(`${alias}known_from`);
  const to = sql.ref(`${alias}known_to`);
  if (moment === null) return sql<boolean>`${to} is null`;
  return sql<boolean>`(${from} <= ${moment} and (${to} is null or ${to} > ${moment}))`;
};

/** Any row with `valid_from` and `valid_to`: what was true in the world on the day. Now: what has not ended. */
export const asValid = (asAt: AsAt, alias = ''): RawBuilder<boolean> => {
  const from = sql.ref(`${alias}valid_from`);
  const to = sql.ref(`${alias}valid_to`);
  if (asAt === null) return sql<boolean>`(${to} is null or ${to} > ${TODAY})`;
  return sql<boolean>`((${from} is null or ${from} <= ${asAt.day}) and (${to} is null or ${to} > ${asAt.day}))`;
};

/** What the version tells of had begun in the world by the day; what carries no date at all always has. */
const hasBegun = (day: string, alias: string): RawBuilder<boolean> => {
  const [from, event, published] = ['valid_from', 'event_date', 'published_on'].map((column) =>
    sql.ref(`${alias}${column}`),
  );
  return sql<boolean>`coalesce(${from}, least(${event}, ${published}), ${day}) <= ${day}`;
};

const wasPublished = (day: string, alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}published_on`)} <= ${day}`;

/**
 * Of each record the newest version that fits a day. A version that was replaced by one that fits the day as well was
 * corrected by it; one that was replaced by a later state of the world still tells of its own time.
 */
const newestFitting = (fits: (alias: string) => RawBuilder<boolean>, alias: string): RawBuilder<boolean> => {
  const ref = (column: string) => sql.ref(`${alias}${column}`);
  return sql<boolean>`(${fits(alias)} and (${ref('known_to')} is null or (
    ${ref('known_to')} > ${ref('known_from')} and not exists (
      select 1 from record newer
      where newer.company_id = ${ref('company_id')} and newer.record_id = ${ref('record_id')}
        and newer.known_from > ${ref('known_from')}
        and (newer.known_to is null or newer.known_to > newer.known_from) and ${fits('newer.')}))))`;
};

/**
 * Rows of `record`: the version of each record that is on file at the day, whatever its state, ended ones included.
 * Replaced versions are looked at on the clocks `valid` and `published` alone, so that now and `known` stay plain.
 */
export const isOnFile = (asAt: AsAt, alias: string): RawBuilder<boolean> => {
  if (asAt === null || asAt.clock === 'known') return asKnown(asAt, alias);
  const { day, clock } = asAt;
  return newestFitting((of) => (clock === 'valid' ? hasBegun(day, of) : wasPublished(day, of)), alias);
};

/** Rows of `record`: on file at the day and true on it. */
export const asAtCondition = (asAt: AsAt, alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${isOnFile(asAt, alias)} and ${asValid(asAt, alias)})`;

/**
 * Rows of an edge table (`shareholding_by_owned`, `shareholding_by_holder`): the edges that stand on the day. As for records, a
 * version that a later state of the world replaced still tells of its own time, unless the record was withdrawn.
 */
export const edgeStands = (asAt: AsAt, table: string, alias: string): RawBuilder<boolean> => {
  if (asAt === null || asAt.clock === 'known')
    return sql<boolean>`(${asKnown(asAt, alias)} and ${asValid(asAt, alias)})`;
  const ref = (column: string) => sql.ref(`${alias}${column}`);
  const newer = sql`select 1 from ${sql.table(table)} newer
    where newer.company_id = ${ref('company_id')} and newer.record_id = ${ref('record_id')}
      and newer.known_from > ${ref('known_from')}`;
  return sql<boolean>`(${asValid(asAt, alias)} and (${ref('known_to')} is null or (
    ${ref('known_to')} > ${ref('known_from')} and exists (${newer} and newer.known_to is null)
    and not exists (${newer} and (newer.known_to is null or newer.known_to > newer.known_from)
      and (newer.valid_from is null or newer.valid_from <= ${asAt.day})))))`;
};

/**
 * Rows of `coverage`: when the source was asked last. A check made after the day of knowledge is not told of; the state
 * was known from `known_from`, which is the check that stands for it.
 */
export const lastCheck = (asAt: AsAt): RawBuilder<string> => {
  const day = knownDay(asAt);
  return day === null
    ? sql<string>`checked_at`
    : sql<string>`case when checked_at <= ${endOfDay(day)} then checked_at else known_from end`;
};

/** Rows of `record` whose link to the company is sure enough to be counted; the others may be of a namesake. */
export const isSurelyOwn = (alias = ''): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}confidence`)} >= ${sql.raw(String(NAMESAKE_BELOW_CONFIDENCE))}`;
