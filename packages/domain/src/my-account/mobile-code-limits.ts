/** Digits of a code that is sent to a mobile number. */
export const CODE_DIGITS = 6;
/** A code is good this long. */
export const CODE_VALID_MS = 10 * 60_000;
/** Guesses at one code; 25 an hour against a million possible codes. */
export const MOST_TRIES = 5;
/** An account waits this long before it asks for the next code. */
export const CODE_PAUSE_MS = 60_000;
/** Codes an account may ask for, and codes that may go to one number, in any hour. */
export const MOST_CODES_AN_HOUR = 5;
export const CODE_WINDOW_MS = 60 * 60_000;
