import { estimateShare, listFilterGroups, shareOfGroup } from '@mingjian/domain/search';
import type { FilterGroup, SearchFilters, TokenFrequencies } from '@mingjian/domain/search';
import { splitFilters } from './condition.ts';
import type { TokenPart } from './condition.ts';
import type { Matching } from './matching.ts';

/**
 * `tokens`: the token indexes, tier by tier; `walk`: all companies in the order of their popularity, read from the
 * index alone; `rows`: companies named or numbered, by their own indexes.
 */
export interface Road {
  readonly kind: 'tokens' | 'walk' | 'rows';
  readonly part: TokenPart;
  /** Estimated, on one core. */
  readonly microseconds: number;
}

/**
 * Microseconds on one core, measured at 300,000 companies: an entry of the popularity index; a posting that is
 * passed over, one that is merged with others, one that fits; a row.
 */
const ENTRY_US = 0.12;
const POSTING_US = 0.012;
const MERGED_US = 0.1;
const FITTING_US = 0.12;
const ROW_US = 1.2;
/** Shares of all companies in the first tier, in the first two and in all. */
const TIER_SHARES = [0.01, 0.1, 1] as const;

/** Which filters the token index is worth being asked for, beside those that are one token. */
export const choosePart = (filters: SearchFilters, frequencies: TokenFrequencies): TokenPart => {
  const groups = listFilterGroups(filters);
  const { companies } = frequencies;
  return splitFilters(filters, (group: FilterGroup) => {
    const others = groups.filter((one) => one !== group && one.filter !== group.filter);
    const rows = companies * estimateShare(others, frequencies);
    const share = shareOfGroup(group, frequencies);
    return rows * (1 - share) * ROW_US > companies * share * MERGED_US;
  });
};

const costTokens = (
  matching: Matching,
  part: TokenPart,
  frequencies: TokenFrequencies,
  wanted: number,
): number => {
  const { companies, frequencyOf } = frequencies;
  const groups = listFilterGroups(matching.filters);
  const asked = groups.filter(
    ({ tokens }) => tokens.length === 1 || part.any.some((one) => one[0] === tokens[0]),
  );
  const found = companies * estimateShare(asked, frequencies);
  const fitting = companies * estimateShare(groups, frequencies);
  const opened = TIER_SHARES.find((tier) => fitting * tier >= wanted) ?? 1;
  const passed = part.all.reduce((sum, token) => sum + frequencyOf(token), 0);
  const merged = part.any.flat().reduce((sum, token) => sum + frequencyOf(token), 0);
  const rows = Math.min(found * opened, (wanted * found) / Math.max(1, fitting));
  return opened * (passed * POSTING_US + merged * MERGED_US + found * FITTING_US) + rows * ROW_US;
};

/** The cheaper road to the first `wanted` companies that match. Words always take the tokens. */
export const chooseRoad = (matching: Matching, frequencies: TokenFrequencies, wanted: number): Road => {
  const part = choosePart(matching.filters, frequencies);
  if (matching.only) return { kind: 'rows', part, microseconds: 0 };
  if (matching.sets.length > 0) return { kind: 'tokens', part, microseconds: 0 };
  const share = estimateShare(listFilterGroups(matching.filters), frequencies);
  const byWalk = Math.min(frequencies.companies, wanted / Math.max(share, Number.EPSILON)) * ENTRY_US;
  if (part.all.length + part.any.length === 0) return { kind: 'walk', part, microseconds: byWalk };
  const byTokens = costTokens(matching, part, frequencies, wanted);
  return byTokens <= byWalk
    ? { kind: 'tokens', part, microseconds: byTokens }
    : { kind: 'walk', part, microseconds: byWalk };
};
