import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How the rows of a stored original are found again, so that a record can show the row that it was read from. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // reading: marks (row, byte) about every 64 kB and the fields that each label became; of a workbook its cells.
  await sql`
    create table source_reading (
      document_id bigint primary key,
      reading jsonb not null
    )`.execute(db);
  // Not compressed: a slice of 64 kB is then read from its own chunks, not from the beginning of 32 MB.
  await sql`alter table source_document alter column content set storage external`.execute(db);
};
