import { estimateFilters } from '@mingjian/domain/search';
import type { TokenFrequencies } from '@mingjian/domain/search';
import { hasTokens } from './has-tokens.ts';
import type { Matching } from './matching.ts';

/**
 * `tokens`: the token indexes, tier by tier; `walk`: all companies in the order of their popularity, read from the
 * index alone; `rows`: companies named or numbered, by their own indexes.
 */
export type Road = 'tokens' | 'walk' | 'rows';

/** Microseconds on one core, measured: an entry of the popularity index, a posting that is passed, one that fits, a row. */
const ENTRY_US = 0.12;
const POSTING_US = 0.012;
const FITTING_US = 0.12;
const ROW_US = 1.2;
/** Shares of all companies in the first tier and in the first two. */
const TIER_SHARES = [0.01, 0.1, 1] as const;

/** The cheaper road to the first `wanted` companies that match. Words always take the tokens. */
export const chooseRoad = (matching: Matching, frequencies: TokenFrequencies, wanted: number): Road => {
  if (matching.only) return 'rows';
  if (matching.sets.length > 0) return 'tokens';
  if (!hasTokens(matching)) return 'walk';
  const { share, postings } = estimateFilters(matching.filters, frequencies);
  const fitting = frequencies.companies * share;
  const opened = TIER_SHARES.find((tier) => fitting * tier >= wanted) ?? 1;
  const byTokens =
    opened * (postings * POSTING_US + fitting * FITTING_US) + Math.min(wanted, fitting * opened) * ROW_US;
  const byWalk = Math.min(frequencies.companies, wanted / Math.max(share, Number.EPSILON)) * ENTRY_US;
  return byTokens <= byWalk ? 'tokens' : 'walk';
};
