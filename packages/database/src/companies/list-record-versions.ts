import { knownDay } from '@mingjian/domain/records';
import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { endOfDay } from '../records/index.ts';
import type { PayloadRow } from './record-rows.ts';

export interface RecordVersionRow extends PayloadRow {
  readonly company_id: number;
  readonly source_name_en: string | null;
  readonly source_name_cn: string | null;
  readonly document: {
    readonly fileName: string;
    readonly mediaType: string;
    readonly byteLength: number;
    readonly sha256: string;
    readonly storedAt: string;
  } | null;
}

/**
 * Every version of a record with its source and the original it was read from, newest knowledge first. As known on a
 * day: the versions known by then, of which the last still stood.
 */
export const listRecordVersions = async (
  db: Database,
  companyId: number,
  recordId: number,
  asAt: AsAt,
): Promise<readonly RecordVersionRow[]> => {
  const day = knownDay(asAt);
  const { rows } = await db.pool.query<RecordVersionRow>({
    name: 'list-record-versions',
    text: `
      select r.company_id, r.dimension, r.record_id, r.version, r.known_from,
        case when r.known_to <= $3::timestamptz then r.known_to end as known_to, r.valid_from, r.valid_to,
        r.event_date, r.published_on, r.retrieved_at, r.source_id, r.source_url, r.source_document_id, r.locator,
        r.confidence, r.status, r.entered_by, r.is_synthetic, r.is_disputed, r.payload,
        s.name_en as source_name_en, s.name_cn as source_name_cn,
        case when d.document_id is not null then json_build_object('fileName', d.file_name,
          'mediaType', d.media_type, 'byteLength', d.byte_length, 'sha256', d.sha256, 'storedAt', d.stored_at) end
          as document
      from record r
      left join source s on s.source_id = r.source_id
      left join source_document d on d.document_id = r.source_document_id
      where r.company_id = $1 and r.record_id = $2 and r.known_from <= $3::timestamptz
      order by r.known_from desc, r.version desc`,
    values: [companyId, recordId, day === null ? 'infinity' : endOfDay(day)],
  });
  return rows;
};
