import type { Statement } from '@mingjian/contract/companies';
import type { StatementRow, StatementSourceRow } from '@mingjian/database/companies';
import { presentProvenance } from './present-provenance.ts';

/** Statements with the record behind each part, so that every cell can open its source. */
export const presentStatements = (
  statements: readonly StatementRow[],
  sources: readonly StatementSourceRow[],
): readonly Statement[] => {
  // As known on the day a record has one version: its id is enough.
  const byRecord = new Map(sources.map((source) => [source.record_id, source]));
  return statements.map((statement) => ({
    periodEnd: statement.period_end,
    periodType: statement.period_type,
    series: statement.series,
    scope: statement.scope,
    isAudited: statement.is_audited,
    auditOpinion: statement.audit_opinion,
    items: Object.fromEntries(
      Object.entries(statement.items).map(([field, value]) => [field, String(value)]),
    ),
    origins: statement.origins.flatMap(({ recordId }) => {
      const source = byRecord.get(recordId);
      return source
        ? [
            {
              dimension: source.dimension,
              provenance: presentProvenance(source),
              fields: source.fields && [...source.fields],
            },
          ]
        : [];
    }),
  }));
};
