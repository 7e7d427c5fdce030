import {
  DEPTH_WORDS,
  findFactorWords,
  linkCode,
  OVERRIDE_WORDS,
  SUPPORT_WORDS,
  toPointsOfPart,
} from '@mingjian/domain/default-risk';
import type {
  Contribution,
  DataDepth,
  LinkedParty,
  OverrideCode,
  RatingResult,
} from '@mingjian/domain/default-risk';
import type { Label } from '../bench.ts';

export interface FactorMove {
  readonly key: string;
  readonly name: Label;
  /** More is better. */
  readonly points: number;
}

interface Part {
  readonly name: Label;
  readonly logOdds: number;
}

const nameOf = (part: Contribution, parties: readonly LinkedParty[]): Label => {
  const party = part.model === 'contagion' && parties.find((one) => linkCode(one) === part.code);
  return party ? { en: party.name, cn: party.name } : findFactorWords(part);
};

const nameOfAdjustment = ({ kind, code }: RatingResult['adjustments'][number]): Label => {
  if (kind === 'support') return SUPPORT_WORDS;
  return kind === 'depth' ? DEPTH_WORDS[code as DataDepth] : OVERRIDE_WORDS[code as OverrideCode];
};

const partsOf = (
  { score, adjustments }: RatingResult,
  parties: readonly LinkedParty[],
): ReadonlyMap<string, Part> =>
  new Map([
    ...(score?.contributions ?? []).map(
      (part) =>
        [`${part.model} ${part.code}`, { name: nameOf(part, parties), logOdds: part.logOdds }] as const,
    ),
    ...adjustments.map(
      (one) => [`${one.kind} ${one.code}`, { name: nameOfAdjustment(one), logOdds: one.logOdds }] as const,
    ),
  ]);

const LEAST_POINTS = 0.005;

/** Factors, caps and facts that give other points than before, the largest change first. */
export const listMoves = (
  before: RatingResult,
  after: RatingResult,
  parties: readonly LinkedParty[],
): readonly FactorMove[] => {
  const [then, now] = [partsOf(before, parties), partsOf(after, parties)];
  return [...new Set([...then.keys(), ...now.keys()])]
    .map((key): FactorMove => {
      const [was, is] = [then.get(key), now.get(key)];
      return {
        key,
        name: (is ?? was)?.name ?? { en: key, cn: key },
        points: toPointsOfPart((is?.logOdds ?? 0) - (was?.logOdds ?? 0)),
      };
    })
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.key.localeCompare(b.key));
};
