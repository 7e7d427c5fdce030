import { RATING_SHIFT } from '@mingjian/domain/search';

const CODE_BYTES = 8;
const HIGH_UNIT = 2 ** 32;

/** Aggregates facet codes into one value: a hundred times cheaper to send and read than a row each. */
export const FACET_BYTES = `string_agg(int8send(facet_code), ''::bytea)`;

/** Adds the rating grade to the facet codes of rows that have `company_id` and `facet_code`. */
export const withRatingGrade = (rows: string): string =>
  `select f.facet_code + (coalesce(r.rating_grade, 0)::bigint << ${RATING_SHIFT}) as facet_code
   from (${rows}) f
   left join lateral (
     select rating_grade from company c where c.company_id = f.company_id and c.rating_grade is not null limit 1
   ) r on true`;

/** Reads what `FACET_BYTES` sent. */
export const readFacetBytes = (buffer: Buffer | null, limit = Number.POSITIVE_INFINITY): readonly number[] =>
  buffer
    ? Array.from(
        { length: Math.min(limit, buffer.length / CODE_BYTES) },
        (_, at) => buffer.readInt32BE(at * CODE_BYTES) * HIGH_UNIT + buffer.readUInt32BE(at * CODE_BYTES + 4),
      )
    : [];
