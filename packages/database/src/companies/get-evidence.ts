import { sql } from 'kysely';
import type { AsAt, CoverageState } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { asKnown, isOnFile, isSurelyOwn, lastCheck, selectSectionCounts } from '../records/index.ts';
import { SHOWN_STATUSES } from './record-rows.ts';
import { runAsAt } from './run-as-at.ts';

export interface CoverageEvidence {
  readonly dimension: string;
  readonly sourceId: string;
  readonly state: CoverageState;
  readonly checkedAt: string;
}

export interface DimensionCount {
  readonly dimension: string;
  /** Held and true on the day. */
  readonly current: number;
  /** Held, those included that have ended. */
  readonly total: number;
  /** Mean, 0-100. */
  readonly confidence: number;
}

export interface Evidence {
  readonly coverage: readonly CoverageEvidence[];
  readonly dimensions: readonly DimensionCount[];
  /** Yuan; of the financing events whose amount was disclosed. */
  readonly financingAmount: string | null;
  readonly sources: readonly { readonly sourceId: string; readonly en: string; readonly cn: string }[];
}

/**
 * What is on file about a company as known on a day (null: now), in one round trip: coverage by dimension and source,
 * numbers and confidence of records, names of the sources.
 */
export const getEvidence = async (db: Database, companyId: number, asAt: AsAt): Promise<Evidence> => {
  const rows = await runAsAt<Evidence>(
    db,
    'get-evidence',
    asAt,
    sql`
      select
        (select coalesce(json_agg(json_build_object('dimension', dimension, 'sourceId', source_id,
            'state', state, 'checkedAt', ${lastCheck(asAt)})), '[]')
          from coverage where company_id = ${companyId} and ${asKnown(asAt)}) as coverage,
        (select coalesce(json_agg(json_build_object('dimension', dimension, 'current', current, 'total', held,
            'confidence', confidence)), '[]')
          from (${selectSectionCounts(companyId, asAt)}) counted where held > 0) as dimensions,
        (select sum((payload ->> 'financing_amount')::numeric)::text
          from record r
          where company_id = ${companyId} and dimension = 'financing_event'
            and coalesce(payload ->> 'financing_currency', 'CNY') = 'CNY'
            and status = any(${SHOWN_STATUSES}::text[]) and ${isOnFile(asAt, 'r.')} and ${isSurelyOwn()})
          as "financingAmount",
        (select json_agg(json_build_object('sourceId', source_id, 'en', name_en, 'cn', name_cn)) from source) as sources`,
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a from clause gave no row');
  // Instants inside json keep PostgreSQL's own form.
  const coverage = row.coverage.map((entry) => ({
    ...entry,
    checkedAt: new Date(entry.checkedAt).toISOString(),
  }));
  return { ...row, coverage };
};
