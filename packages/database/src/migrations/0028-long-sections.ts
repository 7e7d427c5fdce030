import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Sections of at least 500 records are counted when they are written: a profile of a company with 100,000 records need
 * not count them each time. Those on file are counted here.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table long_section (
      company_id bigint not null,
      dimension text not null,
      open integer not null,
      ending integer not null,
      other integer not null,
      namesakes integer not null,
      confidence numeric(7, 4),
      last_end date,
      primary key (company_id, dimension)
    )`.execute(db);
  const isHeld = sql`r.confidence >= 80 and r.status in ('current', 'corrected', 'disputed')`;
  const staysWhenEnded = sql`r.dimension in ('change_record', 'identifiers_names')`;
  await sql`
    insert into long_section
    select company_id, dimension,
      count(*) filter (where ${isHeld} and (valid_to is null or ${staysWhenEnded})),
      count(*) filter (where ${isHeld} and valid_to is not null and not ${staysWhenEnded}),
      count(*) filter (where r.confidence >= 80 and not (${isHeld})),
      count(*) filter (where r.confidence < 80),
      round(avg(confidence) filter (where ${isHeld}), 4),
      max(valid_to) filter (where ${isHeld} and not ${staysWhenEnded})
    from record r where known_to is null
    group by company_id, dimension having count(*) >= 500`.execute(db);
};
