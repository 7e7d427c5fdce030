import { Decimal } from 'decimal.js';
import type { PayloadValue } from '../records/index.ts';

/** Hundredths of a yuan, whole and small enough to be counted exactly. */
export type Fen = number;

const FEN_PER_YUAN = 100;
const DECIMALS = 2;
const PLAIN = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

const parsePlain = (text: string): Fen | null => {
  const match = PLAIN.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '0', rest = ''] = match;
  const fen = Number(whole + rest.padEnd(DECIMALS, '0'));
  return sign === '-' ? -fen : fen;
};

const hold = (fen: Fen | null): Fen | null => (fen !== null && Number.isSafeInteger(fen) ? fen : null);

/** Yuan as decimal text -> fen; null where nothing, or more than can be counted, is stated. */
export const readFen = (value: PayloadValue | undefined): Fen | null => {
  if (typeof value !== 'string') return null;
  const plain = parsePlain(value);
  if (plain !== null) return hold(plain);
  const yuan = Number(value);
  return Number.isFinite(yuan) && value.trim() !== '' ? hold(Math.round(yuan * FEN_PER_YUAN)) : null;
};

/** Fen -> yuan as decimal text with two decimals. */
export const writeFen = (fen: Fen): string => {
  const digits = String(Math.abs(fen)).padStart(DECIMALS + 1, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
};

/** An amount on file moved by so many fen; what a source tells beyond the fen stays. */
export const moveAmount = (text: string, by: Fen): string => {
  const plain = hold(parsePlain(text));
  if (plain !== null && Number.isSafeInteger(plain + by)) return writeFen(plain + by);
  const moved = new Decimal(text).plus(new Decimal(by).div(FEN_PER_YUAN));
  return moved.toFixed(Math.max(DECIMALS, moved.decimalPlaces()));
};
