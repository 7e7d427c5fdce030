import { decideRow } from '@mingjian/domain/batch-imports';
import type { KeyOwners, ListKey, ReadRow, RowDecision } from '@mingjian/domain/batch-imports';
import { listNearCodes, prepareWanted, scoreCandidate } from '@mingjian/domain/company-matching';
import type {
  Candidate,
  CodeAgreement,
  PreparedWanted,
  ScoredCandidate,
} from '@mingjian/domain/company-matching';
import type { TokenFrequencies } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { findCandidates } from './find-candidates.ts';
import { findKeyOwners, keyText } from './find-key-owners.ts';
import { findSameCores } from './find-same-cores.ts';
import { findSimilarNames } from './find-similar-names.ts';

/** A row on its way: what is known of it grows from road to road. */
interface Matching {
  readonly row: ReadRow;
  readonly prepared: PreparedWanted;
  readonly owners: KeyOwners;
  readonly near: ReadonlySet<number>;
  readonly scored: Map<number, ScoredCandidate>;
}

/** A name that found somebody as good as this is not looked for among similar names. */
const GOOD_ENOUGH_SCORE = 75;

const listNearKeys = ({ fault }: ReadRow): readonly ListKey[] =>
  fault?.state === 'wrong-check-digit'
    ? listNearCodes(fault.text).map((value) => ({ scheme: 'credit_code', value }))
    : [];

const startMatching = (row: ReadRow, found: ReadonlyMap<string, number>): Matching => {
  const owners = row.keys.flatMap((key) => {
    const companyId = found.get(keyText(key));
    return companyId === undefined ? [] : [[key.scheme, companyId] as const];
  });
  const near = listNearKeys(row).flatMap((key) => found.get(keyText(key)) ?? []);
  return {
    row,
    prepared: prepareWanted(row.wanted),
    owners: new Map(owners),
    near: new Set(near),
    scored: new Map(),
  };
};

const agreementOf = ({ owners, near }: Matching, companyId: number): CodeAgreement => {
  if (near.has(companyId)) return 'near';
  const known = [...owners.values()];
  if (known.length === 0) return 'unknown';
  return known.includes(companyId) ? 'agrees' : 'differs';
};

const score = (
  matching: Matching,
  companyIds: Iterable<number>,
  candidates: ReadonlyMap<number, Candidate>,
): void => {
  for (const companyId of companyIds) {
    const candidate = candidates.get(companyId);
    if (!candidate || matching.scored.has(companyId)) continue;
    matching.scored.set(
      companyId,
      scoreCandidate(matching.prepared, candidate, agreementOf(matching, companyId)),
    );
  }
};

const bestScore = ({ scored }: Matching): number =>
  Math.max(0, ...[...scored.values()].map((candidate) => candidate.score));

/** Scores what a road found for each of the rows. */
const scoreFound = async (
  db: Database,
  matchings: readonly Matching[],
  found: readonly (readonly number[])[],
): Promise<void> => {
  const candidates = await findCandidates(db, found.flat());
  for (const [at, matching] of matchings.entries()) score(matching, found[at] ?? [], candidates);
};

/** Rows whose codes say it all need no road by name. */
const needsName = (matching: Matching): boolean =>
  matching.row.wanted.name !== null &&
  (matching.owners.size !== 1 || bestScore(matching) < GOOD_ENOUGH_SCORE);

/**
 * How rows come out: by their codes, then by whole names, then by search by word for those that still have nobody. A
 * few statements for all rows together, but for the last road.
 */
export const matchRows = async (
  db: Database,
  rows: readonly ReadRow[],
  frequencies: TokenFrequencies,
): Promise<readonly RowDecision[]> => {
  const found = await findKeyOwners(
    db,
    rows.flatMap((row) => [...row.keys, ...listNearKeys(row)]),
  );
  const matchings = rows.map((row) => startMatching(row, found));
  await scoreFound(
    db,
    matchings,
    matchings.map(({ owners, near }) => [...owners.values(), ...near]),
  );
  const named = matchings.filter(needsName);
  const wantedOf = ({ row }: Matching) => row.wanted;
  await scoreFound(db, named, await findSameCores(db, named.map(wantedOf), frequencies));
  const open = named.filter((matching) => bestScore(matching) < GOOD_ENOUGH_SCORE);
  await scoreFound(db, open, await findSimilarNames(db, open.map(wantedOf), frequencies));
  return matchings.map(({ row, owners, scored }) => decideRow(row, owners, [...scored.values()]));
};
