import { decideMatch, SHOWN_FROM_SCORE } from '../company-matching/index.ts';
import type { ScoredCandidate } from '../company-matching/index.ts';
import type { ListScheme, ReadRow } from './read-row.ts';
import type { RowNote, RowState } from './states.ts';

/** What the database knows of the codes of a row. */
export type KeyOwners = ReadonlyMap<ListScheme, number>;

export interface RowDecision {
  readonly state: RowState;
  /** The company, when the row is found. */
  readonly companyId: number | null;
  readonly score: number | null;
  readonly note: RowNote | null;
  readonly candidates: readonly ScoredCandidate[];
}

const decided = (
  state: RowState,
  candidates: readonly ScoredCandidate[],
  note: RowNote | null = null,
): RowDecision => {
  const best = state === 'found' ? candidates[0] : undefined;
  return { state, companyId: best?.companyId ?? null, score: best?.score ?? null, note, candidates };
};

const isSameName = ({ parts }: ScoredCandidate): boolean =>
  parts.some(({ part, finding }) => part === 'name' && (finding === 'same' || finding === 'same-core'));

const sortShown = (scored: readonly ScoredCandidate[]): readonly ScoredCandidate[] =>
  decideMatch(scored).candidates;

/** The numbers of a row name one company: it is found, unless its name speaks against it. */
const decideByCode = (companyId: number, row: ReadRow, scored: readonly ScoredCandidate[]): RowDecision => {
  const own = scored.find((candidate) => candidate.companyId === companyId);
  if (!own) return decided('not-found', []);
  const others = scored.filter((candidate) => candidate !== own);
  const isContradicted = !isSameName(own) && others.some(isSameName);
  if (row.wanted.name !== null && (own.score < SHOWN_FROM_SCORE || isContradicted)) {
    const shown = [own, ...sortShown(others).filter((candidate) => candidate !== own)];
    return decided('ambiguous', shown, 'code-and-name-disagree');
  }
  return decided('found', [own]);
};

/** A code that should be there and is not. Registration numbers and stock codes are told only where no name helps. */
const findMissing = (row: ReadRow, owners: KeyOwners): RowState | undefined => {
  const has = (scheme: ListScheme): boolean => row.keys.some((key) => key.scheme === scheme);
  if (has('credit_code') && !owners.has('credit_code')) return 'credit-code-does-not-exist';
  if (owners.size > 0) return undefined;
  if (has('zhongzheng_code')) return 'citic-code-does-not-exist';
  return row.keys.length > 0 && row.wanted.name === null ? 'code-does-not-exist' : undefined;
};

/**
 * How a row comes out. `scored`: every company that its codes, near codes or name lead to. A wrong code is told even
 * when the name finds a company: the company is then offered, one click away.
 */
export const decideRow = (
  row: ReadRow,
  owners: KeyOwners,
  scored: readonly ScoredCandidate[],
): RowDecision => {
  if (row.fault) return decided(row.fault.state, sortShown(scored));
  if (row.keys.length === 0 && row.wanted.name === null) return decided('nothing-to-match', []);
  const missing = findMissing(row, owners);
  if (missing) return decided(missing, sortShown(scored));
  const companyIds = [...new Set(owners.values())];
  if (companyIds.length > 1) return decided('ambiguous', sortShown(scored), 'codes-disagree');
  const [companyId] = companyIds;
  if (companyId !== undefined) return decideByCode(companyId, row, scored);
  const { state, candidates } = decideMatch(scored);
  return decided(state, candidates);
};
