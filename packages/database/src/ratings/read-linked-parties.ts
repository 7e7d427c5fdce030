import { sql } from 'kysely';
import type pg from 'pg';
import {
  LEAST_LINK_PERCENT,
  LEAST_PARENT_PERCENT,
  mattersAsLink,
  pickRatingFields,
} from '@mingjian/domain/default-risk';
import type { Fact, LinkedParty } from '@mingjian/domain/default-risk';
import { dayInChina } from '@mingjian/domain/calendar';
import type { GradeNumber } from '@mingjian/domain/ratings';
import { runNamed } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { asKnownAt } from '../records/index.ts';
import { FACT_COLUMNS, toFact } from './fact-rows.ts';
import type { FactRow } from './fact-rows.ts';
import { toStanding } from './to-standing.ts';

/** Of a company that holds thousands of others the largest holdings are looked at. */
const MOST_HOLDINGS = 200;

interface EdgeRow {
  readonly company_id: number;
  readonly party_id: number;
  readonly relation: LinkedParty['relation'];
  readonly share: string;
}

/** Direct holdings of 25 % and more, on both sides, as known at the moment and valid on its day. */
const findEdges = (
  db: Database,
  client: pg.PoolClient,
  ids: readonly number[],
  moment: string | null,
  day: string,
) => {
  const stands = sql`${asKnownAt(moment)} and (valid_from is null or valid_from <= ${day})
    and (valid_to is null or valid_to > ${day}) and holding_percent >= ${LEAST_LINK_PERCENT}`;
  return runNamed<EdgeRow>(
    db,
    moment === null ? 'rating-edges' : 'rating-edges-at',
    sql`select company_id, holder_id as party_id, 'holder' as relation, sum(holding_percent) as share
        from shareholding_by_owned where company_id = any(${ids}::bigint[]) and ${stands}
        group by company_id, holder_id
        union all
        select company_id, party_id, 'holding', share from (
          select company_id, owned_id as party_id, sum(holding_percent) as share,
            row_number() over (partition by company_id order by sum(holding_percent) desc, owned_id) as place
          from shareholding_by_holder where company_id = any(${ids}::bigint[]) and ${stands}
          group by company_id, owned_id) largest
        where place <= ${MOST_HOLDINGS}`,
    client,
  );
};

interface PartyRow {
  readonly company_id: number;
  readonly name: string;
  readonly grade: GradeNumber | null;
  readonly stand_alone_log_odds: number | null;
  readonly central_tendency: string | null;
  readonly rated_at: string;
}

/** The last rating of each party before the moment, of those that had been made when this one is. */
const findParties = (
  db: Database,
  client: pg.PoolClient,
  ids: readonly number[],
  { before, madeBefore }: LinkOptions,
) =>
  ids.length === 0
    ? []
    : runNamed<PartyRow>(
        db,
        'rating-parties',
        sql`select r.company_id, c.name, r.grade, r.stand_alone_log_odds, r.central_tendency, r.rated_at
            from (
              select distinct on (company_id) company_id, grade, stand_alone_log_odds, central_tendency, rated_at
              from rating
              where company_id = any(${ids}::bigint[]) and rated_at < ${before}
                and made_at < ${madeBefore}
              order by company_id, rated_at desc) r
            join company c on c.company_id = r.company_id`,
        client,
      );

/** Guarantees that parents give for one of these companies. */
const findGuarantees = (
  db: Database,
  client: pg.PoolClient,
  guarantors: readonly number[],
  names: readonly string[],
  moment: string | null,
  day: string,
) =>
  guarantors.length === 0
    ? []
    : runNamed<FactRow>(
        db,
        moment === null ? 'rating-guarantees' : 'rating-guarantees-at',
        sql`select ${FACT_COLUMNS} from record
            where company_id = any(${guarantors}::bigint[]) and dimension = 'external_guarantee'
              and ${asKnownAt(moment)} and status in ('current', 'corrected')
              and payload ->> 'debtor' = any(${names}::text[])
              and coalesce((payload ->> 'is_guarantee_completed')::boolean, false) = false
              and coalesce((payload ->> 'guarantee_end')::date, valid_to, 'infinity'::date) > ${day}
              and coalesce((payload ->> 'guarantee_start')::date, '-infinity'::date) <= ${day}
            order by company_id, record_id`,
        client,
      );

export interface LinkOptions {
  /** Null: what is known now. */
  readonly moment: string | null;
  /** Ratings before this moment count. */
  readonly before: string;
  /** Ratings that were made after this moment do not, whatever moment they are of. */
  readonly madeBefore: string;
}

/** Linked parties by company: those alone that can move its rating. */
export const readLinkedParties = async (
  db: Database,
  client: pg.PoolClient,
  companies: readonly { readonly company_id: number; readonly name: string }[],
  links: LinkOptions,
): Promise<ReadonlyMap<number, readonly LinkedParty[]>> => {
  const { moment, before } = links;
  const day = dayInChina(before);
  const ids = companies.map((company) => company.company_id);
  const edges = await findEdges(db, client, ids, moment, day);
  const partyIds = [...new Set(edges.map((edge) => edge.party_id))];
  const parties = new Map(
    (await findParties(db, client, partyIds, links)).map((party) => [party.company_id, party]),
  );
  const names = new Map(companies.map((company) => [company.company_id, company.name]));
  const ties = edges.filter(({ party_id }) => parties.has(party_id));
  const parents = ties.filter(
    ({ relation, share }) => relation === 'holder' && Number(share) > LEAST_PARENT_PERCENT,
  );
  const guarantees = await findGuarantees(
    db,
    client,
    [...new Set(parents.map((edge) => edge.party_id))],
    [...new Set(parents.flatMap((edge) => names.get(edge.company_id) ?? []))],
    moment,
    day,
  );
  const guaranteesOf = (edge: EdgeRow): readonly Fact[] =>
    guarantees
      .filter(
        (row) => row.company_id === edge.party_id && row.payload['debtor'] === names.get(edge.company_id),
      )
      .map((row) => ({ ...toFact(row), payload: pickRatingFields(row.dimension, row.payload) }));
  const linked = ties.flatMap((edge): readonly [number, LinkedParty][] => {
    const party = parties.get(edge.party_id);
    if (!party) return [];
    const link: LinkedParty = {
      companyId: edge.party_id,
      name: party.name,
      relation: edge.relation,
      sharePercent: Math.min(100, Number(edge.share)),
      grade: party.grade,
      ...toStanding(party),
      ratedAt: party.rated_at,
      guarantees: parents.includes(edge) ? guaranteesOf(edge) : [],
    };
    return mattersAsLink(link) ? [[edge.company_id, link]] : [];
  });
  const byCompany = Map.groupBy(linked, ([companyId]) => companyId);
  return new Map(
    [...byCompany].map(([companyId, links]) => [
      companyId,
      links
        .map(([, link]) => link)
        .toSorted((a, b) => a.companyId - b.companyId || a.relation.localeCompare(b.relation)),
    ]),
  );
};
