import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Inserts gather in a pending list that every search reads through; two megabytes keep both the import fast
 * and the list short (some 3,000 companies a tier). `cleanSearchIndexes` empties it after an import.
 */
const PENDING_LIST_KB = 2048;

/** Search rows with their tokens, what is known of token and facet frequencies, and the orders of the company list. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table company_search (
      company_id bigint not null,
      known_from timestamptz not null,
      known_to timestamptz,
      popularity integer not null,
      tier smallint not null,
      facet_code bigint not null,
      established_on date,
      capital bigint,
      name text not null,
      name_en text,
      credit_code text collate "C",
      other_names jsonb,
      tokens integer[] not null,
      primary key (company_id, known_from)
    )`.execute(db);
  // Three disjoint indexes: a common word is answered by the first one and never opens the others.
  for (const tier of [0, 1, 2]) {
    await sql`
      create index ${sql.raw(`company_search_tier_${tier}`)} on company_search using gin (tokens)
      with (fastupdate = on, gin_pending_list_limit = ${sql.raw(String(PENDING_LIST_KB))})
      where tier = ${sql.raw(String(tier))} and known_to is null`.execute(db);
  }
  await sql`
    create index company_search_code on company_search (credit_code) where known_to is null`.execute(db);

  // All that screening needs to read, in the order in which a list shows it: the rows themselves stay closed.
  await sql`
    create index company_search_popularity on company_search (tier, popularity desc, company_id)
    include (facet_code, capital, established_on) where known_to is null`.execute(db);

  await sql`
    create table search_token_frequency (
      token integer primary key,
      frequency integer not null
    )`.execute(db);
  await sql`
    create table search_facet_count (
      given text not null,
      filter text not null,
      value text not null,
      count bigint not null,
      primary key (given, filter, value)
    )`.execute(db);

  // Orders of the list. Most registered companies have no statements and no rating: those indexes stay small.
  await sql`create index company_by_name on company (name collate "C", company_id)`.execute(db);
  await sql`create index company_by_code on company (credit_code collate "C", company_id)`.execute(db);
  await sql`create index company_by_age on company (established_on, company_id)`.execute(db);
  await sql`
    create index company_rated on company (company_id) include (rating_grade)
    where rating_grade is not null`.execute(db);
  await sql`
    create index company_by_size on company (array_position('{micro,small,medium,large}'::text[], size_grade), company_id)
    where size_grade is not null`.execute(db);
  await sql`
    create index company_by_type on company (company_type collate "C", company_id)
    where company_type is not null`.execute(db);
  for (const column of ['revenue', 'net_profit', 'ebit_to_revenue', 'total_assets', 'rating_grade']) {
    await sql`
      create index ${sql.raw(`company_by_${column}`)} on company (${sql.ref(column)}, company_id)
      where ${sql.ref(column)} is not null`.execute(db);
  }
};
