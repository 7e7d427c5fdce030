export { isScreeningOutdated, markChangedForScreening } from './mark-changed.ts';
export { ORDER_COLUMNS, orderCompanies, writeOrder } from './order-companies.ts';
export { readMarketCodes } from './read-market-codes.ts';
export { screenMarket } from './screen-market.ts';
export type { ScreeningTables } from './tables.ts';
export { writeBlocks } from './write-blocks.ts';
