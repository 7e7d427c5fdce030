export { listCaseNumbers } from './case-number.ts';
export { joinCases } from './join-cases.ts';
export type { CaseChain, CaseRecord, CaseStage, CaseState } from './join-cases.ts';
export { CASE_DIMENSIONS, STAGE_KINDS } from './stages.ts';
export type { StageKind } from './stages.ts';
