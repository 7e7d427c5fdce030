import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The ratios of the last annual statement of each company, and where its peers stood at the beginning of a quarter. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table company_ratio (
      company_id bigint primary key,
      period_end date not null,
      section text,
      division text,
      size_grade text,
      ratios float8[] not null,
      calculated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table peer_quartile (
      snapshot_on date not null,
      peer_group text not null,
      metric text not null,
      peers integer not null,
      p25 float8 not null,
      median float8 not null,
      p75 float8 not null,
      primary key (snapshot_on, peer_group, metric)
    )`.execute(db);
};
