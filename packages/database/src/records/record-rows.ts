import type pg from 'pg';
import type { EntryMethod, RecordStatus, RecordVersion } from '@mingjian/domain/records';
import type { RecordTables } from './tables.ts';

type RecordRow = RecordTables['record'];

export const RECORD_COLUMNS = [
  'company_id',
  'record_id',
  'version',
  'dimension',
  'known_from',
  'known_to',
  'valid_from',
  'valid_to',
  'event_date',
  'published_on',
  'retrieved_at',
  'source_id',
  'source_url',
  'source_document_id',
  'locator',
  'confidence',
  'status',
  'entered_by',
  'is_synthetic',
  'payload',
  'content_hash',
  'is_disputed',
  'stated_from',
] as const satisfies readonly (keyof RecordRow)[];

export interface StoredVersion extends RecordVersion {
  readonly contentHash: string;
}

export const toRecordRow = (version: StoredVersion): RecordRow => ({
  company_id: version.companyId,
  record_id: version.recordId,
  version: version.version,
  dimension: version.dimension,
  known_from: version.knownFrom,
  known_to: version.knownTo,
  valid_from: version.validFrom,
  valid_to: version.validTo,
  event_date: version.eventDate,
  published_on: version.publishedOn,
  retrieved_at: version.retrievedAt,
  source_id: version.sourceId,
  source_url: version.sourceUrl,
  source_document_id: version.sourceDocumentId,
  locator: version.locator,
  confidence: String(version.confidence),
  status: version.status,
  entered_by: version.enteredBy,
  is_synthetic: version.isSynthetic,
  payload: version.payload,
  content_hash: version.contentHash,
  is_disputed: version.isDisputed ?? false,
  stated_from: version.statedFrom ?? null,
});

export const toRecordVersion = (row: RecordRow): RecordVersion => ({
  companyId: row.company_id,
  recordId: row.record_id,
  version: row.version,
  dimension: row.dimension,
  knownFrom: row.known_from,
  knownTo: row.known_to,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  eventDate: row.event_date,
  publishedOn: row.published_on,
  retrievedAt: row.retrieved_at,
  sourceId: row.source_id,
  sourceUrl: row.source_url,
  sourceDocumentId: row.source_document_id,
  locator: row.locator,
  confidence: Number(row.confidence),
  status: row.status as RecordStatus,
  enteredBy: row.entered_by as EntryMethod,
  isSynthetic: row.is_synthetic,
  payload: row.payload,
  isDisputed: row.is_disputed,
  statedFrom: row.stated_from,
});

/** All versions of the named dimensions of some companies. */
export const listVersions = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
  dimensions: readonly string[],
): Promise<readonly RecordVersion[]> => {
  const { rows } = await client.query<RecordRow>({
    name: 'list-versions',
    text: `select ${RECORD_COLUMNS.join(', ')} from record
           where company_id = any($1::bigint[]) and dimension = any($2::text[])`,
    values: [companyIds, dimensions],
  });
  return rows.map(toRecordVersion);
};
