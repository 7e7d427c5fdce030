import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * A rating keeps its figures alone: the same inputs and model give the same explanation again, so no explanation is
 * stored. Ratings of the reference model before it are dropped, and every company is rated anew.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table rating`.execute(db);
  await sql`
    create table rating (
      company_id bigint not null,
      rated_at timestamptz not null,
      made_at timestamptz not null,
      model_version text not null,
      status text not null,
      reason text,
      grade smallint,
      pd numeric(12, 6),
      pd_low numeric(12, 6),
      pd_high numeric(12, 6),
      solvency_index numeric(6, 1),
      log_odds double precision,
      stand_alone_log_odds double precision,
      standard_error double precision,
      financial_score numeric(5, 1),
      business_score numeric(5, 1),
      depth text,
      confidence text,
      decisive_fact text,
      period_end date,
      input_hash text not null,
      is_synthetic boolean not null,
      primary key (company_id, rated_at)
    )`.execute(db);
  await sql`
    insert into changed_company (company_id, changed_at)
    select company_id, known_from from company
    on conflict (company_id) do nothing`.execute(db);
};
