import type pg from 'pg';
import { placeVersion } from '@mingjian/domain/records';
import type { ChainLink } from '@mingjian/domain/records';
import { copyRows } from '../connection/index.ts';
import type { PreparedRecord } from './prepare-record.ts';
import { RECORD_COLUMNS, toRecordRow } from './record-rows.ts';
import type { StoredVersion } from './record-rows.ts';

type Link = { -readonly [K in keyof ChainLink]: ChainLink[K] };

interface ChainRow {
  company_id: number;
  record_id: number;
  version: number;
  known_from: string;
  known_to: string | null;
  content_hash: string;
}

const chainId = (companyId: number, recordId: number): string => `${companyId}:${recordId}`;

const loadChains = async (
  client: pg.PoolClient,
  records: readonly PreparedRecord[],
): Promise<Map<string, Link[]>> => {
  const chains = new Map<string, Link[]>();
  if (records.length === 0) return chains;
  const { rows } = await client.query<ChainRow>({
    name: 'load-record-chains',
    text: `select r.company_id, r.record_id, r.version, r.known_from, r.known_to, r.content_hash
           from unnest($1::bigint[], $2::bigint[]) as wanted(company_id, record_id)
           join record r on r.company_id = wanted.company_id and r.record_id = wanted.record_id`,
    values: [records.map((record) => record.companyId), records.map((record) => record.recordId)],
  });
  for (const row of rows) {
    const link = {
      version: row.version,
      knownFrom: row.known_from,
      knownTo: row.known_to,
      contentHash: row.content_hash,
    };
    const id = chainId(row.company_id, row.record_id);
    const chain = chains.get(id);
    if (!chain) chains.set(id, [link]);
    else if (!chain.some((known) => known.version === link.version)) chain.push(link);
  }
  return chains;
};

export interface WrittenVersions {
  readonly versions: readonly StoredVersion[];
  readonly changedCompanies: ReadonlySet<number>;
  readonly unchanged: number;
  readonly closed: number;
}

/** The one change that a stored version ever sees. */
interface Closing {
  companyId: number;
  recordId: number;
  version: number;
  knownTo: string;
}

export const closeVersions = async (client: pg.PoolClient, closings: readonly Closing[]): Promise<void> => {
  if (closings.length === 0) return;
  await client.query({
    name: 'close-record-versions',
    text: `update record r set known_to = c.known_to
           from unnest($1::bigint[], $2::bigint[], $3::int[], $4::timestamptz[])
             as c(company_id, record_id, version, known_to)
           where r.company_id = c.company_id and r.record_id = c.record_id and r.version = c.version`,
    values: [
      closings.map((closing) => closing.companyId),
      closings.map((closing) => closing.recordId),
      closings.map((closing) => closing.version),
      closings.map((closing) => closing.knownTo),
    ],
  });
};

/** Places each record in its chain and stores what is new. `newCompanies` have no chains to load. */
export const writeVersions = async (
  client: pg.PoolClient,
  records: readonly PreparedRecord[],
  newCompanies: ReadonlySet<number>,
): Promise<WrittenVersions> => {
  const chains = await loadChains(
    client,
    records.filter((record) => !newCompanies.has(record.companyId)),
  );
  const created = new Map<Link, PreparedRecord>();
  const closings = new Map<Link, PreparedRecord>();
  let unchanged = 0;
  for (const record of records) {
    const id = chainId(record.companyId, record.recordId);
    const chain = chains.get(id) ?? [];
    chains.set(id, chain);
    const placing = placeVersion(chain, record.knownFrom, record.contentHash);
    if (placing.outcome === 'unchanged') {
      unchanged += 1;
      continue;
    }
    const standing = chain.find((link) => link.version === placing.closes);
    if (standing) {
      standing.knownTo = record.knownFrom;
      if (!created.has(standing)) closings.set(standing, record);
    }
    const link = {
      version: placing.version,
      knownFrom: record.knownFrom,
      knownTo: placing.knownTo,
      contentHash: record.contentHash,
    };
    chain.push(link);
    created.set(link, record);
  }
  const versions = [...created].map(([link, record]) => ({
    ...record,
    version: link.version,
    knownTo: link.knownTo,
  }));
  await closeVersions(
    client,
    [...closings].map(([link, { companyId, recordId }]) => ({
      companyId,
      recordId,
      version: link.version,
      knownTo: link.knownTo ?? link.knownFrom,
    })),
  );
  await copyRows(client, 'record', RECORD_COLUMNS, versions.map(toRecordRow));
  return {
    versions,
    changedCompanies: new Set(versions.map((version) => version.companyId)),
    unchanged,
    closed: closings.size,
  };
};
