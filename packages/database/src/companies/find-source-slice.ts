import type { SourceReading } from '@mingjian/domain/source-text';
import type { Database } from '../connection/index.ts';

export interface SourceReadingRow {
  /** Null for an original that was stored before its rows were marked. */
  readonly reading: SourceReading | null;
  /** False for one that was too large to be kept. */
  readonly is_kept: boolean;
}

/** How the rows of a stored original are found, and whether the file itself is kept. */
export const findSourceReading = async (
  db: Database,
  documentId: number,
): Promise<SourceReadingRow | undefined> => {
  const { rows } = await db.pool.query<SourceReadingRow>({
    name: 'find-source-reading',
    text: `select r.reading, d.content is not null as is_kept from source_document d
           left join source_reading r on r.document_id = d.document_id where d.document_id = $1`,
    values: [documentId],
  });
  return rows[0];
};

/** Bytes of a stored original; only these are read. `length` null: to its end. */
export const readSourceSlice = async (
  db: Database,
  documentId: number,
  { start, length }: { readonly start: number; readonly length: number | null },
): Promise<Uint8Array> => {
  const { rows } = await db.pool.query<{ slice: Buffer | null }>({
    name: 'read-source-slice',
    text: `select case when $3::int is null then substring(content from $2::int + 1)
                  else substring(content from $2::int + 1 for $3::int) end as slice
           from source_document where document_id = $1`,
    values: [documentId, start, length],
  });
  return rows[0]?.slice ?? new Uint8Array();
};
