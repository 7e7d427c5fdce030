import type { Database } from '@mingjian/database/connection';

/** One recursive statement for the same answer: what a level of ours is compared with. Paths, not parties: loops need a guard. */
export const walkByRecursion = async (db: Database, companyId: number, depth: number): Promise<number> => {
  const { rows } = await db.pool.query<{ edges: number }>({
    name: 'bench-recursion',
    text: `with recursive above as (
             select company_id, holder_id, 1 as level from shareholding_by_owned
             where company_id = $1::bigint and known_to is null
             union
             select e.company_id, e.holder_id, a.level + 1 from above a
             join shareholding_by_owned e on e.company_id = a.holder_id
             where e.known_to is null and a.level < $2::int)
           select count(distinct (company_id, holder_id)) as edges from above`,
    values: [companyId, depth],
  });
  return rows[0]?.edges ?? 0;
};

/** All holdings as compressed sparse rows in memory. */
export interface MemoryGraph {
  readonly start: Int32Array;
  readonly holder: Int32Array;
  readonly bytes: number;
}

const CHUNK = 50_000;

export const readMemoryGraph = async (db: Database, edges: number): Promise<MemoryGraph> => {
  const { rows: most } = await db.pool.query<{ id: number }>('select max(company_id) as id from party');
  const parties = (most[0]?.id ?? 0) + 2;
  const start = new Int32Array(parties);
  const holder = new Int32Array(edges);
  let at = 0;
  for (let from = 0; from < parties; from += CHUNK) {
    const { rows } = await db.pool.query<{ company_id: number; holder_id: number }>(
      `select company_id, holder_id from shareholding_by_owned
       where company_id >= $1 and company_id < $2 and known_to is null order by company_id`,
      [from, from + CHUNK],
    );
    for (const row of rows) {
      holder[at] = row.holder_id;
      start[row.company_id + 1] = (start[row.company_id + 1] ?? 0) + 1;
      at += 1;
    }
  }
  for (let id = 1; id < parties; id += 1) start[id] = (start[id] ?? 0) + (start[id - 1] ?? 0);
  return { start, holder, bytes: start.byteLength + holder.byteLength };
};

/** Breadth first in memory; answers how many holdings it saw. */
export const walkInMemory = ({ start, holder }: MemoryGraph, companyId: number, depth: number): number => {
  const seen = new Set([companyId]);
  let frontier = [companyId];
  let edges = 0;
  for (let level = 0; level < depth && frontier.length > 0; level += 1) {
    const next: number[] = [];
    for (const id of frontier)
      for (let at = start[id] ?? 0; at < (start[id + 1] ?? 0); at += 1) {
        edges += 1;
        const found = holder[at] ?? 0;
        if (seen.has(found)) continue;
        seen.add(found);
        next.push(found);
      }
    frontier = next;
  }
  return edges;
};
