import { cleanCode, refuseCode } from './clean-code.ts';
import type { ParsedCode } from './clean-code.ts';

const MODERN_LENGTH = 15;
const OLD_LENGTH = 13;
const MODERN = /^\d{15}$/;
const COOPERATIVE = /^\d{6}N[A-Z]\d{6}[\dX]$/;
const OLD = /^[1-6]\d{12}$/;

/** ISO 7064 MOD 11,10: the sum that runs over all digits, the check digit included, ends on 1. */
const hasValidCheckDigit = (digits: string): boolean => {
  let product = 10;
  let sum = 0;
  for (const digit of digits) {
    sum = (product + Number(digit)) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return sum === 1;
};

/**
 * Reads a business registration number from before the credit code (GS 15-2006): 15 digits with a check digit (ISO 7064
 * MOD 11,10), `NA` in places 7-8 for co-operatives (no public check rule: the shape only), or the 13 digits used until 2007.
 */
export const parseRegistrationNumber = (text: string): ParsedCode => {
  const code = cleanCode(text);
  if (code === '') return refuseCode('missing');
  if (code.length !== MODERN_LENGTH && code.length !== OLD_LENGTH) return refuseCode('wrong-length');
  if (COOPERATIVE.test(code) || OLD.test(code)) return { ok: true, code };
  if (!MODERN.test(code)) return refuseCode('wrong-character');
  return hasValidCheckDigit(code) ? { ok: true, code } : refuseCode('wrong-check-digit');
};

/** Adds the check digit to the first 14 digits of a registration number. Throws a RangeError on anything else. */
export const makeRegistrationNumber = (body14: string): string => {
  if (!/^\d{14}$/.test(body14)) throw new RangeError(`"${body14}" is no body of a registration number`);
  for (const digit of '0123456789') if (hasValidCheckDigit(body14 + digit)) return body14 + digit;
  throw new RangeError(`"${body14}" has no check digit`);
};
