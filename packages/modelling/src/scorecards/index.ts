export { fitScorecard, LEAST_INFORMATION } from './fit-scorecard.ts';
export type { FittedTerms, ScorecardOptions } from './fit-scorecard.ts';
export { fitLogit } from './fit-logit.ts';
export { binVariable } from './bin-variable.ts';
export { solve } from './solve.ts';
