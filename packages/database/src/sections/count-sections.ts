import type { AsAt, CoverageState } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { runAsAt, SHOWN_STATUSES } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { asKnown, asValid, isOnFile, lastCheck, isSurelyOwn } from '../records/index.ts';

/** Dimensions that tell of events or former names: what ended still belongs to them. */
const WITH_ENDED: readonly string[] = ['change_record', 'identifiers_names'];

export const IS_NAMESAKE: RawBuilder<boolean> = sql`not ${isSurelyOwn('r.')}`;

/** Rows of `record r` that are held and true on the day. */
export const isCurrent = (asAt: AsAt): RawBuilder<boolean> =>
  sql<boolean>`(r.status = any(${SHOWN_STATUSES}::text[])
    and (${asValid(asAt, 'r.')} or r.dimension = any(${WITH_ENDED}::text[])))`;

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
        (select coalesce(json_agg(counted), '[]') from (
          select dimension,
            count(*) filter (where not ${IS_NAMESAKE} and ${isCurrent(asAt)}) as current,
            count(*) filter (where not ${IS_NAMESAKE} and not ${isCurrent(asAt)}) as historical,
            count(*) filter (where ${IS_NAMESAKE}) as namesakes
          from record r
          where r.company_id = ${companyId} and (${dimension}::text is null or r.dimension = ${dimension})
            and ${isOnFile(asAt, 'r.')}
          group by dimension) counted) as counts,
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
