import type { Database } from '../connection/index.ts';

/** Writes that these workers live, and forgets the ones that fell silent a day ago. */
export const saveHeartbeat = async (
  db: Database,
  workerIds: readonly string[],
  now: string,
): Promise<void> => {
  await db.pool.query({
    name: 'save-heartbeat',
    text: `insert into worker_heartbeat (worker_id, seen_at) select unnest($1::text[]), $2::timestamptz
           on conflict (worker_id) do update set seen_at = excluded.seen_at`,
    values: [workerIds, now],
  });
  await db.pool.query({
    name: 'forget-heartbeats',
    text: `delete from worker_heartbeat where seen_at < $1::timestamptz - interval '1 day'`,
    values: [now],
  });
};

/** Workers that hold jobs since before the moment and have not been seen after it. */
export const listDeadWorkers = async (db: Database, silentSince: string): Promise<readonly string[]> => {
  const { rows } = await db.pool.query<{ locked_by: string }>({
    name: 'list-dead-workers',
    text: `select distinct locked_by from graphile_worker.jobs j
            where locked_by is not null and locked_at < $1::timestamptz
              and not exists (select 1 from worker_heartbeat h
                               where h.worker_id = j.locked_by and h.seen_at >= $1::timestamptz)`,
    values: [silentSince],
  });
  return rows.map((row) => row.locked_by);
};
