import type { AsAt, CoverageState } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { asKnown, lastCheck, selectSectionCounts } from '../records/index.ts';

export interface SectionCount {
  readonly dimension: string;
  readonly current: number;
  readonly historical: number;
  readonly namesakes: number;
}

export interface SectionCoverage {
  readonly dimension: string;
  readonly sourceId: string;
  readonly state: CoverageState;
  readonly checkedAt: string;
}

export interface SectionOverview {
  readonly counts: readonly SectionCount[];
  readonly coverage: readonly SectionCoverage[];
  readonly sources: readonly { readonly sourceId: string; readonly en: string; readonly cn: string }[];
}

/** How many records each dimension of a company has, what its sources answered, and their names, in one round trip. */
export const countSections = async (
  db: Database,
  companyId: number,
  asAt: AsAt,
  dimension: string | null = null,
): Promise<SectionOverview> => {
  const [row] = await runAsAt<SectionOverview>(
    db,
    'count-sections',
    asAt,
    sql`
      select
        (select coalesce(json_agg(json_build_object('dimension', dimension, 'current', current,
            'historical', historical, 'namesakes', namesakes)), '[]')
          from (${selectSectionCounts(companyId, asAt, dimension)}) counted) as counts,
        (select coalesce(json_agg(json_build_object('dimension', dimension, 'sourceId', source_id,
            'state', state, 'checkedAt', ${lastCheck(asAt)})), '[]')
          from coverage where company_id = ${companyId} and ${asKnown(asAt)}) as coverage,
        (select coalesce(json_agg(json_build_object('sourceId', source_id, 'en', name_en, 'cn', name_cn)), '[]')
          from source) as sources`,
  );
  if (!row) throw new Error('a statement without a from clause gave no row');
  // Instants inside json keep PostgreSQL's own form.
  const coverage = row.coverage.map((entry) => ({
    ...entry,
    checkedAt: new Date(entry.checkedAt).toISOString(),
  }));
  return { ...row, coverage };
};
