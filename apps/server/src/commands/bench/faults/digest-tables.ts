import type { Database } from '@mingjian/database/connection';
import { PLACEMENTS } from '@mingjian/database/placement';

/** What a refused call may write: its line, a wrong password, and that a session has ended or was used. */
const MAY_CHANGE: ReadonlySet<string> = new Set(['system_log', 'login_attempt', 'session']);

/** Table -> what is in it, in one number, whatever the order of its rows. */
export const digestTables = async ({ pool }: Database): Promise<ReadonlyMap<string, string>> => {
  const digests = new Map<string, string>();
  for (const table of Object.keys(PLACEMENTS).filter((name) => !MAY_CHANGE.has(name))) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
        from ${table} t`,
    );
    digests.set(table, rows[0]!.digest);
  }
  return digests;
};

export const listChanged = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] => [...before.keys()].filter((table) => before.get(table) !== after.get(table));
