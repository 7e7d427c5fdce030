import { cleanCode, refuseCode } from './clean-code.ts';
import type { ParsedCode } from './clean-code.ts';

/** GB 32100-2015: digits and capital letters without I, O, S, V, Z. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const MODULUS = 31;
const BODY_LENGTH = 17;
const CODE_LENGTH = 18;

/** Weight of place i is 3^i mod 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;

const VALUES = new Map(Array.from(ALPHABET).map((character, value) => [character, value]));

/** The check character of a 17-character body, or undefined when a character is outside the alphabet. */
const findCheckCharacter = (body: string): string | undefined => {
  let sum = 0;
  for (let place = 0; place < BODY_LENGTH; place += 1) {
    const value = VALUES.get(body.charAt(place));
    if (value === undefined) return undefined;
    sum += value * (WEIGHTS[place] ?? 0);
  }
  return ALPHABET[(MODULUS - (sum % MODULUS)) % MODULUS];
};

/** Reads a unified social credit code (18 characters, GB 32100-2015). Case, width and spaces are forgiven, the check is not. */
export const parseCreditCode = (text: string): ParsedCode => {
  const code = cleanCode(text);
  if (code === '') return refuseCode('missing');
  if (code.length !== CODE_LENGTH) return refuseCode('wrong-length');
  const last = code.charAt(BODY_LENGTH);
  const check = findCheckCharacter(code);
  if (check === undefined || !VALUES.has(last)) return refuseCode('wrong-character');
  return check === last ? { ok: true, code } : refuseCode('wrong-check-digit');
};

/** True when the text is a valid credit code as it stands (no cleaning). */
export const isCreditCode = (text: string): boolean => {
  const parsed = parseCreditCode(text);
  return parsed.ok && parsed.code === text;
};

/** Adds the GB 32100 check character to a 17-character body. Throws a RangeError on a body outside the alphabet. */
export const makeCreditCode = (body17: string): string => {
  const check = body17.length === BODY_LENGTH ? findCheckCharacter(body17) : undefined;
  if (check === undefined) throw new RangeError(`"${body17}" is no body of a credit code`);
  return body17 + check;
};

/** The organisation code (GB 11714) inside a credit code: places 9 to 17, written `12345678-9`. */
export const getOrganisationCode = (creditCode: string): string =>
  `${creditCode.slice(8, 16)}-${creditCode.slice(16, 17)}`;

/** The six digits (GB/T 2260) of the authority that registered the company: places 3 to 8. Not always its address today. */
export const getRegistrationDivision = (creditCode: string): string => creditCode.slice(2, 8);
