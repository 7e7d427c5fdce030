import type { ExportFormat, ExportState } from '@mingjian/domain/exports';
import type { Clock } from '@mingjian/domain/records';
import type { Generated } from 'kysely';

export interface ExportJobColumns {
  export_job_id: Generated<number>;
  account_id: number;
  organisation_id: number;
  /** The organisation whose plan pays. */
  contract_id: number;
  file_name: string;
  format: ExportFormat;
  language: 'en' | 'cn';
  state: ExportState;
  company_ids: readonly number[];
  fields: readonly string[];
  as_at: string | null;
  clock: Clock;
  company_count: number;
  done_count: number;
  /** Rights that the file was written with. */
  rights: readonly string[] | null;
  content: Buffer | null;
  byte_length: number | null;
  created_at: string;
  finished_at: string | null;
  expires_at: string;
}

export interface ExportTables {
  export_job: ExportJobColumns;
}
