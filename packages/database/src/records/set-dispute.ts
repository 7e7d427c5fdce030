import type pg from 'pg';
import { copyRows } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { lockRecordWriters } from './lock-record-writers.ts';
import { projectWritten } from './project-written.ts';
import { RECORD_COLUMNS, toRecordRow, toRecordVersion } from './record-rows.ts';
import type { StoredVersion } from './record-rows.ts';
import type { RecordTables } from './tables.ts';
import { closeVersions } from './write-versions.ts';

export interface DisputeMark {
  readonly companyId: number;
  readonly recordId: number;
  readonly isDisputed: boolean;
  /** ISO instant. */
  readonly at: string;
}

const NOBODY: ReadonlySet<number> = new Set();

interface StandingRow {
  readonly latest: number;
}

const findStanding = async (client: pg.PoolClient, companyId: number, recordId: number) => {
  const { rows } = await client.query<RecordTables['record'] & StandingRow>({
    name: 'find-standing-version',
    text: `select ${RECORD_COLUMNS.join(', ')},
             (select max(version) from record a where a.company_id = $1 and a.record_id = $2) as latest
           from record where company_id = $1 and record_id = $2 and known_to is null`,
    values: [companyId, recordId],
  });
  return rows[0];
};

/** Knowledge moves forward: a mark in the very millisecond of the version, or before it, stands one behind it. */
const after = (knownFrom: string, at: string): string =>
  new Date(Math.max(Date.parse(at), Date.parse(knownFrom) + 1)).toISOString();

/**
 * Marks the version of a record that stands as disputed, or takes the mark away, by a new version that says the same.
 * It keeps the content's hash, so that the source's next delivery of the same content changes nothing, and the moment
 * from which the content is known, so that the mark moves neither list rows nor ratings. False when there is nothing to
 * do: no such record, or it is marked so already. Within the caller's transaction.
 */
export const setDispute = async (
  client: pg.PoolClient,
  db: Database,
  { companyId, recordId, isDisputed, at }: DisputeMark,
): Promise<boolean> => {
  await lockRecordWriters(client);
  const standing = await findStanding(client, companyId, recordId);
  if (!standing || standing.is_disputed === isDisputed) return false;
  const knownFrom = after(standing.known_from, at);
  const marked: StoredVersion = {
    ...toRecordVersion(standing),
    contentHash: standing.content_hash,
    version: standing.latest + 1,
    knownFrom,
    statedFrom: standing.stated_from ?? standing.known_from,
    isDisputed,
  };
  await closeVersions(client, [{ companyId, recordId, version: standing.version, knownTo: knownFrom }]);
  await copyRows(client, 'record', RECORD_COLUMNS, [toRecordRow(marked)]);
  const written = {
    versions: [marked],
    changedCompanies: new Set([companyId]),
    unchanged: 0,
    closed: 1,
  };
  await projectWritten(client, db, written, NOBODY, at);
  return true;
};
