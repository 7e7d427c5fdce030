import { STATEMENT_PARTS } from '../records/index.ts';
import type { RecordVersion } from '../records/index.ts';
import { COMPANY_DIMENSIONS, makeCompanyFacts } from './project-company-facts.ts';
import { projectShareholdings } from './project-shareholdings.ts';
import { projectStatements } from './project-statements.ts';
import { buildTimeline } from './timeline.ts';
import type { CompanyProjection } from './types.ts';

const OF_STATEMENTS: ReadonlySet<string> = new Set(STATEMENT_PARTS);

/** Dimensions whose records a projection reads; the others need not be loaded to rebuild one. */
export const PROJECTED_DIMENSIONS: readonly string[] = [
  ...new Set([...COMPANY_DIMENSIONS, ...STATEMENT_PARTS, 'shareholder']),
];

const inKnowledgeOrder = (a: RecordVersion, b: RecordVersion): number =>
  a.recordId - b.recordId ||
  (a.knownFrom < b.knownFrom ? -1 : a.knownFrom > b.knownFrom ? 1 : a.version - b.version);

/**
 * Projections of one company from all versions of its records, in any order of arrival.
 * Pure: no clock, no other company; the same records give the same projection.
 */
export const projectCompany = (partyName: string, versions: readonly RecordVersion[]): CompanyProjection => {
  const ordered = versions
    .filter((version) => version.knownTo === null || version.knownTo > version.knownFrom)
    .toSorted(inKnowledgeOrder);
  return {
    company: buildTimeline(
      ordered.filter((version) => COMPANY_DIMENSIONS.has(version.dimension)),
      (known) => makeCompanyFacts(known, partyName),
    ),
    statements: projectStatements(ordered.filter((version) => OF_STATEMENTS.has(version.dimension))),
    shareholdings: projectShareholdings(ordered.filter((version) => version.dimension === 'shareholder')),
  };
};
