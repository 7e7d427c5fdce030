import type { MatchReason } from '../search-terms/index.ts';
import { compareHanName, matchHanName, matchLatinName } from './match.ts';
import type { NameMatch } from './match.ts';
import type { HanQuery, LatinQuery } from './parse-query.ts';
import type { OtherNames } from './search-document.ts';

/** A company that the tokens found, with every name it is known by. */
export interface SearchCandidate {
  readonly companyId: number;
  readonly popularity: number;
  readonly name: string;
  readonly nameEn: string | null;
  readonly otherNames: OtherNames | null;
}

export interface RankedCompany {
  readonly companyId: number;
  readonly reason: MatchReason;
  /** The name that fits the query: present, English, former or short. */
  readonly matchedName: string;
  readonly score: number;
}

type Matcher = (name: string) => NameMatch | undefined;

interface NamedMatch extends NameMatch {
  readonly matchedName: string;
}

const FORMER_NAME_LOSES = 3;
const MOST_POPULAR = 1500;
/** Points that part the best known company from an unknown one with an equally fitting name. */
const POPULARITY_POINTS = 9;

const matchNames = (candidate: SearchCandidate, matcher: Matcher): NamedMatch | undefined => {
  const matches: NamedMatch[] = [];
  const add = (name: string, change: (found: NameMatch) => NameMatch): void => {
    const found = matcher(name);
    if (found) matches.push({ ...change(found), matchedName: name });
  };
  const asIs = (found: NameMatch): NameMatch => found;
  add(candidate.name, asIs);
  if (candidate.nameEn !== null) add(candidate.nameEn, asIs);
  for (const name of candidate.otherNames?.former ?? []) {
    add(name, ({ strength, reason }) => ({
      reason: reason === 'similar-name' ? reason : 'former-name',
      strength: strength - FORMER_NAME_LOSES,
    }));
  }
  for (const name of candidate.otherNames?.short ?? []) {
    add(name, ({ strength, reason }) => ({ reason: reason === 'full-name' ? 'brand' : reason, strength }));
  }
  return matches.reduce<NamedMatch | undefined>(
    (best, found) => (best && best.strength >= found.strength ? best : found),
    undefined,
  );
};

const rank = (
  candidates: readonly SearchCandidate[],
  matcher: Matcher,
  popularityPoints: number,
): readonly RankedCompany[] => {
  const ranked: RankedCompany[] = [];
  for (const candidate of candidates) {
    const found = matchNames(candidate, matcher);
    if (!found) continue;
    const popularity = (popularityPoints * candidate.popularity) / MOST_POPULAR;
    ranked.push({
      companyId: candidate.companyId,
      reason: found.reason,
      matchedName: found.matchedName,
      score: found.strength + popularity,
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.companyId - b.companyId);
};

/** The candidates that hold what was typed, the best first: better fit, then better known. */
export const rankMatches = (
  query: HanQuery | LatinQuery,
  candidates: readonly SearchCandidate[],
): readonly RankedCompany[] =>
  rank(
    candidates,
    query.kind === 'han' ? (name) => matchHanName(query, name) : (name) => matchLatinName(query, name),
    POPULARITY_POINTS,
  );

const LEAST_SIMILAR = 15;

/** The candidates whose name is like what was typed, the likest first. */
export const rankSimilar = (
  query: HanQuery,
  candidates: readonly SearchCandidate[],
): readonly RankedCompany[] =>
  rank(candidates, (name) => compareHanName(query, name), 1).filter(({ score }) => score >= LEAST_SIMILAR);
