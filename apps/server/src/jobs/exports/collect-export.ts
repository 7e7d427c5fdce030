import { listCompanyRows } from '@mingjian/database/companies';
import type { CompanyRow } from '@mingjian/database/companies';
import type { Database } from '@mingjian/database/connection';
import { listExportCoverage, listExportRecords, listSourceNames } from '@mingjian/database/exports';
import type { ExportJob, ExportRecord } from '@mingjian/database/exports';
import { findDimensionRight } from '@mingjian/domain/companies';
import type { AbsenceReason } from '@mingjian/domain/companies';
import { groupFields, MOST_RECORDS, MOST_ROWS } from '@mingjian/domain/exports';
import type { ChosenDimension } from '@mingjian/domain/exports';
import { hasRight } from '@mingjian/domain/permissions';
import type { LiveSubject } from '@mingjian/domain/permissions';
import type { AsAt } from '@mingjian/domain/records';
import { findSectionState, joinCoverage } from '../../companies/coverage-states.ts';

/** The records of one company and dimension, or why there are none. */
export interface CollectedDimension {
  readonly chosen: ChosenDimension;
  readonly records: readonly ExportRecord[];
  readonly total: number;
  readonly absence: AbsenceReason;
}

export interface CollectedCompany {
  /** Undefined: not on file on the day. */
  readonly row: CompanyRow | undefined;
  readonly dimensions: readonly CollectedDimension[];
}

export interface Collecting {
  readonly asAt: AsAt;
  readonly groups: readonly ChosenDimension[];
  readonly sources: ReadonlyMap<string, { readonly en: string; readonly cn: string }>;
  /** Rights that the export uses. */
  readonly rights: readonly string[];
  /** More records than a file takes. */
  isFull(): boolean;
  companies(): AsyncGenerator<CollectedCompany>;
}

const COMPANIES_AT_ONCE = 20;

const RATING_RIGHT = 'rating.view';

/** Reads what an export asks for, some companies at a time; dimensions that the account may not see are withheld. */
export const collectExport = async (
  db: Database,
  job: ExportJob,
  subject: LiveSubject,
  signal: AbortSignal,
): Promise<Collecting> => {
  const asAt: AsAt = job.as_at === null ? null : { day: job.as_at, clock: job.clock };
  const groups = groupFields(job.fields);
  const rightOf = ({ dimension }: ChosenDimension): string => findDimensionRight(dimension.key);
  const open = groups.filter((group) => hasRight(subject, rightOf(group)));
  const keys = open.map(({ dimension }) => dimension.key);
  const names = await listSourceNames(db);
  let left = MOST_ROWS;
  let isFull = false;

  const takeRecords = (records: readonly ExportRecord[] = []): readonly ExportRecord[] => {
    const taken = records.slice(0, left);
    left -= taken.length;
    isFull ||= taken.length < records.length;
    return taken;
  };

  const companies = async function* (): AsyncGenerator<CollectedCompany> {
    for (let from = 0; from < job.company_ids.length; from += COMPANIES_AT_ONCE) {
      signal.throwIfAborted();
      const ids = job.company_ids.slice(from, from + COMPANIES_AT_ONCE);
      const rows = new Map((await listCompanyRows(db, ids, asAt)).map((row) => [row.company_id, row]));
      const known = [...rows.keys()];
      const records = await listExportRecords(db, known, keys, asAt, MOST_RECORDS);
      const coverage = await listExportCoverage(db, known, keys, asAt);
      const recordsOf = Map.groupBy(records, (record) => `${record.company_id} ${record.dimension}`);
      const coverageOf = Map.groupBy(coverage, (entry) => entry.company_id);
      for (const id of ids) {
        const states = joinCoverage(
          (coverageOf.get(id) ?? []).map(({ dimension, source_id, state, checked_at }) => ({
            dimension,
            sourceId: source_id,
            state,
            checkedAt: checked_at,
          })),
        );
        yield {
          row: rows.get(id),
          dimensions: groups.map((chosen): CollectedDimension => {
            const { key, kind } = chosen.dimension;
            const found = recordsOf.get(`${id} ${key}`);
            const state = findSectionState(states.get(key), 0);
            const isUncovered = kind !== 'record' && !states.has(key);
            return {
              chosen,
              records: takeRecords(found),
              total: found?.[0]?.total ?? 0,
              absence: !open.includes(chosen)
                ? 'withheld'
                : isUncovered || state === 'found'
                  ? 'not_covered'
                  : state,
            };
          }),
        };
      }
    }
  };

  return {
    asAt,
    groups,
    sources: new Map(names.map(({ sourceId, ...words }) => [sourceId, words])),
    rights: [...new Set([...open.map(rightOf), ...(hasRight(subject, RATING_RIGHT) ? [RATING_RIGHT] : [])])],
    isFull: () => isFull,
    companies,
  };
};
