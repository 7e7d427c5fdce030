import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** One row per company, model and change of the result; the list row of the company keeps the newest. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table rating (
      company_id bigint not null,
      model_id text not null,
      rated_at timestamptz not null,
      model_version text not null,
      is_calibrated boolean not null,
      status text not null,
      grade smallint,
      class text,
      pd numeric(12, 6),
      solvency_index numeric(6, 1),
      score numeric(18, 9),
      period_end date,
      base jsonb,
      drivers jsonb not null,
      missing jsonb not null,
      overrides jsonb not null,
      input_hash text not null,
      is_synthetic boolean not null,
      primary key (company_id, model_id, rated_at)
    )`.execute(db);
};
