import type { Provenance, RecordView } from '@mingjian/contract/companies';
import type { PayloadRow, ProvenanceRow } from '@mingjian/database/companies';

export const presentProvenance = (row: ProvenanceRow): Provenance => ({
  dimension: row.dimension,
  recordId: row.record_id,
  version: row.version,
  sourceId: row.source_id,
  sourceUrl: row.source_url,
  locator: row.locator,
  eventDate: row.event_date,
  publishedOn: row.published_on,
  retrievedAt: row.retrieved_at,
  knownFrom: row.known_from,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  confidence: row.confidence,
  status: row.status,
  enteredBy: row.entered_by,
  isSynthetic: row.is_synthetic,
  isDisputed: row.is_disputed,
});

/** A record with the named fields of its payload, all of them when none is named; a field without a value is left out. */
export const presentRecord = (row: PayloadRow, fields?: readonly string[]): RecordView => {
  const names = fields ?? Object.keys(row.payload);
  const entries = names.flatMap((name) => {
    const value = row.payload[name];
    return value === undefined || value === null || value === '' ? [] : [[name, value] as const];
  });
  return {
    recordId: row.record_id,
    version: row.version,
    dimension: row.dimension,
    status: row.status,
    fields: Object.fromEntries(entries),
    provenance: presentProvenance(row),
  };
};
