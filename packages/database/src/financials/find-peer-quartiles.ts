import { listPeerGroups } from '@mingjian/domain/financial-ratios';
import type { PeerFacts, PeerGroupKind } from '@mingjian/domain/financial-ratios';
import type { Database } from '../connection/index.ts';

export interface PeerQuartile {
  readonly kind: PeerGroupKind;
  readonly peers: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly snapshotOn: string;
}

interface QuartileRow {
  readonly peer_group: string;
  readonly metric: string;
  readonly peers: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly snapshot_on: string;
}

/** By metric the quartiles of the narrowest group with enough peers, as stored last by the day. */
export const findPeerQuartiles = async (
  db: Database,
  facts: PeerFacts,
  day: string,
): Promise<ReadonlyMap<string, PeerQuartile>> => {
  const groups = listPeerGroups(facts);
  const { rows } = await db.pool.query<QuartileRow>({
    name: 'find-peer-quartiles',
    text: `select * from peer_quartile
           where peer_group = any($1::text[])
             and snapshot_on = (select max(snapshot_on) from peer_quartile where snapshot_on <= $2::date)`,
    values: [groups.map(({ key }) => key), day],
  });
  const found = new Map<string, PeerQuartile>();
  for (const { kind, key } of groups.toReversed()) {
    for (const { peer_group, metric, peers, p25, median, p75, snapshot_on } of rows) {
      if (peer_group === key) found.set(metric, { kind, peers, p25, median, p75, snapshotOn: snapshot_on });
    }
  }
  return found;
};
