import { estimateShare, listFilterGroups, shareOfGroup } from '@mingjian/domain/search';
import type { FilterGroup, TokenFrequencies } from '@mingjian/domain/search';
import { splitFilters } from './condition.ts';
import type { TokenPart } from './condition.ts';
import type { Matching } from './matching.ts';

/** Microseconds on one core, measured at 300,000 companies: a posting that is merged with others; a row. */
const MERGED_US = 0.1;
const ROW_US = 1.2;

/** 0-1: the share of companies that carry all tokens of one of the sets, at most: its rarest token tells. */
const shareOfSets = ({ sets }: Matching, { companies, frequencyOf }: TokenFrequencies): number =>
  Math.min(
    1,
    sets.reduce((sum, set) => sum + Math.min(companies, ...set.map(frequencyOf)) / Math.max(1, companies), 0),
  );

/** About how many companies match, were words and filters independent of each other. */
export const estimateMatches = (matching: Matching, frequencies: TokenFrequencies): number => {
  const { only, filters } = matching;
  if (only?.companyIds) return only.companyIds.length;
  const words = matching.sets.length === 0 ? 1 : shareOfSets(matching, frequencies);
  return frequencies.companies * words * estimateShare(listFilterGroups(filters), frequencies);
};

/** Which filters the token index is worth being asked for beside words; the others are read from the rows it finds. */
export const choosePart = (matching: Matching, frequencies: TokenFrequencies): TokenPart => {
  const groups = listFilterGroups(matching.filters);
  const { companies } = frequencies;
  return splitFilters(matching.filters, (group: FilterGroup) => {
    const filters = { values: {} };
    const others = groups.filter((one) => one.filter !== group.filter);
    const rows = estimateMatches({ ...matching, filters }, frequencies) * estimateShare(others, frequencies);
    const share = shareOfGroup(group, frequencies);
    return rows * (1 - share) * ROW_US > companies * share * MERGED_US;
  });
};
