import type { AsAt, CoverageState } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { PROVENANCE_COLUMNS, runAsAt } from '../companies/index.ts';
import type { PayloadRow } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { asKnown, isOnFile, isSurelyOwn, lastCheck } from '../records/index.ts';
import { isCurrent } from '../sections/index.ts';

export interface ExportRecord extends PayloadRow {
  readonly company_id: number;
  /** All records of the company in the dimension, also those beyond the limit. */
  readonly total: number;
}

/** The newest records of some companies and dimensions that stand on the day, those of possible namesakes left out. */
export const listExportRecords = (
  db: Database,
  companyIds: readonly number[],
  dimensions: readonly string[],
  asAt: AsAt,
  limit: number,
): Promise<readonly ExportRecord[]> =>
  runAsAt<ExportRecord>(
    db,
    'list-export-records',
    asAt,
    sql`
      select r.company_id, ${PROVENANCE_COLUMNS}, r.payload, ranked.total
      from (
        select r.company_id, r.record_id, r.version,
          count(*) over (partition by r.company_id, r.dimension) as total,
          row_number() over (
            partition by r.company_id, r.dimension
            order by coalesce(r.event_date, r.published_on, '-infinity'::date) desc, r.record_id desc
          ) as place
        from record r
        where r.company_id = any(${companyIds}::bigint[]) and r.dimension = any(${dimensions}::text[])
          and ${isOnFile(asAt, 'r.')} and ${isCurrent(asAt)} and ${isSurelyOwn('r.')}
      ) ranked
      join record r using (company_id, record_id, version)
      where ranked.place <= ${limit}
      order by r.company_id, r.dimension, ranked.place`,
  );

export interface ExportCoverage {
  readonly company_id: number;
  readonly dimension: string;
  readonly source_id: string;
  readonly state: CoverageState;
  readonly checked_at: string;
}

/** What the sources of some companies answered about some dimensions. */
export const listExportCoverage = (
  db: Database,
  companyIds: readonly number[],
  dimensions: readonly string[],
  asAt: AsAt,
): Promise<readonly ExportCoverage[]> =>
  runAsAt<ExportCoverage>(
    db,
    'list-export-coverage',
    asAt,
    sql`
      select company_id, dimension, source_id, state, ${lastCheck(asAt)} as checked_at from coverage
      where company_id = any(${companyIds}::bigint[]) and dimension = any(${dimensions}::text[])
        and ${asKnown(asAt)}`,
  );

export interface SourceWords {
  readonly sourceId: string;
  readonly en: string;
  readonly cn: string;
}

/** The names of all sources. */
export const listSourceNames = async ({ pool }: Database): Promise<readonly SourceWords[]> => {
  const { rows } = await pool.query<SourceWords>({
    name: 'list-source-names',
    text: 'select source_id as "sourceId", name_en as en, name_cn as cn from source',
  });
  return rows;
};
