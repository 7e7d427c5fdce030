import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How the models would have rated every company at the end of each year, and what came of it within twelve months. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // grade: null is not rated, 19 already in default. pd: percent 0-100, null as log_odds is where there is no score.
  // defaulted_on: the first default fact of the twelve months after the cohort's day.
  await sql`
    create table rating_outcome (
      company_id bigint not null,
      cohort_on date not null,
      model_version text not null,
      grade smallint,
      log_odds double precision,
      pd numeric(12, 6),
      depth text,
      confidence text,
      section text,
      size_grade text,
      was_in_default boolean not null,
      defaulted_on date,
      is_synthetic boolean not null,
      primary key (company_id, cohort_on, model_version)
    )`.execute(db);
  // Cohorts of which every company stands in rating_outcome.
  await sql`
    create table rating_cohort (
      cohort_on date not null,
      model_version text not null,
      companies integer not null,
      rated integer not null,
      defaults integer not null,
      measured_at timestamptz not null,
      primary key (cohort_on, model_version)
    )`.execute(db);
  await sql`
    create table validation_report (
      model_version text primary key,
      measured_at timestamptz not null,
      report jsonb not null
    )`.execute(db);
  await sql`
    insert into menu (parent_id, path, title_en, title_cn, icon, authority, sort) values
      (null, '/system/credit/validation', 'Model validation', '模型验证', 'FundOutlined', 'rating.view', 48)`.execute(
    db,
  );
};
