import type { Distribution, ValidationReport } from '@mingjian/domain/model-validation';
import type { Database } from '../connection/index.ts';

/** Figures over everything that was rated. */
export interface StoredReport {
  /** The first cohort whose twelve months still run; null when too few companies are known. */
  readonly next: { readonly on: string; readonly until: string } | null;
  readonly report: ValidationReport;
  readonly today: Distribution;
}

export interface MeasuredReport extends StoredReport {
  readonly measuredAt: string;
}

export const findReport = async (db: Database, version: string): Promise<MeasuredReport | undefined> => {
  const { rows } = await db.pool.query<{ measured_at: string; report: StoredReport }>({
    name: 'find-validation-report',
    text: 'select measured_at, report from validation_report where model_version = $1',
    values: [version],
  });
  const [row] = rows;
  return row && { ...row.report, measuredAt: row.measured_at };
};

export const findMeasuredAt = async (db: Database, version: string): Promise<string | undefined> => {
  const { rows } = await db.pool.query<{ measured_at: string }>({
    name: 'find-validation-moment',
    text: 'select measured_at from validation_report where model_version = $1',
    values: [version],
  });
  return rows[0]?.measured_at;
};

export const saveReport = async (
  db: Database,
  version: string,
  measuredAt: string,
  report: StoredReport,
): Promise<void> => {
  await db.pool.query({
    name: 'save-validation-report',
    text: `insert into validation_report (model_version, measured_at, report) values ($1, $2, $3)
           on conflict (model_version) do update set measured_at = excluded.measured_at, report = excluded.report`,
    values: [version, measuredAt, JSON.stringify(report)],
  });
};
