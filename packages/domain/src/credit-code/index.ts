export { cleanCode } from './clean-code.ts';
export type { CodeFault, ParsedCode } from './clean-code.ts';
export {
  getOrganisationCode,
  getRegistrationDivision,
  isCreditCode,
  makeCreditCode,
  parseCreditCode,
} from './credit-code.ts';
export { makeRegistrationNumber, parseRegistrationNumber } from './registration-number.ts';
export { parseCompanyCode } from './company-code.ts';
export type { ParsedCompanyCode } from './company-code.ts';
export { parseStockCode } from './stock-code.ts';
export type { ParsedStockCode, StockMarket } from './stock-code.ts';
