import { findCurrency } from './currencies.ts';
import { shiftDecimal } from './decimal-text.ts';

/** Powers of ten of the units that registers write before the currency. */
const UNIT_POWERS: Readonly<Record<string, number>> = {
  亿: 8,
  千万: 7,
  百万: 6,
  十万: 5,
  万: 4,
  千: 3,
  百: 2,
  '': 0,
};

/** `N/A`, `-`, `--`, a Chinese "none" or nothing at all. */
const MISSING = /^(|-+|—+|n\/?a|null|无|暂无|未公开|未公示)$/i;
const AMOUNT = /^(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)$/;
const LEADING_NUMBER = /^([\d.,]+)(.*)$/;
const UNIT = /^(亿|千万|百万|十万|万|千|百|)(元?)(.*?)(元?)$/;

export interface Capital {
  /** Decimal text in units of the currency (yuan, dollars), not in ten thousands. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  /** How many ones the written unit stands for: 1, 1000, 10000 ... */
  readonly unit: number;
  /** True for `70()`, which names neither unit nor currency: taken as ten thousand yuan, the unit of the register. */
  readonly isUnitAssumed: boolean;
  readonly original: string;
}

export type CapitalFault = 'no-number' | 'wrong-number' | 'no-unit' | 'unknown-unit';

export type ParsedCapital =
  | { readonly ok: true; readonly capital: Capital | null }
  | { readonly ok: false; readonly reason: CapitalFault };

const refuse = (reason: CapitalFault): ParsedCapital => ({ ok: false, reason });

/** `万元人民币`, `万人民币元`, `万美元`, `万元`, `万` ... -> power of ten and currency. A unit without a currency is in yuan. */
const parseUnit = (text: string): { power: number; currency: string } | undefined => {
  const match = UNIT.exec(text);
  const power = UNIT_POWERS[match?.[1] ?? ''];
  if (!match || power === undefined) return undefined;
  const rest = text.slice(match[1]?.length ?? 0);
  if (rest === '' || rest === '元') return { power, currency: 'CNY' };
  for (const name of [rest, rest.replace(/^元/, ''), rest.replace(/元$/, '')]) {
    const currency = findCurrency(name);
    if (currency !== undefined) return { power, currency };
  }
  return undefined;
};

const parseAmountAndUnit = (number: string, suffix: string, original: string): ParsedCapital => {
  if (!AMOUNT.test(number)) return refuse('wrong-number');
  const unitText = suffix.replaceAll(/[()]/g, '');
  if (unitText === '' && suffix !== '()') return refuse('no-unit');
  const isUnitAssumed = unitText === '';
  const unit = parseUnit(isUnitAssumed ? '万' : unitText);
  if (!unit) return refuse('unknown-unit');
  return {
    ok: true,
    capital: {
      amount: shiftDecimal(number.replaceAll(',', ''), unit.power),
      currency: unit.currency,
      unit: 10 ** unit.power,
      isUnitAssumed,
      original,
    },
  };
};

/**
 * Reads the registered capital of a Chinese register: `1,000(万元人民币)`, `137(万)`, `750(万元美元)`, `7.6万人民币`,
 * `500,000(人民币元)`, `人民币500万元` ... Nothing known is `capital: null`. Exact, no floating point.
 * Fails on commas that do not part thousands, on a bare number and on a unit or currency it does not know.
 */
export const parseCapital = (text: string): ParsedCapital => {
  const cleaned = text.normalize('NFKC').replaceAll(/\s+/g, '');
  if (MISSING.test(cleaned)) return { ok: true, capital: null };
  const match = LEADING_NUMBER.exec(cleaned);
  if (match) return parseAmountAndUnit(match[1] ?? '', match[2] ?? '', text);
  const prefixed = /^([^\d.,()]+)([\d.,]+)(.*)$/.exec(cleaned);
  if (!prefixed) return refuse('no-number');
  const [, currencyName = '', number = '', suffix = ''] = prefixed;
  if (findCurrency(currencyName) === undefined) return refuse('unknown-unit');
  return parseAmountAndUnit(number, `${suffix.replace(/元$/, '')}${currencyName}`, text);
};
