import type { Generated } from 'kysely';

/** What an import has done so far; kept as JSON since it is only shown. */
export interface ImportCounts {
  readonly rows: number;
  readonly rowsRefused: number;
  readonly valuesRefused: number;
  readonly companies: number;
}

export interface ImportTables {
  import_run: {
    run_id: Generated<number>;
    source_id: string;
    sha256: string;
    file_name: string;
    known_from: string;
    status: 'running' | 'done';
    row_reached: number;
    row_count: number;
    counts: ImportCounts | null;
    started_at: string;
    updated_at: string;
  };
}
