import type { Statement } from '../financials/index.ts';
import { readFen } from './fen.ts';
import { DEBT_FIELDS } from './lines.ts';

/** By what profit is taxed and debt bears interest; 0..1. */
export interface Rates {
  readonly tax: number;
  /** Whether the firm's own accounts tell it. */
  readonly isTaxOwn: boolean;
  readonly interest: number;
  readonly isInterestOwn: boolean;
}

/** Enterprise Income Tax Law, Art. 4. */
const STATUTORY_TAX = 0.25;
const MOST_TAX = 0.5;
/** Supposed where a firm states no debt or no interest: somewhat above the one-year loan prime rate of 2024-25 (3.0-3.45 %). */
const SUPPOSED_INTEREST = 0.04;
/** Debt that was repaid before the year ended leaves its interest behind; more than this no lender may ask. */
const MOST_INTEREST = 0.2;

const findTax = (items: Statement['items']): number | null => {
  const profit = readFen(items['total_profit']);
  const tax = readFen(items['income_tax_expense']);
  if (profit === null || tax === null || profit <= 0) return null;
  const rate = tax / profit;
  return rate >= 0 && rate <= MOST_TAX ? rate : null;
};

const findInterest = (items: Statement['items']): number | null => {
  const debt = DEBT_FIELDS.reduce((sum, field) => sum + (readFen(items[field]) ?? 0), 0);
  const stated = debt > 0 ? debt : readFen(items['interest_bearing_debt']);
  const interest = readFen(items['interest_expense']);
  if (stated === null || interest === null || stated <= 0 || interest <= 0) return null;
  return Math.min(MOST_INTEREST, interest / stated);
};

/** The firm's own effective rates, else the statutory tax and a supposed interest. */
export const findRates = ({ items }: Statement): Rates => {
  const tax = findTax(items);
  const interest = findInterest(items);
  return {
    tax: tax ?? STATUTORY_TAX,
    isTaxOwn: tax !== null,
    interest: interest ?? SUPPOSED_INTEREST,
    isInterestOwn: interest !== null,
  };
};
