export { fitBoosting } from './fit-boosting.ts';
export type { BoostingOptions, FittedTrees } from './fit-boosting.ts';
export { toTerms } from './to-terms.ts';
