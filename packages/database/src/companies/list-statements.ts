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

/** A period that has not ended by the day tells nothing of it; what is known of a period had ended when it was known. */
const hasEnded = (asAt: AsAt) =>
  asAt === null || asAt.clock === 'known' ? sql`true` : sql`period_end <= ${asAt.day}`;

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
      where company_id = ${companyId} and ${asKnown(asAt)} and ${hasEnded(asAt)}
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
