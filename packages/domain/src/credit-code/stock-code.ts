import { cleanCode } from './clean-code.ts';

/** Mainland exchanges: Shanghai, Shenzhen, Beijing. */
export type StockMarket = 'SH' | 'SZ' | 'BJ';

export type ParsedStockCode =
  | { readonly ok: true; readonly code: string; readonly market: StockMarket }
  | { readonly ok: false; readonly reason: 'missing' | 'wrong-shape' | 'unknown-market' };

const SHAPE = /^(?:(SH|SZ|BJ)\.?)?(\d{1,6})(?:\.(SH|SZ|BJ|SS))?$/;

const MARKET_BY_START: readonly (readonly [RegExp, StockMarket])[] = [
  [/^(60|68|90)/, 'SH'],
  [/^(00|20|30)/, 'SZ'],
  [/^(4|8|92)/, 'BJ'],
];

/** Reads a mainland stock code; lost leading zeros are put back (`2` -> `000002`), `sh600000` and `600000.SH` are understood. */
export const parseStockCode = (text: string): ParsedStockCode => {
  const cleaned = cleanCode(text);
  if (cleaned === '') return { ok: false, reason: 'missing' };
  const digits = SHAPE.exec(cleaned)?.[2];
  if (digits === undefined) return { ok: false, reason: 'wrong-shape' };
  const code = digits.padStart(6, '0');
  const market = MARKET_BY_START.find(([start]) => start.test(code))?.[1];
  return market === undefined ? { ok: false, reason: 'unknown-market' } : { ok: true, code, market };
};
