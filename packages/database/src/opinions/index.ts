export { listOpinions, listOpinionsOfCompany } from './list-opinions.ts';
export { countWaitingOpinions, listScoredOpinions } from './list-scored-opinions.ts';
export type { OpinionRow } from './opinion-row.ts';
export { saveOpinion } from './save-opinion.ts';
export type { SaidByModel } from './tables.ts';
export { restoreOpinion, withdrawOpinion } from './withdraw-opinion.ts';
