export { CURRENCY_NAMES, findCurrency } from './currencies.ts';
export { roundDecimal, shiftDecimal } from './decimal-text.ts';
export { formatDecimal, formatTenThousandYuan, formatThousandYuan } from './format.ts';
export { parseCapital } from './parse-capital.ts';
export type { Capital, CapitalFault, ParsedCapital } from './parse-capital.ts';
export { sumDecimals } from './sum-decimals.ts';
