import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Large holders read in the order of their shares, and who controls and belongs to whom by the night's computation. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // A band where the source gives no percentage, percent 0-100.
  for (const table of ['shareholding_by_owned', 'shareholding_by_holder'])
    for (const column of ['holding_low', 'holding_high'])
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} numeric(12, 8)`.execute(db);

  // All that the way down reads of an edge: a holder of 100,000 companies is answered without opening a row.
  await sql`
    create index shareholding_by_size on shareholding_by_holder
      (company_id, holding_percent desc nulls last, owned_id, record_id)
      include (holding_low, holding_high, vote_percent, valid_from, valid_to) where known_to is null`.execute(
    db,
  );

  // position: among the controllers of the company. Percent 0-100.
  await sql`
    create table company_control (
      company_id bigint not null,
      position smallint not null,
      controller_id bigint not null,
      basis text not null,
      confidence text not null,
      is_disclosed boolean not null,
      vote_percent numeric(12, 8) not null,
      holding_percent numeric(12, 8) not null,
      primary key (company_id, position)
    )`.execute(db);
  await sql`create index company_control_by_controller on company_control (controller_id, company_id)`.execute(
    db,
  );
  await sql`
    create table company_owner (
      company_id bigint not null,
      owner_id bigint not null,
      test text not null,
      holding_percent numeric(12, 8) not null,
      vote_percent numeric(12, 8) not null,
      primary key (company_id, owner_id)
    )`.execute(db);
  await sql`create index company_owner_by_owner on company_owner (owner_id, company_id)`.execute(db);
  // group_id: the company at the top; level 0 is itself. A company alone is in no group.
  await sql`
    create table company_group (
      company_id bigint not null,
      group_id bigint not null,
      parent_id bigint,
      level smallint not null,
      vote_percent numeric(12, 8),
      primary key (company_id)
    )`.execute(db);
  await sql`create index company_group_members on company_group (group_id, level, company_id)`.execute(db);
  await sql`
    create table ownership_run (
      finished_at timestamptz primary key,
      as_of date not null,
      companies integer not null,
      edges integer not null,
      groups integer not null,
      load_ms integer not null,
      compute_ms integer not null,
      write_ms integer not null
    )`.execute(db);
};
