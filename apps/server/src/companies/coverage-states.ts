import type { Evidence } from '@mingjian/database/companies';
import type { CoverageState } from '@mingjian/domain/records';

/** What several sources say about one dimension, the strongest answer first. */
const STRENGTH: readonly CoverageState[] = [
  'found',
  'none_found',
  'not_applicable',
  'not_disclosed',
  'withheld',
  'not_yet_fetched',
  'not_covered',
];

export interface Coverage {
  readonly state: CoverageState;
  /** The last time a source gave this answer. */
  readonly checkedAt: string;
}

/** One answer per dimension from the answers of all sources. A dimension that nobody asked about is absent. */
export const joinCoverage = (rows: Evidence['coverage']): ReadonlyMap<string, Coverage> => {
  const joined = new Map<string, Coverage>();
  for (const { dimension, state, checkedAt } of rows) {
    const known = joined.get(dimension);
    const isStronger = !known || STRENGTH.indexOf(state) < STRENGTH.indexOf(known.state);
    const isNewer = known?.state === state && known.checkedAt < checkedAt;
    if (isStronger || isNewer) joined.set(dimension, { state, checkedAt });
  }
  return joined;
};

/**
 * The state a section shows. Records on file are `found` whatever coverage says; coverage `found` without a record
 * that still stands means that the source now holds none.
 */
export const findSectionState = (coverage: Coverage | undefined, total: number): CoverageState => {
  if (total > 0) return 'found';
  if (!coverage) return 'not_yet_fetched';
  return coverage.state === 'found' ? 'none_found' : coverage.state;
};
