import { makeCreditCode } from '@mingjian/domain/credit-code';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const SPACE = ALPHABET.length ** 6;
/** Coprime to 31: walks through all numbers, so that neighbours do not look alike. */
const STRIDE = 387_420_489;
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];
const ORGANISATION_VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Check character of an organisation code (GB 11714): 8 characters, weights mod 11. */
const organisationCheck = (body: string): string => {
  let sum = 0;
  for (let place = 0; place < body.length; place += 1)
    sum += ORGANISATION_VALUES.indexOf(body.charAt(place)) * (ORGANISATION_WEIGHTS[place] ?? 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
};

/**
 * A credit code that is valid by GB 32100 and GB 11714 and marked as made: its organisation code begins with `DM`, which
 * no issued one does (they are digits, or begin with `M`).
 */
export const makeDemoCreditCode = (index: number, divisionCode: string, kind: '1' | '2' | '3'): string => {
  let rest = Number((BigInt(index + 1) * BigInt(STRIDE)) % BigInt(SPACE));
  let digits = '';
  for (let place = 0; place < 6; place += 1) {
    digits = (ALPHABET[rest % 31] ?? '0') + digits;
    rest = Math.floor(rest / 31);
  }
  const organisation = `DM${digits}`;
  return makeCreditCode(`9${kind}${divisionCode}${organisation}${organisationCheck(organisation)}`);
};

/** Stock codes 660000-669999: six digits that no mainland exchange issues to companies. */
export const makeDemoStockCode = (order: number): string => String(660_000 + (order % 10_000));

/** A 中征码 (code of a borrower in the credit registry): 16 characters, marked as made by its `DM`; the last two check the rest. */
export const makeDemoZhongzhengCode = (index: number): string => {
  const number = (BigInt(index + 1) * BigInt(STRIDE)) % 1_000_000_000_000n;
  const check = 97n - (number % 97n);
  return `DM${String(number).padStart(12, '0')}${String(check).padStart(2, '0')}`;
};
