import { createHash } from 'node:crypto';
import { dayInChina } from '@mingjian/domain/calendar';
import { ALTMAN_Z2_EM, rateCompany } from '@mingjian/domain/default-risk';
import type { RatingResult } from '@mingjian/domain/default-risk';
import { getRatingClass } from '@mingjian/domain/ratings';
import type { CompanyInput } from './read-inputs.ts';
import type { RatingRow } from './tables.ts';

const PD_DECIMALS = 6;
const INDEX_DECIMALS = 1;
const SCORE_DECIMALS = 9;

/**
 * Hash of all that decides a rating. The date is not in it, only what the date does: which reasons stand, and how
 * much of a removed one is left.
 */
const hashInput = (input: CompanyInput, { overrides }: RatingResult): string => {
  const standing = overrides.map(({ code, recordId, removedOn, weight }) => [
    code,
    recordId,
    removedOn,
    weight,
  ]);
  const { id, version } = ALTMAN_Z2_EM;
  return createHash('sha256')
    .update(JSON.stringify([id, version, input, standing]))
    .digest('base64url');
};

/** The rating of one company as a row; `ratedAt` is the moment of the run and gives the day that facts are judged at. */
export const makeRatingRow = (input: CompanyInput, ratedAt: string): RatingRow => {
  const result = rateCompany({
    asOf: dayInChina(ratedAt),
    companyName: input.name,
    statement: input.statement,
    paidInCapitalYuan: input.paidInCapital,
    controllerSharesYuan: input.controllerShares,
    facts: input.facts,
  });
  const { score } = result;
  return {
    company_id: input.companyId,
    model_id: ALTMAN_Z2_EM.id,
    rated_at: ratedAt,
    model_version: ALTMAN_Z2_EM.version,
    is_calibrated: ALTMAN_Z2_EM.isCalibrated,
    status: result.status,
    grade: result.grade,
    class: result.grade === null ? null : getRatingClass(result.grade).name,
    pd: result.pd?.toFixed(PD_DECIMALS) ?? null,
    solvency_index: result.solvencyIndex?.toFixed(INDEX_DECIMALS) ?? null,
    score: score?.score.toFixed(SCORE_DECIMALS) ?? null,
    period_end: result.periodEnd,
    base: score && { points: score.constant, logOdds: score.neutralLogOdds },
    drivers: score?.drivers ?? [],
    missing: result.missing,
    overrides: result.overrides,
    input_hash: hashInput(input, result),
    is_synthetic: input.isSynthetic,
  };
};
