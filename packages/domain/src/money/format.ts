import { roundDecimal, shiftDecimal } from './decimal-text.ts';

const groupThousands = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Decimal text -> thousands separators and `decimals` places (2 when not said): `1234567.891` -> `1,234,567.89`. */
export const formatDecimal = (text: string, decimals = 2): string => {
  const rounded = roundDecimal(text, decimals);
  const sign = rounded.startsWith('-') ? '-' : '';
  const [whole = '', fraction] = rounded.slice(sign.length).split('.');
  return sign + groupThousands(whole) + (fraction === undefined ? '' : `.${fraction}`);
};

/** Yuan as decimal text -> CNY 1,000 as portfolio tables show it: `1234567.89` -> `1,234.57`. */
export const formatThousandYuan = (text: string): string => formatDecimal(shiftDecimal(text, -3));

/** Yuan as decimal text -> CNY 10,000 (万元): `12345678` -> `1,234.57`. */
export const formatTenThousandYuan = (text: string): string => formatDecimal(shiftDecimal(text, -4));
