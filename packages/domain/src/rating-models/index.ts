import { prepareFinancialModel } from '../default-risk/index.ts';
import type { FinancialModel } from '../default-risk/index.ts';
import type { AdditiveModel } from '../models/index.ts';
import financialOne from '../default-risk/models/financial-1.json' with { type: 'json' };

/** The models of one version, by which a rating can be made again at any time. */
export interface RatingModel {
  readonly version: string;
  readonly file: AdditiveModel;
  readonly financial: FinancialModel;
}

const makeModel = (version: string, file: AdditiveModel): RatingModel => ({
  version,
  file,
  financial: prepareFinancialModel(file),
});

/** Every version that rated once, the newest last; a version, once released, is never changed. */
const MODELS: readonly RatingModel[] = [makeModel('1', financialOne as AdditiveModel)];

export const RATING_MODEL: RatingModel = MODELS.at(-1) as RatingModel;

/** The models of a version; undefined for one that is not carried. */
export const findRatingModel = (version: string): RatingModel | undefined =>
  MODELS.find((model) => model.version === version);

/** Every model that rates or rated, the newest last. */
export const listRatingModels = (): readonly RatingModel[] => MODELS;
