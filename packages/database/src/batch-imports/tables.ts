import type {
  ListRefusal,
  ListSheet,
  ListState,
  RowNote,
  RowState,
  RowValues,
} from '@mingjian/domain/batch-imports';
import type { ScoredCandidate } from '@mingjian/domain/company-matching';
import type { Generated } from 'kysely';

export interface BatchImportColumns {
  batch_import_id: Generated<number>;
  account_id: number;
  organisation_id: number;
  file_name: string;
  byte_length: number;
  content: Buffer | null;
  state: ListState;
  refusal: ListRefusal | null;
  sheets: readonly ListSheet[] | null;
  row_count: number;
  matched_count: number;
  created_at: string;
  finished_at: string | null;
  expires_at: string;
}

export interface BatchImportRowColumns {
  batch_import_id: number;
  /** From 1, over all sheets. */
  line: number;
  /** Place in `sheets`. */
  sheet: number;
  /** As the table program shows it. */
  row_number: number;
  cells: readonly string[];
  corrected: RowValues | null;
  state: RowState;
  note: RowNote | null;
  company_id: number | null;
  score: number | null;
  duplicate_of: number | null;
  candidates: readonly ScoredCandidate[];
}

export interface BatchImportTables {
  batch_import: BatchImportColumns;
  batch_import_row: BatchImportRowColumns;
}
