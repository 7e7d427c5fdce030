import { parseCapital, shiftDecimal } from '@mingjian/domain/money';
import { parseNumber } from '../shared/index.ts';
import { toJsonText } from './read-path.ts';
import type { Json } from './read-path.ts';

export type BareUnit = 'yuan' | 'ten-thousand' | 'none';

export type ReadAmount =
  | { readonly ok: true; readonly amount: string; readonly currency: string | null }
  | {
      readonly ok: false;
      readonly reason: 'no-number' | 'wrong-number' | 'no-unit' | 'unknown-unit' | 'too-large';
    };

const MAX_WHOLE_DIGITS = 15;

const toPlain = (value: Json): string =>
  (typeof value === 'number'
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 8 })
    : toJsonText(value)
  )
    .normalize('NFKC')
    .trim();

const check = (amount: string, currency: string | null): ReadAmount =>
  amount.replace(/^-|\..*$/g, '').length > MAX_WHOLE_DIGITS
    ? { ok: false, reason: 'too-large' }
    : { ok: true, amount, currency };

/** An amount in ones of its currency; the currency is null where the text names none. */
export const readAmount = (value: Json, bareUnit: BareUnit): ReadAmount => {
  const text = toPlain(value);
  const bare = parseNumber(text);
  if (bare !== undefined) {
    if (bareUnit === 'none') return { ok: false, reason: 'no-unit' };
    return check(bareUnit === 'yuan' ? bare : shiftDecimal(bare, 4), null);
  }
  const isNegative = text.startsWith('-');
  const parsed = parseCapital(isNegative ? text.slice(1) : text);
  if (!parsed.ok) return parsed;
  if (!parsed.capital) return { ok: false, reason: 'no-number' };
  const { amount, currency } = parsed.capital;
  return check(isNegative && /[1-9]/.test(amount) ? `-${amount}` : amount, currency);
};

const PLACES = 8;

/** The exact sum of decimal texts. */
export const addAmounts = (amounts: readonly string[]): string => {
  const [first = '0', ...others] = amounts;
  if (others.length === 0) return first;
  const sum = amounts.reduce(
    (total, amount) => total + BigInt(shiftDecimal(padded(amount), PLACES).split('.')[0] ?? '0'),
    0n,
  );
  return shiftDecimal(sum.toString(), -PLACES);
};

const padded = (amount: string): string => (amount.includes('.') ? amount : `${amount}.0`);
