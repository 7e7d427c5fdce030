import { LEAST_PEERS, listPeerGroups } from '@mingjian/domain/financial-ratios';
import type { PeerFacts, PeerGroupKind } from '@mingjian/domain/financial-ratios';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

export interface RatingPeers {
  readonly kind: PeerGroupKind;
  readonly peers: number;
  /** Share of the peers with a higher possibility of default, percent. */
  readonly percentile: number;
  readonly snapshotOn: string;
}

interface PeerRow {
  readonly peer_group: string;
  readonly peers: number;
  readonly pds: readonly number[];
  readonly snapshot_on: string;
}

const PERCENTILES = 100;

/** The share of peers above a value: between two percentiles in proportion, equal ones count half. */
const shareAbove = (pds: readonly number[], pd: number): number => {
  const below = pds.filter((one) => one < pd).length;
  const equal = pds.filter((one) => one === pd).length;
  if (equal > 0) return PERCENTILES - (below + (equal - 1) / 2);
  const left = pds[below - 1];
  const right = pds[below];
  if (left === undefined) return PERCENTILES;
  if (right === undefined) return 0;
  return PERCENTILES - (below - 1 + (pd - left) / (right - left));
};

/** Where a possibility of default stands among the narrowest group with enough rated peers, as stored last by the day. */
export const findRatingPeers = async (
  db: Database,
  facts: PeerFacts,
  pd: number,
  day: string,
): Promise<RatingPeers | null> => {
  const groups = listPeerGroups(facts);
  const { rows } = await db.pool.query<PeerRow>({
    name: 'find-rating-peers',
    text: `select peer_group, peers, pds, snapshot_on from rating_peer
           where peer_group = any($1::text[])
             and snapshot_on = (select max(snapshot_on) from rating_peer where snapshot_on <= $2::date)`,
    values: [groups.map(({ key }) => key), day],
  });
  for (const { kind, key } of groups) {
    const row = rows.find(({ peer_group }) => peer_group === key);
    if (row)
      return { kind, peers: row.peers, percentile: shareAbove(row.pds, pd), snapshotOn: row.snapshot_on };
  }
  return null;
};

/** The groups of `listPeerGroups` as they are written over the list rows of all companies. */
const GROUPS: readonly string[] = [
  `'division=' || industry_division || ' size=' || size_grade`,
  `'section=' || industry_section || ' size=' || size_grade`,
  `'section=' || industry_section`,
  `'market'`,
];

/** Keeps where the possibilities of default of every peer group stand on the day. @returns how many groups */
export const refreshRatingPeers = (db: Database, day: string): Promise<number> =>
  inTransaction(db, async (client) => {
    await client.query('delete from rating_peer where snapshot_on = $1', [day]);
    let groups = 0;
    for (const group of GROUPS) {
      const { rowCount } = await client.query(
        `insert into rating_peer (snapshot_on, peer_group, peers, pds)
         select $1::date, peer_group, count(*),
           percentile_cont((select array_agg(step / 100.0::float8 order by step) from generate_series(0, 100) as step))
             within group (order by rating_pd)
         from (select ${group} as peer_group, rating_pd::float8 from company where rating_status = 'rated') listed
         where peer_group is not null
         group by peer_group having count(*) >= ${LEAST_PEERS}`,
        [day],
      );
      groups += rowCount ?? 0;
    }
    return groups;
  });

/** Whether ratings are there and no snapshot was made since the month began. */
export const areRatingPeersDue = async (db: Database, day: string): Promise<boolean> => {
  const { rows } = await db.pool.query<{ is_due: boolean }>(
    `select exists (select 1 from rating) and not exists (
       select 1 from rating_peer where snapshot_on >= date_trunc('month', $1::date)) as is_due`,
    [day],
  );
  return rows[0]?.is_due ?? false;
};
