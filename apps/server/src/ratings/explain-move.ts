import type { HistoryItem, MoveReason } from '@mingjian/contract/ratings';
import type { RemadeRating } from '@mingjian/database/ratings';
import { findFactorWords, linkCode, toPointsOfPart } from '@mingjian/domain/default-risk';
import type { Words } from '@mingjian/domain/default-risk';
import { sayAdjustment } from './present-explanation.ts';
import { presentFigure } from './present-figure.ts';

interface Piece {
  readonly name: Words;
  readonly logOdds: number;
}

const BASE: Words = { en: 'Default rate of the size', cn: '企业规模的先验违约率' };
const OTHER: Words = { en: 'Smaller changes together', cn: '其余较小变动合计' };
const MOST_REASONS = 5;
/** Log-odds below which nothing moved. */
const NOTHING = 1e-9;

/** Every piece that adds up to the log-odds of a rating, by a code that stays the same from one rating to the next. */
const listPieces = ({ result, input }: RemadeRating): ReadonlyMap<string, Piece> => {
  const { score, adjustments } = result;
  if (!score) return new Map();
  const parties = new Map(input.linkedParties.map((party) => [linkCode(party), party.name]));
  return new Map<string, Piece>([
    ['base', { name: BASE, logOdds: score.base }],
    ...score.contributions.map((part): [string, Piece] => {
      const party = part.model === 'contagion' ? parties.get(part.code) : undefined;
      const name = party === undefined ? findFactorWords(part) : { en: party, cn: party };
      return [`${part.model} ${part.code}`, { name, logOdds: part.logOdds }];
    }),
    ...adjustments.map((adjustment): [string, Piece] => [
      `${adjustment.kind} ${adjustment.code}`,
      { name: sayAdjustment(adjustment), logOdds: adjustment.logOdds },
    ]),
  ]);
};

const toReason = (code: string, name: Words, logOdds: number): MoveReason => ({
  code,
  name,
  points: presentFigure(toPointsOfPart(logOdds)),
  logOdds: presentFigure(logOdds),
});

/** A default that begins or ends is the reason of its move: there are no log-odds on its side. */
const findDefaultReason = (rating: RemadeRating): readonly MoveReason[] =>
  rating.result.overrides
    .filter(({ isDecisive }) => isDecisive && rating.result.grade === 19)
    .map(({ code }) => toReason(`fact ${code}`, sayAdjustment({ kind: 'fact', code }), 0));

const listReasons = (before: RemadeRating, now: RemadeRating): readonly MoveReason[] => {
  const then = listPieces(before);
  const pieces = listPieces(now);
  const moves = [...new Set([...then.keys(), ...pieces.keys()])]
    .map((code) => ({
      code,
      name: (pieces.get(code) ?? then.get(code))?.name ?? OTHER,
      logOdds: (pieces.get(code)?.logOdds ?? 0) - (then.get(code)?.logOdds ?? 0),
    }))
    .filter(({ logOdds }) => Math.abs(logOdds) > NOTHING)
    .toSorted((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds) || a.code.localeCompare(b.code));
  const shown = moves.slice(0, MOST_REASONS);
  const rest = moves.slice(MOST_REASONS).reduce((sum, { logOdds }) => sum + logOdds, 0);
  return [
    ...shown.map(({ code, name, logOdds }) => toReason(code, name, logOdds)),
    ...(Math.abs(rest) > NOTHING ? [toReason('other', OTHER, rest)] : []),
  ];
};

/** What moved a rating against the one before it. */
export const explainMove = (before: RemadeRating, now: RemadeRating): NonNullable<HistoryItem['move']> => {
  const from = before.row.grade;
  const to = now.row.grade;
  const defaults = [...findDefaultReason(now), ...findDefaultReason(before)];
  return {
    notches: from === null || to === null ? null : from - to,
    reasons: [...(from !== to ? defaults : []), ...listReasons(before, now)],
  };
};
