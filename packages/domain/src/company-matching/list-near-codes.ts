import { cleanCode, isCreditCode } from '../credit-code/index.ts';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE_LENGTH = 18;

/**
 * Valid credit codes that differ from a wrong one by one character or by two neighbours that changed places. The check
 * is prime, so there is at most one character for each place: some thirty codes.
 */
export const listNearCodes = (text: string): readonly string[] => {
  const code = cleanCode(text);
  if (code.length !== CODE_LENGTH || isCreditCode(code)) return [];
  const near = new Set<string>();
  for (let at = 0; at < CODE_LENGTH; at += 1) {
    const swapped = code.slice(0, at) + code.slice(at + 1, at + 2) + code.charAt(at) + code.slice(at + 2);
    if (isCreditCode(swapped)) near.add(swapped);
    for (const character of ALPHABET) {
      const changed = code.slice(0, at) + character + code.slice(at + 1);
      if (isCreditCode(changed)) near.add(changed);
    }
  }
  return [...near];
};
