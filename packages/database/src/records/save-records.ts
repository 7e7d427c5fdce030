import type pg from 'pg';
import { PROJECTED_DIMENSIONS } from '@mingjian/domain/projections';
import type { CompanyBatch, RecordBatch, RecordDraft, RecordVersion } from '@mingjian/domain/records';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { prepareRecord } from './prepare-record.ts';
import type { PreparedRecord } from './prepare-record.ts';
import { listVersions } from './record-rows.ts';
import { resolveParties } from './resolve-parties.ts';
import type { ResolvedParties } from './resolve-parties.ts';
import { lockRecordWriters } from './lock-record-writers.ts';
import { writeCoverage } from './write-coverage.ts';
import type { Sighting } from './write-coverage.ts';
import { writeProjections } from './write-projections.ts';
import type { CompanyVersions } from './write-projections.ts';
import { writeVersions } from './write-versions.ts';
import type { WrittenVersions } from './write-versions.ts';
import { writeLongSections } from './write-long-sections.ts';

export interface SavedRecords {
  readonly companies: number;
  readonly created: number;
  readonly unchanged: number;
  readonly closed: number;
}

const resolveRefs = (draft: RecordDraft, parties: ResolvedParties): Record<string, number> =>
  Object.fromEntries(Object.entries(draft.refs ?? {}).map(([field, party]) => [field, parties.idOf(party)]));

const prepareAll = (batch: RecordBatch, parties: ResolvedParties): PreparedRecord[] =>
  batch.companies.flatMap((company) => {
    const companyId = parties.idOf(company.party);
    return company.records.map((draft) =>
      prepareRecord(batch, companyId, draft, resolveRefs(draft, parties)),
    );
  });

const listSightings = (
  batch: RecordBatch,
  records: readonly PreparedRecord[],
  parties: ResolvedParties,
): Sighting[] => {
  const checkedAt = new Date(batch.retrievedAt).toISOString();
  const found = new Map<string, Sighting>();
  for (const { companyId, dimension, sourceId, knownFrom } of records) {
    const id = `${companyId}\t${dimension}\t${sourceId}`;
    const known = found.get(id);
    if (!known || knownFrom < known.seenAt) {
      found.set(id, { companyId, dimension, sourceId, state: 'found', seenAt: knownFrom, checkedAt });
    }
  }
  const stated = batch.companies.flatMap((company) =>
    (company.coverage ?? []).map((draft) => ({
      companyId: parties.idOf(company.party),
      dimension: draft.dimension,
      sourceId: draft.sourceId ?? batch.sourceId,
      state: draft.state,
      seenAt: new Date(batch.knownFrom).toISOString(),
      checkedAt,
    })),
  );
  return [...stated, ...found.values()];
};

const findPartyNames = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
): Promise<Map<number, string>> => {
  const { rows } = await client.query<{ company_id: number; name: string }>({
    name: 'find-party-names',
    text: 'select company_id, name from party where company_id = any($1::bigint[])',
    values: [companyIds],
  });
  return new Map(rows.map((row) => [row.company_id, row.name]));
};

const isProjected = new Set(PROJECTED_DIMENSIONS);

/** The versions to project: those just written for a new company, everything that stands for a known one. */
const collectVersions = async (
  client: pg.PoolClient,
  written: WrittenVersions,
  parties: ResolvedParties,
): Promise<CompanyVersions[]> => {
  const changed = [...written.changedCompanies];
  const known = await listVersions(
    client,
    changed.filter((id) => !parties.created.has(id)),
    PROJECTED_DIMENSIONS,
  );
  const fresh = written.versions.filter(
    (version) => parties.created.has(version.companyId) && isProjected.has(version.dimension),
  );
  const byCompany: Map<number, RecordVersion[]> = Map.groupBy(
    [...known, ...fresh],
    (version) => version.companyId,
  );
  const names = await findPartyNames(client, changed);
  return changed.map((companyId) => ({
    companyId,
    name: names.get(companyId) ?? '',
    versions: byCompany.get(companyId) ?? [],
  }));
};

const markChanged = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
  changedAt: string,
): Promise<void> => {
  if (companyIds.length === 0) return;
  await client.query({
    name: 'mark-changed-companies',
    text: `insert into changed_company (company_id, changed_at)
           select id, $2::timestamptz from unnest($1::bigint[]) as changed(id)
           on conflict (company_id) do update set changed_at = excluded.changed_at`,
    values: [companyIds, changedAt],
  });
};

const saveInTransaction = async (
  client: pg.PoolClient,
  db: Database,
  batch: RecordBatch,
): Promise<SavedRecords> => {
  const drafts = batch.companies.flatMap((company) => [
    company.party,
    ...company.records.flatMap((record) => Object.values(record.refs ?? {})),
  ]);
  const parties = await resolveParties(client, drafts, batch.knownFrom);
  const isNew = ({ party }: CompanyBatch) => parties.created.has(parties.idOf(party));
  if (!batch.companies.every(isNew)) await lockRecordWriters(client);
  const records = prepareAll(batch, parties);
  const written = await writeVersions(client, records, parties.created);
  await writeLongSections(client, db, written.versions, parties.created);
  await writeCoverage(client, listSightings(batch, records, parties), parties.created);
  const companies = await collectVersions(client, written, parties);
  await writeProjections(client, companies, parties.created);
  await markChanged(client, [...written.changedCompanies], new Date(batch.retrievedAt).toISOString());
  return {
    companies: batch.companies.length,
    created: written.versions.length,
    unchanged: written.unchanged,
    closed: written.closed,
  };
};

/** Two batches that create the same party at once: the second one to arrive finds it on its second try. */
const UNIQUE_VIOLATION = '23505';

/**
 * The one door through which records enter. In one transaction it finds or creates the parties, stores what is new as
 * versions, notes what each source covered, replaces the projections of the companies that changed and marks them for
 * re-rating. Saving the same batch again changes no record.
 * @throws RecordFault when a payload does not fit the dictionary; nothing of the batch is written then.
 */
export const saveRecords = (db: Database, batch: RecordBatch): Promise<SavedRecords> =>
  inTransaction(db, (client) => saveInTransaction(client, db, batch), UNIQUE_VIOLATION);
