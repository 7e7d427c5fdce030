export { crossValidate } from './cross-validate.ts';
export type { CrossValidation } from './cross-validate.ts';
export { fitModel } from './fit-model.ts';
export type { Periods } from './fit-model.ts';
export { makeSample } from './make-sample.ts';
export type { LabSample, Roles } from './make-sample.ts';
export {
  AGENCY_LADDER,
  crossValidateOrdinal,
  judgePlaces,
  LAST_INVESTMENT_GRADE,
  readPlaces,
} from './ordinal.ts';
export type { OrdinalResult } from './ordinal.ts';
export type { Recipe } from './recipe.ts';
export { readFeatureSet, readSigns } from './read-settings.ts';
export { validateScores } from './validate-scores.ts';
export type { ValidationResult } from './validate-scores.ts';
