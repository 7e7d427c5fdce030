import { sql } from 'kysely';
import type { AsAt, StatementOrigin } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { asKnown, isOnFile } from '../records/index.ts';
import type { ProvenanceRow } from './record-rows.ts';
import { PROVENANCE_COLUMNS } from './record-rows.ts';
import { runAsAt } from './run-as-at.ts';

export interface StatementRow {
  readonly period_end: string;
  readonly period_type: string;
  readonly series: 'as-reported' | 'restated';
  readonly scope: string;
  readonly items: Readonly<Record<string, string | number>>;
  readonly origins: readonly StatementOrigin[];
  readonly is_audited: boolean | null;
  readonly audit_opinion: string | null;
}

/** Every version of a record that a statement was joined from is on file at the day. */
const arePartsOnFile = (asAt: AsAt) => sql<boolean>`not exists (
  select 1 from jsonb_to_recordset(origins) as part("recordId" bigint, "knownFrom" timestamptz)
  where not exists (
    select 1 from record r
    where r.company_id = statement.company_id and r.record_id = part."recordId"
      and r.known_from = part."knownFrom" and ${isOnFile(asAt, 'r.')}))`;

/**
 * Statements of which something could be told on the day: what is known of a period had ended when it was known; on the
 * other clocks the period must have ended by the day, and have been published where that is asked.
 */
export const couldBeTold = (asAt: AsAt) => {
  if (asAt === null || asAt.clock === 'known') return sql<boolean>`true`;
  const hasEnded = sql<boolean>`period_end <= ${asAt.day}`;
  return asAt.clock === 'valid' ? hasEnded : sql<boolean>`(${hasEnded} and ${arePartsOnFile(asAt)})`;
};

/** Every statement of a company on either clock (null: now), newest period first. */
export const listStatements = (
  db: Database,
  companyId: number,
  asAt: AsAt,
): Promise<readonly StatementRow[]> =>
  runAsAt<StatementRow>(
    db,
    'list-statements',
    asAt,
    sql`
      select period_end, period_type, series, scope, items, origins, is_audited, audit_opinion
      from statement
      where company_id = ${companyId} and ${asKnown(asAt)} and ${couldBeTold(asAt)}
      order by period_end desc, period_type, series, scope`,
  );

export interface StatementSourceRow extends ProvenanceRow {
  /** Fields with a value, only where another record tells of the same period and dimension. */
  readonly fields: readonly string[] | null;
}

const PERIOD = sql.raw(
  `r.dimension, r.payload ->> 'period_end', r.payload ->> 'period_type', r.payload ->> 'consolidation_scope',
   r.payload ->> 'is_restated'`,
);

/** The records that statements were joined from, as known on a day, without their payloads. */
export const listStatementSources = (
  db: Database,
  companyId: number,
  dimensions: readonly string[],
  asAt: AsAt,
): Promise<readonly StatementSourceRow[]> =>
  runAsAt<StatementSourceRow>(
    db,
    'list-statement-sources',
    asAt,
    sql`
      select ${PROVENANCE_COLUMNS},
        case when count(*) over (partition by ${PERIOD}) > 1
          then array(select key from jsonb_each(r.payload) where value <> 'null'::jsonb) end as fields
      from record r
      where r.company_id = ${companyId} and r.dimension = any(${dimensions}::text[]) and ${isOnFile(asAt, 'r.')}`,
  );
