import type { CompanyBatch } from '@mingjian/domain/records';
import type { CsvRecord } from '@mingjian/domain/csv';
import type { Refusal } from './refusals.ts';

/** What one row says: at most one company, and what was refused of it. A refused row has no company. */
export interface MappedRow {
  readonly company: CompanyBatch | null;
  readonly refusals: readonly Refusal[];
}

export type RowMapper = (record: CsvRecord) => MappedRow;

export interface MapperInput {
  readonly fileName: string;
  readonly header: readonly string[];
  /** Day of the data, `YYYY-MM-DD`: nothing in it can lie later. */
  readonly knownOn: string;
}

/** One kind of file. An importer is this and nothing else: reading, batches, report and progress are shared. */
export interface ImportSource {
  /** `source.source_id` of the records. */
  readonly sourceId: string;
  /** True when the mapper lets no company through twice: then two transactions may run side by side. */
  readonly isOneRowPerCompany: boolean;
  readonly requiredColumns: readonly string[];
  /** Makes the function that maps a row. Throws ImportFailure when the header does not fit. */
  readonly makeMapper: (input: MapperInput) => RowMapper;
}
