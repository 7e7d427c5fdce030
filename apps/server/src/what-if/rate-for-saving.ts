import type { saveScenario } from '@mingjian/contract/what-if';
import type { BriefRating } from '@mingjian/database/what-if';
import { toPoints } from '@mingjian/domain/default-risk';
import type { RatingInput, RatingResult } from '@mingjian/domain/default-risk';
import { findRatingModel } from '@mingjian/domain/rating-models';
import { getRatingClass } from '@mingjian/domain/ratings';
import { EMPTY_SCENARIO, LineEditError, rateScenario } from '@mingjian/domain/what-if';
import type { Scenario } from '@mingjian/domain/what-if';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { showWhatIfInput } from '../ratings/get-what-if-input.ts';

export interface RatedForSaving {
  readonly companyId: number;
  readonly ratedAt: string;
  readonly modelVersion: string;
  readonly before: BriefRating;
  readonly after: BriefRating;
}

const DECIMALS = 12;
const write = (value: number | null): string | null =>
  value === null ? null : String(Number(value.toFixed(DECIMALS)));

const brief = ({ grade, pd, solvencyIndex, logOdds }: RatingResult): BriefRating => ({
  class: grade === null ? null : getRatingClass(grade).name,
  pd: write(pd),
  solvencyIndex: write(solvencyIndex),
  points: write(logOdds === null ? null : toPoints(logOdds)),
});

/** The same inputs and the same code as in the browser, whose word for the result is not taken. */
export const rateForSaving = async (call: Call<typeof saveScenario>): Promise<RatedForSaving> => {
  const { companyId } = call.input;
  const shown = await showWhatIfInput({ ...call, input: { companyId, clock: 'known' } });
  const model = findRatingModel(shown.model.version);
  if (!model) throw new ApplicationFailure('rating-does-not-exist');
  const input = shown.input as RatingInput;
  try {
    const [before, after] = [EMPTY_SCENARIO, call.input.scenario as Scenario].map((scenario) =>
      brief(rateScenario(input, scenario, model.financial).result),
    ) as [BriefRating, BriefRating];
    const { ratedAt } = shown;
    return { companyId: shown.companyId, ratedAt, modelVersion: model.version, before, after };
  } catch (error) {
    if (error instanceof LineEditError)
      throw new ApplicationFailure('numeric-value-invalid', { field: error.field });
    throw error;
  }
};
