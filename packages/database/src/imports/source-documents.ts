import type { SourceReading } from '@mingjian/domain/source-text';
import type { Database } from '../connection/index.ts';

export interface SourceDocumentDraft {
  readonly sha256: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteLength: number;
  readonly storedAt: string;
  /** Null for originals that are too large to keep here. */
  readonly content: Buffer | null;
  /** How its rows are found again. */
  readonly reading: SourceReading;
}

/** Stores an original once per hash and answers its id; the same bytes under another name are the same original. */
export const storeSourceDocument = async (db: Database, draft: SourceDocumentDraft): Promise<number> => {
  await db.kysely
    .insertInto('source_document')
    .values({
      sha256: draft.sha256,
      file_name: draft.fileName,
      media_type: draft.mediaType,
      byte_length: draft.byteLength,
      stored_at: draft.storedAt,
      content: draft.content,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
  const { document_id: documentId } = await db.kysely
    .selectFrom('source_document')
    .select('document_id')
    .where('sha256', '=', draft.sha256)
    .executeTakeFirstOrThrow();
  await db.pool.query({
    name: 'store-source-reading',
    text: `insert into source_reading (document_id, reading) values ($1, $2)
           on conflict (document_id) do update set reading = excluded.reading`,
    values: [documentId, JSON.stringify(draft.reading)],
  });
  return documentId;
};
