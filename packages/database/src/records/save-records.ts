import type pg from 'pg';
import type { CompanyBatch, RecordBatch, RecordDraft } from '@mingjian/domain/records';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { prepareRecord } from './prepare-record.ts';
import type { PreparedRecord } from './prepare-record.ts';
import { projectWritten } from './project-written.ts';
import { resolveParties } from './resolve-parties.ts';
import type { ResolvedParties } from './resolve-parties.ts';
import { lockRecordWriters } from './lock-record-writers.ts';
import { writeCoverage } from './write-coverage.ts';
import type { Sighting } from './write-coverage.ts';
import { writeVersions } from './write-versions.ts';

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
  await writeCoverage(client, listSightings(batch, records, parties), parties.created);
  await projectWritten(client, db, written, parties.created, new Date(batch.retrievedAt).toISOString());
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
