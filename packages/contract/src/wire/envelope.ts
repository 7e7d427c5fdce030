/** Every JSON answer. `code` is `'0'` on success; `/login/submit` answers the number 0, as specified. */
export interface Envelope<T> {
  readonly code: string | number;
  readonly data: T | null;
  readonly msg: string;
}

export const REQUEST_TIMEOUT_MS = 60_000;
export const BASE_PATH = '/api';
export const TOKEN_HEADER = 'token';
/** `en` (default) or `cn`: the language of `msg`. */
export const LANGUAGE_HEADER = 'lang';
/** Any value marks a call that no person caused (polls, streams): it does not renew the session. */
export const BACKGROUND_HEADER = 'background';

export const LANGUAGES = ['en', 'cn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Response codes that the client reads as success. */
export const SUCCESS_CODES: readonly (string | number)[] = [0, '0', 1, '1'];
