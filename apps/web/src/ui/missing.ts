import type { CoverageState } from '@mingjian/domain/records';

/** Why there is no value; a missing value is never shown as 0. */
export type MissingReason = Exclude<CoverageState, 'found'>;

/** Reason -> key of its words in the `common` texts. */
export const MISSING_KEYS = {
  none_found: 'missingNoneFound',
  not_disclosed: 'missingNotDisclosed',
  not_applicable: 'missingNotApplicable',
  not_covered: 'missingNotCovered',
  not_yet_fetched: 'missingNotYetFetched',
  withheld: 'missingWithheld',
} as const satisfies Record<MissingReason, string>;
