import { cleanCode } from './clean-code.ts';
import type { CodeFault } from './clean-code.ts';
import { parseCreditCode } from './credit-code.ts';
import { parseRegistrationNumber } from './registration-number.ts';

export type ParsedCompanyCode =
  | { readonly ok: true; readonly scheme: 'credit_code' | 'registration_number'; readonly code: string }
  | { readonly ok: false; readonly reason: CodeFault };

/** Reads the code column of a register: 18 characters are a credit code, 15 or 13 a registration number. */
export const parseCompanyCode = (text: string): ParsedCompanyCode => {
  const length = cleanCode(text).length;
  const scheme = length === 15 || length === 13 ? 'registration_number' : 'credit_code';
  const parsed = scheme === 'credit_code' ? parseCreditCode(text) : parseRegistrationNumber(text);
  return parsed.ok ? { ok: true, scheme, code: parsed.code } : parsed;
};
