import type { ClosingRule, NegativeDimension, NegativeKind } from '@mingjian/domain/negative-records';
import {
  ENCUMBRANCE_DIMENSIONS,
  NEGATIVE_DIMENSIONS,
  NEGATIVE_KINDS,
} from '@mingjian/domain/negative-records';
import type { IsoDate } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/*
 * The rules of domain/negative-records as SQL over `record r`, made from the same tables: a record is open here when it
 * is open there, which a test compares. Fields and values are constants of the dictionary, so they stand in the text.
 */

const DIMENSIONS = [...NEGATIVE_DIMENSIONS, ...ENCUMBRANCE_DIMENSIONS];

const textOf = (field: string) => sql<string>`r.payload ->> ${sql.lit(field)}`;

const oneOf = (field: string, values: readonly (string | boolean)[]) =>
  sql<boolean>`coalesce(${textOf(field)} in (${sql.join(values.map((value) => sql.lit(String(value))))}), false)`;

const either = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** A value for each dimension that has one. */
const byDimension = <T>(
  pick: (rules: NegativeDimension) => RawBuilder<T> | undefined,
  otherwise: RawBuilder<T>,
): RawBuilder<T> => {
  const cases = DIMENSIONS.flatMap((rules) => {
    const value = pick(rules);
    return value ? [sql`when ${sql.lit(rules.dimension)} then ${value}`] : [];
  });
  return sql<T>`case r.dimension ${sql.join(cases, sql` `)} else ${otherwise} end`;
};

const isOver = (rule: ClosingRule, on: IsoDate): RawBuilder<boolean> => {
  if (rule.when === 'is') return oneOf(rule.field, rule.values);
  if (rule.when === 'day-over') return sql<boolean>`coalesce(${textOf(rule.field)} < ${on}::text, false)`;
  return sql<boolean>`coalesce((${momentDay(rule.field)}) < ${on}::date, false)`;
};

/** The day in China of a moment. */
export const momentDay = (field: string): RawBuilder<string> =>
  sql<string>`((${textOf(field)})::timestamptz at time zone 'Asia/Shanghai')::date`;

export const NEGATIVE_DIMENSION_KEYS: readonly string[] = DIMENSIONS.map(({ dimension }) => dimension);

/** Praise, or what is no charge: no record of these kinds at all. */
export const IS_EXCEPTED: RawBuilder<boolean> = byDimension(
  ({ except }) => except && oneOf(except.field, except.values),
  sql<boolean>`false`,
);

const names = (field: string, company: string) =>
  sql<boolean>`r.payload -> ${sql.lit(field)} @> to_jsonb(${company}::text)`;

/** What the company of this name is in the record. */
export const ownRole = (company: string): RawBuilder<string> =>
  byDimension<string>(
    ({ role, parties, ownRole: own }) => {
      if (!role && !parties) return undefined;
      const given = role ? textOf(role.field) : sql<string>`null`;
      const named = parties
        ? sql<string>`case when ${names(parties.defendants, company)} then ${sql.lit(parties.roles.defendant)}
          when ${names(parties.claimants, company)} then ${sql.lit(parties.roles.claimant)} end`
        : sql<string>`null`;
      return sql<string>`coalesce(${given}, ${named}, ${sql.lit(own)})`;
    },
    byDimension<string>(({ ownRole: own }) => sql<string>`${sql.lit(own)}`, sql<string>`null`),
  );

/** Statuses in which a record stands; any other has closed it. */
const STANDING = ['current', 'corrected', 'disputed'];

/** Held against whoever it is about on the day. */
export const isOpen = (on: IsoDate): RawBuilder<boolean> =>
  sql<boolean>`(r.status = any(${STANDING}::text[]) and (r.valid_to is null or r.valid_to > ${on}::date)
    and not ${byDimension(({ closedBy }) => either(closedBy.map((rule) => isOver(rule, on))), sql<boolean>`false`)})`;

const PARTS = NEGATIVE_KINDS.flatMap(({ kind, rules, part }) => (part ? [{ kind, rules, part }] : []));

/** The kind that a record is listed under. */
export const KIND: RawBuilder<string> = sql<string>`case ${sql.join(
  PARTS.map(
    ({ kind, rules, part }) =>
      sql`when r.dimension = ${sql.lit(rules.dimension)} and ${oneOf(part.field, part.values)} then ${sql.lit(kind)}`,
  ),
  sql` `,
)} else r.dimension end`;

const amountOf = ({ amount: { as, fields } }: NegativeKind): RawBuilder<string> | undefined => {
  const values = fields.map((field) => sql<string>`(${textOf(field)})::numeric`);
  if (values.length === 0) return undefined;
  if (as === 'first') return sql<string>`coalesce(${sql.join(values)})`;
  const sum = sql.join(
    values.map((value) => sql`coalesce(${value}, 0)`),
    sql` + `,
  );
  return sql<string>`case when coalesce(${sql.join(values)}) is not null then ${sum} end`;
};

/** What a record of the kind in the column `kind` weighs, in yuan. */
export const AMOUNT: RawBuilder<string> = sql<string>`case kind ${sql.join(
  NEGATIVE_KINDS.flatMap((kind) => {
    const amount = amountOf(kind);
    return amount ? [sql`when ${sql.lit(kind.kind)} then ${amount}`] : [];
  }),
  sql` `,
)} end`;
