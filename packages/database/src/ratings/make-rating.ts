import { hash } from 'node:crypto';
import { rateCompany } from '@mingjian/domain/default-risk';
import type { RatingInput, RatingResult } from '@mingjian/domain/default-risk';
import type { RatingModel } from '@mingjian/domain/rating-models';
import type { CompanyInput } from './company-input.ts';
import type { RatingRow } from './tables.ts';

const PD_DECIMALS = 6;
const TENTHS = 1;

/**
 * Hash of all that decides a rating besides the day. When a linked party was rated decides nothing, and its class only
 * where it gives a guarantee.
 */
const hashInput = (input: RatingInput, version: string): string => {
  const parties = input.linkedParties.map((party) => ({
    ...party,
    ratedAt: null,
    grade: party.guarantees.length > 0 ? party.grade : null,
  }));
  return hash(
    'sha256',
    JSON.stringify([version, { ...input, asOf: null, linkedParties: parties }]),
    'base64url',
  );
};

const decisiveFact = ({ overrides }: RatingResult) =>
  overrides.find(({ isDecisive }) => isDecisive)?.code ?? null;

export interface MadeRating {
  readonly result: RatingResult;
  readonly row: RatingRow;
}

/** The rating of one company, whole and as a row. */
export const makeRating = (
  { companyId, isSynthetic, input }: CompanyInput,
  model: RatingModel,
  ratedAt: string,
  madeAt = ratedAt,
): MadeRating => {
  const result = rateCompany(input, model.financial);
  const { score } = result;
  const row: RatingRow = {
    company_id: companyId,
    rated_at: ratedAt,
    made_at: madeAt,
    model_version: model.version,
    status: result.status,
    reason: result.reason,
    grade: result.grade,
    pd: result.pd?.toFixed(PD_DECIMALS) ?? null,
    pd_low: result.pdLow?.toFixed(PD_DECIMALS) ?? null,
    pd_high: result.pdHigh?.toFixed(PD_DECIMALS) ?? null,
    solvency_index: result.solvencyIndex?.toFixed(TENTHS) ?? null,
    log_odds: result.logOdds,
    stand_alone_log_odds: score?.standAloneLogOdds ?? null,
    standard_error: score?.standardError ?? null,
    central_tendency: score?.centralTendency.toFixed(PD_DECIMALS) ?? null,
    financial_score: score?.financialScore?.toFixed(TENTHS) ?? null,
    business_score: score?.businessScore.toFixed(TENTHS) ?? null,
    depth: score?.depth ?? null,
    confidence: score?.confidence.grade ?? null,
    decisive_fact: decisiveFact(result),
    period_end: result.periodEnd,
    input_hash: hashInput(input, model.version),
    is_synthetic: isSynthetic,
  };
  return { result, row };
};
