import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { asAtCondition, edgeStands, isSurelyOwn, SHOWN_STATUSES } from '../records/index.ts';
import type { HoldingEdge } from './join-records.ts';

/** One record of a holding with its own times: what a source says, not yet added up with others. */
export interface ToldHolding {
  readonly recordId: number;
  readonly ownedId: number;
  /** Null: the source tells of a holder and does not name it. */
  readonly holderId: number | null;
  /** Percent 0-100, decimal text. */
  readonly percent: string | null;
  readonly low: string | null;
  readonly high: string | null;
  readonly votes: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly sourceId: string | null;
  readonly publishedOn: string | null;
}

export interface ToldHoldings {
  readonly holdings: readonly ToldHolding[];
  /** There are more than were asked for. */
  readonly isCut: boolean;
}

/**
 * The records behind some holdings as they stand on the day, and what the companies of `opened` say of holders whom they do not
 * name. A version is told as of the day on which its facts were first published.
 */
export const listToldHoldings = async (
  db: Database,
  edges: readonly HoldingEdge[],
  opened: readonly number[],
  { most, asAt }: { readonly most: number; readonly asAt: AsAt },
): Promise<ToldHoldings> => {
  const table = 'shareholding_by_owned';
  const owned = [...new Set(edges.map((edge) => edge.ownedId))];
  const records = edges.flatMap((edge) => edge.recordIds);
  const holdings = await runAsAt<ToldHolding>(
    db,
    'ownership-told-holdings',
    asAt,
    sql`(select e.record_id as "recordId", e.company_id as "ownedId", e.holder_id as "holderId",
          e.holding_percent::text as percent, e.holding_low::text as low, e.holding_high::text as high,
          e.vote_percent::text as votes,
          e.valid_from as "validFrom", e.valid_to as "validTo",
          r.source_id as "sourceId", r.published_on as "publishedOn"
        from ${sql.table(table)} e
        left join record r on r.company_id = e.company_id and r.record_id = e.record_id
          and r.known_from = e.known_from and (r.known_to is null or r.known_to > r.known_from)
        where e.company_id = any(${owned}::bigint[]) and e.record_id = any(${records}::bigint[])
          and ${edgeStands(asAt, table, 'e.')}
        order by e.company_id, e.record_id limit ${most + 1}::int)
      union all
      (select r.record_id, r.company_id, null, r.payload ->> 'holding_pct', r.payload ->> 'holding_pct_low',
          r.payload ->> 'holding_pct_high', r.payload ->> 'holding_voting_pct', r.valid_from, r.valid_to, r.source_id, r.published_on
        from record r
        where r.company_id = any(${opened}::bigint[]) and r.dimension = 'shareholder'
          and r.payload ->> 'shareholder_id' is null and r.payload ->> 'shareholder_name' is null
          and ${asAtCondition(asAt, 'r.')} and ${isSurelyOwn('r.')}
          and r.status = any(${SHOWN_STATUSES}::text[])
        order by r.company_id, r.record_id limit ${most + 1}::int)`,
  );
  return { holdings: holdings.slice(0, most), isCut: holdings.length > most };
};
