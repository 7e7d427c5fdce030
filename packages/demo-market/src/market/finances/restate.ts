import type { Random } from '../basis/random.ts';
import type { Income, Year } from './year.ts';
import { totalProfitOf } from './year.ts';

/**
 * The same year corrected: revenue booked too early is taken out, with its cost, its receivable, its tax and its profit.
 * No cash moves, so the cash flow stays as it was. Null where the firm had too little to correct.
 */
export const restateYear = (random: Random, year: Year): Year | null => {
  const { income, closing } = year;
  const revenue = Math.round(income.revenue * random.range(0.02, 0.08));
  const cost = Math.round(revenue * random.range(0.3, 0.7));
  const lost = revenue - cost;
  if (closing.accounts_receivable < lost * 2 || lost <= 0) return null;
  const rate = totalProfitOf(income) > lost * 2 ? 0.25 : 0;
  const tax = Math.min(Math.round(lost * rate), closing.taxes_payable);
  const corrected: Income = {
    ...income,
    revenue: income.revenue - revenue,
    cost: income.cost - cost,
    currentTax: income.currentTax - tax,
  };
  return {
    ...year,
    income: corrected,
    closing: {
      ...closing,
      accounts_receivable: closing.accounts_receivable - lost,
      taxes_payable: closing.taxes_payable - tax,
      retained_earnings: closing.retained_earnings - (lost - tax),
    },
  };
};
