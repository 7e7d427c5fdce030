import { FILE_REFUSALS } from '../workbook-files/index.ts';

/** How a row of a list came out. */
export const ROW_STATES = [
  'waiting',
  'found',
  'ambiguous',
  'not-found',
  'credit-code-does-not-exist',
  'citic-code-does-not-exist',
  'code-does-not-exist',
  'wrong-check-digit',
  'wrong-code',
  'code-lost-digits',
  'duplicate',
  'nothing-to-match',
] as const;
export type RowState = (typeof ROW_STATES)[number];

/** Why the file of a list is refused; each is a failure of the catalogue. */
export const LIST_REFUSALS = [
  ...FILE_REFUSALS,
  'file-is-too-complex',
  'file-has-too-many-rows',
  'file-has-no-rows',
  'file-has-no-header',
] as const;
export type ListRefusal = (typeof LIST_REFUSALS)[number];

/** `reading` and `matching` have a progress; `refused` names why the file is none that can be read. */
export const LIST_STATES = ['waiting', 'reading', 'matching', 'done', 'refused', 'failed'] as const;
export type ListState = (typeof LIST_STATES)[number];

export const isRunning = (state: ListState): boolean =>
  state === 'waiting' || state === 'reading' || state === 'matching';

/** Why a row is not simply found or not; told beside its state. */
export const ROW_NOTES = ['codes-disagree', 'code-and-name-disagree', 'picked'] as const;
export type RowNote = (typeof ROW_NOTES)[number];
