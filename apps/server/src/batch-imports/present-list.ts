import type { BatchImport } from '@mingjian/contract/batch-imports';
import type { BatchImport as ListRow } from '@mingjian/database/batch-imports';
import { COLUMN_KEYS } from '@mingjian/domain/batch-imports';

export const presentList = (list: ListRow): BatchImport => ({
  batchImportId: list.batch_import_id,
  fileName: list.file_name,
  byteLength: list.byte_length,
  state: list.state,
  refusal: list.refusal,
  sheets: (list.sheets ?? []).map(({ name, places }) => ({
    name,
    columns: COLUMN_KEYS.filter((key) => places[key] !== undefined),
  })),
  rowCount: list.row_count,
  matchedCount: list.matched_count,
  createdAt: list.created_at,
  finishedAt: list.finished_at,
  expiresAt: list.expires_at,
});
