export * from './subject.ts';
export { prepareWanted, scoreCandidate } from './score-candidate.ts';
export type { PreparedWanted } from './score-candidate.ts';
export * from './decide-match.ts';
export * from './list-near-codes.ts';
