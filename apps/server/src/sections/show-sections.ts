import type { listSections, SectionState } from '@mingjian/contract/sections';
import type { OutputOf } from '@mingjian/contract/wire';
import { findCompanyHead } from '@mingjian/database/companies';
import { findRating } from '@mingjian/database/ratings';
import { countSections } from '@mingjian/database/sections';
import { findDimensionRight } from '@mingjian/domain/companies';
import { DIMENSIONS } from '@mingjian/domain/dictionary';
import { hasRight } from '@mingjian/domain/permissions';
import { findSectionState, joinCoverage } from '../companies/coverage-states.ts';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';

/** Computed dimensions whose engine is there, and where its results are. */
const RATED: readonly string[] = ['credit_rating', 'pd_solvency'];
const FROM_STATEMENTS: readonly string[] = ['financial_ratio', 'peer_benchmark'];
const NO_COUNTS = { current: 0, historical: 0, namesakes: 0 };

/** Every dimension of the dictionary with its state in one answer; what may not be seen is not counted either. */
export const showSections = async ({
  db,
  session,
  input,
}: Call<typeof listSections>): Promise<OutputOf<typeof listSections>> => {
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const [overview, rating] = await Promise.all([
    countSections(db, head.company_id, asAt),
    findRating(db, head.company_id, asAt),
  ]);
  const coverage = joinCoverage(overview.coverage);
  const counted = new Map(overview.counts.map(({ dimension, ...counts }) => [dimension, counts]));
  const items = DIMENSIONS.map(({ key: dimension, kind }): SectionState => {
    const known = coverage.get(dimension);
    const checkedAt = known?.checkedAt ?? null;
    if (!hasRight(session, findDimensionRight(dimension)))
      return { dimension, state: 'withheld', checkedAt: null, counts: null };
    if (RATED.includes(dimension)) {
      return rating
        ? { dimension, state: 'found', checkedAt: rating.rated_at, counts: { ...NO_COUNTS, current: 1 } }
        : { dimension, state: 'not_yet_fetched', checkedAt: null, counts: NO_COUNTS };
    }
    if (FROM_STATEMENTS.includes(dimension)) {
      const statements = counted.get('income_statement')?.current ?? 0;
      const state = statements > 0 ? 'found' : 'not_disclosed';
      return { dimension, state, checkedAt, counts: { ...NO_COUNTS, current: statements } };
    }
    const counts = counted.get(dimension) ?? NO_COUNTS;
    const total = counts.current + counts.historical + counts.namesakes;
    // Until its engine is there nobody covers what is computed.
    if (kind !== 'record' && !known && total === 0)
      return { dimension, state: 'not_covered', checkedAt: null, counts: null };
    return { dimension, state: findSectionState(known, total), checkedAt, counts };
  });
  return { items };
};
