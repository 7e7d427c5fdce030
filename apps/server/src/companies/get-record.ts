import type { getRecord } from '@mingjian/contract/companies';
import type { RecordDetail } from '@mingjian/contract/companies';
import { listRecordVersions } from '@mingjian/database/companies';
import type { RecordVersionRow } from '@mingjian/database/companies';
import { findDimensionRight } from '@mingjian/domain/companies';
import { ApplicationFailure, readAsAt, requireRight } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { findOriginal } from './find-original.ts';
import { presentProvenance } from './present-provenance.ts';

/** Fields that differ between a version and the one known before it; of the first version all fields. */
const listChangedFields = (
  row: RecordVersionRow,
  before: RecordVersionRow | undefined,
): readonly string[] => {
  const names = new Set([...Object.keys(row.payload), ...Object.keys(before?.payload ?? {})]);
  return [...names].filter(
    (name) => JSON.stringify(row.payload[name] ?? null) !== JSON.stringify(before?.payload[name] ?? null),
  );
};

const findVersion = (
  versions: readonly RecordVersionRow[],
  { version, knownFrom }: Call<typeof getRecord>['input'],
): RecordVersionRow | undefined => {
  if (version !== undefined) return versions.find((row) => row.version === version);
  if (knownFrom === undefined) return versions.find((row) => row.known_to === null) ?? versions[0];
  const moment = new Date(knownFrom).toISOString();
  return versions.find((row) => row.known_from <= moment && (row.known_to === null || row.known_to > moment));
};

/** One version of a record (the one known now when none is named) with its history and its original. */
export const showRecord = async (call: Call<typeof getRecord>): Promise<RecordDetail> => {
  const { db, input } = call;
  const versions = await listRecordVersions(db, input.companyId, input.recordId, readAsAt(input));
  const chosen = findVersion(versions, input);
  if (!chosen) throw new ApplicationFailure('record-does-not-exist');
  // The endpoint asked for the right of profiles; the dimension of the record may need another one.
  await requireRight(call, findDimensionRight(chosen.dimension));
  return {
    companyId: chosen.company_id,
    dimension: chosen.dimension,
    provenance: presentProvenance(chosen),
    knownTo: chosen.known_to,
    payload: chosen.payload,
    versions: versions.map((row, index) => ({
      version: row.version,
      status: row.status,
      knownFrom: row.known_from,
      knownTo: row.known_to,
      retrievedAt: row.retrieved_at,
      isDisputed: row.is_disputed,
      changedFields: [...listChangedFields(row, versions[index + 1])],
      payload: row.payload,
    })),
    source: {
      sourceId: chosen.source_id,
      en: chosen.source_name_en ?? chosen.source_id,
      cn: chosen.source_name_cn ?? chosen.source_id,
    },
    original: await findOriginal(db, chosen),
    document: chosen.document && {
      ...chosen.document,
      storedAt: new Date(chosen.document.storedAt).toISOString(),
    },
  };
};
