import type { ScoredCandidate } from './subject.ts';

/** From here on a candidate is taken without anybody looking, provided that it stands alone. */
const FOUND_FROM_SCORE = 88;
/** So many points the best must lie before the next: less where its name is the one that was written, to the letter. */
const GAP_OF_SAME_NAME = 5;
const GAP = 10;
/** Below it a candidate is not worth showing. */
export const SHOWN_FROM_SCORE = 55;
export const MAX_CANDIDATES = 5;

const gapOf = ({ parts }: ScoredCandidate): number =>
  parts.some(({ part, finding }) => part === 'name' && finding === 'same') ? GAP_OF_SAME_NAME : GAP;

export type MatchDecision =
  | { readonly state: 'found'; readonly candidates: readonly ScoredCandidate[] }
  | { readonly state: 'ambiguous'; readonly candidates: readonly ScoredCandidate[] }
  | { readonly state: 'not-found'; readonly candidates: readonly [] };

/**
 * Best first, equal scores in the order of ids. `found`: the first candidate is meant. The others are shown so that
 * somebody picks. What was measured to set the limits: README.
 */
export const decideMatch = (scored: readonly ScoredCandidate[]): MatchDecision => {
  const candidates = scored
    .filter(({ score }) => score >= SHOWN_FROM_SCORE)
    .sort((a, b) => b.score - a.score || a.companyId - b.companyId)
    .slice(0, MAX_CANDIDATES);
  const [best, next] = candidates;
  if (!best) return { state: 'not-found', candidates: [] };
  const stands = best.score >= FOUND_FROM_SCORE && best.score - (next?.score ?? 0) >= gapOf(best);
  return { state: stands ? 'found' : 'ambiguous', candidates };
};
