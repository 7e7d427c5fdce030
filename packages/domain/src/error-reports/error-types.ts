/** What a report says is wrong. */
export const ERROR_TYPES = [
  'wrong-value',
  'out-of-date',
  'wrong-company',
  'missing',
  'duplicate',
  'should-not-be-shown',
  'other',
] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];
