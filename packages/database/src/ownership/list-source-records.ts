import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { isOnFile } from '../records/index.ts';

/** Where something that a finding rests on was said. */
export interface SourceRecord {
  readonly company_id: number;
  readonly record_id: number;
  readonly dimension: string;
  readonly published_on: string | null;
  readonly valid_from: string | null;
  readonly known_from: string;
  readonly source_name_en: string;
  readonly source_name_cn: string;
  readonly is_synthetic: boolean;
}

export interface SourceRequest {
  /** Record ids by company. */
  readonly records: ReadonlyMap<number, readonly number[]>;
  /** Of this company also what it says of itself: register, disclosed controllers, and who acts in concert. */
  readonly companyId: number;
  readonly asAt: AsAt;
}

const OWN_DIMENSIONS: ReadonlySet<string> = new Set([
  'basic_registration',
  'actual_controller',
  'top_shareholder',
]);

/** The records of the day behind a finding, the company's own first. */
export const listSourceRecords = async (
  db: Database,
  { records, companyId, asAt }: SourceRequest,
): Promise<readonly SourceRecord[]> => {
  const companies = [...new Set([companyId, ...records.keys()])];
  const rows = await runAsAt<SourceRecord>(
    db,
    'ownership-source-records',
    asAt,
    sql`select r.company_id, r.record_id, r.dimension, r.published_on, r.valid_from, r.known_from,
          coalesce(s.name_en, r.source_id) as source_name_en,
          coalesce(s.name_cn, r.source_id) as source_name_cn, r.is_synthetic
        from record r left join source s on s.source_id = r.source_id
        where r.company_id = any(${companies}::bigint[]) and ${isOnFile(asAt, 'r.')}
          and (r.record_id = any(${[...records.values()].flat()}::bigint[])
            or (r.company_id = ${companyId}::bigint
              and r.dimension = any(${[...OWN_DIMENSIONS]}::text[])
              and (r.dimension <> 'top_shareholder' or r.payload ? 'acting_in_concert')))
        order by r.company_id <> ${companyId}::bigint, r.company_id, r.dimension, r.record_id`,
  );
  // A number of a record is its own within its company alone.
  return rows.filter(
    ({ company_id, record_id, dimension }) =>
      records.get(company_id)?.includes(record_id) || OWN_DIMENSIONS.has(dimension),
  );
};
