import { readPartyKind } from '@mingjian/domain/ownership';
import type { PartyKind } from '@mingjian/domain/ownership';
import type { Database } from '../connection/index.ts';
import type { RegisteredFacts } from './company-facts.ts';
import { findControlRecords } from './find-control-records.ts';
import type { BatchInput } from './judge-batch.ts';
import { loadNeighbourhood } from './load-neighbourhood.ts';
import type { HoldingEdge } from './join-records.ts';

const LIMITS = { depth: 20, mostSiblings: 500, mostParties: 500_000, asAt: null } as const;

/** The next companies by id. */
export const listBatch = async (
  db: Database,
  after: number,
  limit: number,
): Promise<readonly RegisteredFacts[]> => {
  const { rows } = await db.pool.query<RegisteredFacts>({
    name: 'ownership-batch',
    text: `select company_id, registered_capital, registered_capital_currency, legal_representative, nature, company_type
           from company where company_id > $1::bigint order by company_id limit $2::int`,
    values: [after, limit],
  });
  return rows;
};

interface PartyRow {
  readonly company_id: number;
  readonly kind: string;
  readonly name: string;
}

const listParties = async (db: Database, ids: readonly number[]): Promise<readonly PartyRow[]> => {
  const { rows } = await db.pool.query<PartyRow>({
    name: 'ownership-batch-parties',
    text: 'select company_id, kind, name from party where company_id = any($1::bigint[])',
    values: [ids],
  });
  return rows;
};

const listListed = async (db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'ownership-batch-listed',
    text: 'select company_id from company where company_id = any($1::bigint[]) and is_listed',
    values: [ids],
  });
  return new Set(rows.map((row) => row.company_id));
};

const readRoles = (
  parties: readonly PartyRow[],
  edges: readonly HoldingEdge[],
): ReadonlyMap<number, PartyKind> => {
  const types = new Map(edges.map((edge) => [edge.holderId, edge.holderType]));
  return new Map(
    parties.map(({ company_id, kind, name }) => [
      company_id,
      readPartyKind({ kind, name, type: types.get(company_id) ?? null }),
    ]),
  );
};

/** All that decides who controls and owns the companies of a batch, in one round trip a level and three more. */
export const readBatch = async (db: Database, companies: readonly RegisteredFacts[]): Promise<BatchInput> => {
  const companyIds = companies.map((row) => row.company_id);
  const above = await loadNeighbourhood(db, 'up', companyIds, LIMITS);
  const ids = [...above.levels.keys()];
  const [parties, listed, control] = await Promise.all([
    listParties(db, ids),
    listListed(db, ids),
    findControlRecords(db, companyIds, ids, above.edges, null),
  ]);
  const roles = readRoles(parties, above.edges);
  const lookup = { roleOf: (id: number) => roles.get(id), isListed: (id: number) => listed.has(id) };
  return { companies, above, control, lookup };
};
