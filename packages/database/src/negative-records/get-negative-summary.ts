import type { AsAt, CoverageState, IsoDate } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { asKnown, isOnFile, isSurelyOwn, lastCheck } from '../records/index.ts';
import { netAssetsOf } from './net-assets.ts';
import type { NetAssets } from './net-assets.ts';
import { AMOUNT, IS_EXCEPTED, isOpen, KIND, NEGATIVE_DIMENSION_KEYS, ownRole } from './rule-conditions.ts';

/** Records that are alike in all that the summary tells apart. */
export interface NegativeGroup {
  readonly kind: string;
  readonly role: string;
  readonly isOpen: boolean;
  readonly isNamesake: boolean;
  readonly records: number;
  readonly disputed: number;
  /** Yuan, of those that disclose an amount; null: none does. */
  readonly amount: string | null;
  readonly withAmount: number;
  readonly lastEventOn: string | null;
}

export interface NegativeSummary {
  readonly groups: readonly NegativeGroup[];
  readonly coverage: readonly {
    readonly dimension: string;
    readonly sourceId: string;
    readonly state: CoverageState;
    readonly checkedAt: string;
  }[];
  readonly sources: readonly { readonly sourceId: string; readonly en: string; readonly cn: string }[];
  readonly netAssets: NetAssets | null;
}

/**
 * The records that speak against a company, added up by kind, role and state where they lie, with what their sources
 * answered and the net assets beside which they are weighed, in one round trip. `on` is the day that decides what is
 * open; `name` the company's name on that day, by which its side is found where a source gives no role.
 */
export const getNegativeSummary = async (
  db: Database,
  company: { readonly companyId: number; readonly name: string },
  on: IsoDate,
  asAt: AsAt,
): Promise<NegativeSummary> => {
  const { companyId, name } = company;
  const [row] = await runAsAt<NegativeSummary>(
    db,
    'negative-summary',
    asAt,
    sql`
      select
        (select coalesce(json_agg(added), '[]') from (
          select kind, role, is_open as "isOpen", is_namesake as "isNamesake", count(*) as records,
            count(*) filter (where status = 'disputed') as disputed,
            sum(amount)::text as amount, count(amount) as "withAmount", max(day) as "lastEventOn"
          from (
            select kind, role, is_open, is_namesake, status, day, ${AMOUNT} as amount from (
              select r.payload, r.status, ${KIND} as kind, ${ownRole(name)} as role, ${isOpen(on)} as is_open,
                not ${isSurelyOwn('r.')} as is_namesake, coalesce(r.event_date, r.published_on) as day
              from record r
              where r.company_id = ${companyId} and r.dimension = any(${NEGATIVE_DIMENSION_KEYS}::text[])
                and ${isOnFile(asAt, 'r.')} and not ${IS_EXCEPTED}) r) weighed
          group by kind, role, is_open, is_namesake) added) as groups,
        (select coalesce(json_agg(json_build_object('dimension', dimension, 'sourceId', source_id,
            'state', state, 'checkedAt', ${lastCheck(asAt)})), '[]')
          from coverage where company_id = ${companyId} and ${asKnown(asAt)}
            and dimension = any(${NEGATIVE_DIMENSION_KEYS}::text[])) as coverage,
        (select coalesce(json_agg(json_build_object('sourceId', source_id, 'en', name_en, 'cn', name_cn)), '[]')
          from source) as sources,
        ${netAssetsOf(companyId, asAt)} as "netAssets"`,
  );
  if (!row) throw new Error('a statement without a from clause gave no row');
  // Instants inside json keep PostgreSQL's own form.
  const coverage = row.coverage.map((entry) => ({
    ...entry,
    checkedAt: new Date(entry.checkedAt).toISOString(),
  }));
  return { ...row, coverage };
};
