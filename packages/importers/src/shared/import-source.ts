import type { CompanyBatch } from '@mingjian/domain/records';
import type { CsvRecord } from '@mingjian/domain/csv';
import type { SourceReading } from '@mingjian/domain/source-text';
import type { Refusal } from './refusals.ts';
import type { SurveyedFile } from './survey-file.ts';

/** What one row says: at most one company, and what was refused of it. A refused row has no company and a refusal of the row. */
export interface MappedRow {
  readonly company: CompanyBatch | null;
  readonly refusals: readonly Refusal[];
  /** Where one row tells of several companies. */
  readonly others?: readonly CompanyBatch[];
  /** Places of the row that are not imported since nothing of ours stands for them, one for each time. */
  readonly leftOut?: readonly string[];
}

/** How files of a kind are looked at and taken apart into rows; the first row is the header. */
export interface FileFormat {
  readonly mediaType: string;
  /** What the report calls one of them. */
  readonly rowWord: 'row' | 'object' | 'statement';
  readonly survey: (path: string) => Promise<SurveyedFile>;
  readonly read: (file: SurveyedFile) => AsyncIterable<readonly CsvRecord[]>;
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
  /** Comma-separated text where it is not said. */
  readonly format?: FileFormat;
  readonly requiredColumns: readonly string[];
  /** How the original of a record is shown again: rows and objects by their marks, workbooks by their cells. */
  readonly makeReading: (file: SurveyedFile) => SourceReading;
  /** Makes the function that maps a row. Throws ImportFailure when the header does not fit. */
  readonly makeMapper: (input: MapperInput) => RowMapper;
}
