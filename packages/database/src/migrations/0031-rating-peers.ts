import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Where the possibilities of default of each peer group stood on a day: its 0th to 100th percentile. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table rating_peer (
      snapshot_on date not null,
      peer_group text not null,
      peers integer not null,
      pds float8[] not null,
      primary key (snapshot_on, peer_group)
    )`.execute(db);
};
