import type { CoverageDraft, CoverageState } from '@mingjian/domain/records';
import type { Context } from './context.ts';

/** Dimensions that the market's sources were asked about for every firm: what they say where there is no record. */
const ASKED: readonly (readonly [dimension: string, source: string, state: CoverageState])[] = [
  ['change_record', 'necips', 'none_found'],
  ['branch', 'necips', 'none_found'],
  ['administrative_penalty', 'credit-china', 'none_found'],
  ['abnormal_operation', 'necips', 'none_found'],
  ['serious_violation_blacklist', 'necips', 'none_found'],
  ['tax_negative', 'sta', 'none_found'],
  ['tax_credit', 'sta', 'not_disclosed'],
  ['dishonest_debtor', 'supreme-court', 'none_found'],
  ['enforcement', 'supreme-court', 'none_found'],
  ['consumption_restriction', 'supreme-court', 'none_found'],
  ['judgment', 'supreme-court', 'none_found'],
  ['case_filing', 'court-announcement', 'none_found'],
  ['hearing_notice', 'court-announcement', 'none_found'],
  ['bankruptcy', 'supreme-court', 'none_found'],
  ['asset_freeze_auction', 'necips', 'none_found'],
  ['equity_pledge', 'necips', 'none_found'],
  ['chattel_mortgage', 'necips', 'none_found'],
  ['patent', 'cnipa', 'none_found'],
  ['trademark', 'cnipa', 'none_found'],
  ['balance_sheet', 'annual-report', 'not_disclosed'],
  ['recruitment', 'news', 'not_covered'],
];

/** What was looked for and not there, so that nothing is shown as 0 that nobody looked for. */
export const makeCoverage = ({ drafts }: Context): readonly CoverageDraft[] => {
  const found = new Set(drafts.map((draft) => draft.dimension));
  return ASKED.filter(([dimension]) => !found.has(dimension)).map(([dimension, sourceId, state]) => ({
    dimension,
    sourceId,
    state,
  }));
};
