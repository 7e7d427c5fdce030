import type { Override, Rating } from '@mingjian/contract/ratings';
import type { RatingPeers, RatingRow } from '@mingjian/database/ratings';
import {
  BEST_GRADES,
  calculateTermStructure,
  CAUTION_WORDS,
  DEPTH_WORDS,
  HORIZONS,
  MODEL_WORDS,
  NOT_RATED_WORDS,
  OVERRIDE_WORDS,
} from '@mingjian/domain/default-risk';
import type { Override as FoundOverride, RatingInput, RatingResult } from '@mingjian/domain/default-risk';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import type { RatingModel } from '@mingjian/domain/rating-models';
import { getRatingClass } from '@mingjian/domain/ratings';
import type { GradeNumber } from '@mingjian/domain/ratings';
import { presentExplanation } from './present-explanation.ts';
import { presentFigure } from './present-figure.ts';
import type { RatingView } from './rating-view.ts';

const effectOf = (override: FoundOverride): Override['effect'] => {
  if (override.removedOn !== null) return 'fading';
  return override.solvencyIndex === null ? 'cap' : 'default';
};

const presentOverride = (override: FoundOverride, view: RatingView): Override => {
  const mayOpen = view.withRecords(override.dimension);
  return {
    code: override.code,
    name: OVERRIDE_WORDS[override.code],
    date: override.date,
    effect: effectOf(override),
    class: getRatingClass(override.grade).name,
    solvencyIndex: override.solvencyIndex === null ? null : presentFigure(override.solvencyIndex),
    weight: presentFigure(override.weight),
    isDecisive: override.isDecisive,
    removedOn: override.removedOn,
    dimension: override.dimension,
    recordId: mayOpen ? override.recordId : null,
    knownFrom: mayOpen ? override.knownFrom : null,
  };
};

export const presentClass = (grade: GradeNumber | null) => {
  const found = grade === null ? null : getRatingClass(grade);
  return {
    class: found?.name ?? null,
    grade: found?.grade ?? null,
    symbol: found?.symbol ?? null,
    counterpart: found?.counterpart ?? null,
    band: found?.band ?? null,
  };
};

const presentTerms = (pd: string | null): Rating['termStructure'] =>
  pd === null
    ? []
    : calculateTermStructure(Number(pd)).map((value, at) => ({
        years: HORIZONS[at] as number,
        pd: presentFigure(value),
      }));

const presentSupport = ({ support }: Pick<RatingResult, 'support'>, view: RatingView): Rating['support'] =>
  support && {
    companyId: support.companyId,
    name: support.name,
    class: getRatingClass(support.grade).name,
    date: support.date,
    dimension: support.dimension,
    recordId: view.withRecords(support.dimension) ? support.recordId : null,
  };

/** What a rating was made of, made again. */
export interface Remade {
  readonly input: RatingInput;
  readonly result: RatingResult;
  readonly model: RatingModel;
  readonly isSame: boolean;
}

const presentConfidence = ({ score }: RatingResult): Rating['confidence'] =>
  score && {
    grade: score.confidence.grade,
    value: presentFigure(score.confidence.value),
    completeness: presentFigure(score.confidence.completeness),
    freshness: presentFigure(score.confidence.freshness),
  };

export const presentRating = (
  row: RatingRow,
  remade: Remade | null,
  peers: RatingPeers | null,
  view: RatingView,
): Rating => ({
  ...presentClass(row.grade),
  companyId: row.company_id,
  status: row.status,
  reason: row.reason && { code: row.reason, name: NOT_RATED_WORDS[row.reason] },
  pd: row.pd,
  pdLow: row.pd_low,
  pdHigh: row.pd_high,
  termStructure: presentTerms(row.pd),
  solvencyIndex: row.solvency_index,
  financialScore: row.financial_score,
  businessScore: row.business_score,
  peers: peers && {
    percentile: presentFigure(peers.percentile),
    peers: peers.peers,
    kind: peers.kind,
    snapshotOn: peers.snapshotOn,
  },
  depth: row.depth && {
    code: row.depth,
    name: DEPTH_WORDS[row.depth],
    bestClass: getRatingClass(BEST_GRADES[row.depth]).name,
  },
  confidence: remade && presentConfidence(remade.result),
  model: { version: row.model_version, name: MODEL_WORDS, caution: CAUTION_WORDS },
  explanation: remade && presentExplanation(remade.input, remade.result, remade.model, remade.isSame, view),
  overrides: (remade?.result.overrides ?? []).map((override) => presentOverride(override, view)),
  support: remade && presentSupport(remade.result, view),
  periodEnd: row.period_end,
  ratedAt: row.rated_at,
  isMadeAfterwards: row.made_at !== row.rated_at,
  inputHash: row.input_hash,
  isSynthetic: row.is_synthetic,
});

/** A company that no run has judged by the day asked for. */
export const presentNoRating = (companyId: number, isSynthetic: boolean): Rating => ({
  ...presentClass(null),
  companyId,
  status: 'none',
  reason: null,
  pd: null,
  pdLow: null,
  pdHigh: null,
  termStructure: [],
  solvencyIndex: null,
  financialScore: null,
  businessScore: null,
  peers: null,
  depth: null,
  confidence: null,
  model: { version: RATING_MODEL.version, name: MODEL_WORDS, caution: CAUTION_WORDS },
  explanation: null,
  overrides: [],
  support: null,
  periodEnd: null,
  ratedAt: null,
  isMadeAfterwards: false,
  inputHash: null,
  isSynthetic,
});
