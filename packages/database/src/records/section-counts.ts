import { DIMENSIONS } from '@mingjian/domain/dictionary';
import { STAYING_DIMENSIONS } from '@mingjian/domain/records';
import type { AsAt, RecordStatus } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { asValid, isOnFile, isSurelyOwn } from './predicates.ts';

/** Statuses that a section shows: what is held now, and what is held but disputed. */
export const SHOWN_STATUSES: readonly RecordStatus[] = ['current', 'corrected', 'disputed'];

const ALL: readonly string[] = DIMENSIONS.map(({ key }) => key);

const isShown = sql<boolean>`r.status = any(${SHOWN_STATUSES}::text[])`;
const staysWhenEnded = sql<boolean>`r.dimension = any(${STAYING_DIMENSIONS}::text[])`;
export const IS_NAMESAKE: RawBuilder<boolean> = sql`not ${isSurelyOwn('r.')}`;

/** Rows of `record r` that are held and true on the day. */
export const isCurrent = (asAt: AsAt): RawBuilder<boolean> =>
  sql<boolean>`(${isShown} and (${asValid(asAt, 'r.')} or ${staysWhenEnded}))`;

/** Sections of at least so many records are counted when they are written, shorter ones when they are read. */
export const LONG_SECTION = 500;

/**
 * What `long_section` keeps of the rows of `record r` of one section. It holds for every day: `open` never ends, `ending`
 * has a last day, and once `last_end` is past all of those are history.
 */
export const LONG_SECTION_COUNTS = sql`
  count(*) filter (where not ${IS_NAMESAKE} and ${isShown} and (r.valid_to is null or ${staysWhenEnded})) as open,
  count(*) filter (where not ${IS_NAMESAKE} and ${isShown} and r.valid_to is not null and not ${staysWhenEnded})
    as ending,
  count(*) filter (where not ${IS_NAMESAKE} and not ${isShown}) as other,
  count(*) filter (where ${IS_NAMESAKE}) as namesakes,
  round(avg(r.confidence) filter (where not ${IS_NAMESAKE} and ${isShown}), 4) as confidence,
  max(r.valid_to) filter (where not ${IS_NAMESAKE} and ${isShown} and not ${staysWhenEnded}) as last_end`;

const countLive = (
  companyId: number,
  asAt: AsAt,
  dimensions: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select r.dimension,
    count(*) filter (where not ${IS_NAMESAKE} and ${isCurrent(asAt)}) as current,
    count(*) filter (where not ${IS_NAMESAKE} and not ${isCurrent(asAt)}) as historical,
    count(*) filter (where ${IS_NAMESAKE}) as namesakes,
    count(*) filter (where not ${IS_NAMESAKE} and ${isShown}) as held,
    round(avg(r.confidence) filter (where not ${IS_NAMESAKE} and ${isShown}), 4)::float as confidence
  from record r
  where r.company_id = ${companyId}::bigint and r.dimension = any(${dimensions}) and ${isOnFile(asAt, 'r.')}
  group by r.dimension`;

/**
 * A query: how many records each dimension of a company has. `held`: shown, whether ended or not; `confidence`: their
 * mean. Now, long sections are read from what was counted when they were written, unless one of their records has a
 * last day that is still to come.
 */
export const selectSectionCounts = (
  companyId: number,
  asAt: AsAt,
  dimension: string | null = null,
): RawBuilder<unknown> => {
  const asked = sql`${dimension === null ? ALL : [dimension]}::text[]`;
  if (asAt !== null) return countLive(companyId, asAt, asked);
  const settled = sql`long_section
    where company_id = ${companyId}::bigint and dimension = any(${asked})
      and (last_end is null or last_end <= (now() at time zone 'Asia/Shanghai')::date)`;
  return sql`
    select dimension, open as current, ending + other as historical, namesakes, open + ending as held,
      confidence::float from ${settled}
    union all
    ${countLive(companyId, null, sql`array(select unnest(${asked}) except select dimension from ${settled})`)}`;
};
