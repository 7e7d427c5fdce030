import type { Adjustment, Explanation, Missing } from '@mingjian/contract/ratings';
import {
  DEPTH_WORDS,
  explainRating,
  findFactorWords,
  OVERRIDE_WORDS,
  SIZE_WHERE_UNKNOWN,
  SUPPORT_WORDS,
  toPoints,
  toPointsOfPart,
  UNUSED_ACCOUNTS_WORDS,
} from '@mingjian/domain/default-risk';
import type {
  DataDepth,
  MissingInput,
  OverrideCode,
  RatingInput,
  RatingResult,
  Words,
} from '@mingjian/domain/default-risk';
import type { RatingModel } from '@mingjian/domain/rating-models';
import { getRatingClass } from '@mingjian/domain/ratings';
import { presentContribution } from './present-contribution.ts';
import { labelOf, presentFigure } from './present-figure.ts';
import type { RatingView } from './rating-view.ts';

const WORDS_OF_ADJUSTMENT: Readonly<Record<Adjustment['kind'], (code: string) => Words>> = {
  depth: (code) => DEPTH_WORDS[code as DataDepth],
  support: () => SUPPORT_WORDS,
  fact: (code) => OVERRIDE_WORDS[code as OverrideCode],
};

export const sayAdjustment = ({ kind, code }: Pick<Adjustment, 'kind' | 'code'>): Words =>
  WORDS_OF_ADJUSTMENT[kind](code);

const presentAdjustment = (adjustment: RatingResult['adjustments'][number]): Adjustment => ({
  kind: adjustment.kind,
  code: adjustment.code,
  name: sayAdjustment(adjustment),
  class: getRatingClass(adjustment.grade).name,
  points: presentFigure(toPointsOfPart(adjustment.logOdds)),
  logOdds: presentFigure(adjustment.logOdds),
});

const presentMissing = ({ field, orElse, neededFor }: MissingInput): Missing => ({
  field,
  label: labelOf(field),
  orElse: orElse.map((fields) => fields.map((one) => ({ field: one, label: labelOf(one) }))),
  neededFor: neededFor.map((code) => findFactorWords({ model: 'financial', code })),
});

const presentSum = (logOdds: number) => ({
  points: presentFigure(toPoints(logOdds)),
  logOdds: presentFigure(logOdds),
});

/** Why the models gave what they gave; null where they had nothing to go by. */
export const presentExplanation = (
  input: RatingInput,
  { score, adjustments, logOdds }: RatingResult,
  { financial }: RatingModel,
  isReproduced: boolean,
  view: RatingView,
): Explanation | null => {
  if (!score) return null;
  const { factors, strengths, weaknesses, missing } = explainRating(input, score, financial);
  const { sizeGrade } = input.registration;
  return {
    base: {
      ...presentSum(score.base),
      centralTendency: presentFigure(score.centralTendency),
      sizeGrade: sizeGrade ?? SIZE_WHERE_UNKNOWN,
      isSizeAssumed: sizeGrade === null,
    },
    contributions: factors.map((factor) => presentContribution(factor, input.linkedParties, view)),
    score: presentSum(score.logOdds),
    adjustments: adjustments.map(presentAdjustment),
    total: logOdds === null ? null : presentSum(logOdds),
    strengths: [...strengths],
    weaknesses: [...weaknesses],
    missing: missing.map(presentMissing),
    unusedAccounts: score.unusedAccounts && {
      code: score.unusedAccounts,
      name: UNUSED_ACCOUNTS_WORDS[score.unusedAccounts],
    },
    isReproduced,
  };
};
