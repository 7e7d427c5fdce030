import type { Fen } from '../basis/amounts.ts';
import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';
import type { FinanceTraits } from './traits.ts';
import { debtOf, totalProfitOf } from './year.ts';
import type { Balance, Income } from './year.ts';

export interface Trading {
  readonly revenue: Fen;
  readonly previousRevenue: Fen;
  readonly grossMargin: number;
  readonly strain: number;
  /** Part of the year the firm existed. */
  readonly partOfYear: number;
}

const WITHOUT_TAX = { currentTax: 0, deferredTax: 0, minorityShare: 0 } as const;

/** One year's income statement from trade, opening balance and the firm's habits. */
export const drawIncome = (
  random: Random,
  firm: Firm,
  traits: FinanceTraits,
  opening: Balance,
  trading: Trading,
): Income => {
  const { economics } = firm.industry;
  const { revenue, strain, partOfYear } = trading;
  const luck = (width: number): number => Math.exp(width * random.normal());
  // Overheads follow revenue half a year late.
  const base = (revenue + Math.max(trading.previousRevenue, revenue * 0.6)) / 2;
  const overhead = base * traits.overhead;
  const depreciation = Math.round(
    (opening.fixed_assets / economics.usefulYears +
      opening.right_of_use_assets / 5 +
      opening.investment_property / 30) *
      partOfYear,
  );
  const receivables = opening.accounts_receivable + opening.other_receivables;
  const before: Income = {
    revenue,
    otherBusiness: Math.round(revenue * 0.02 * random.next()),
    cost: Math.round(revenue * (1 - trading.grossMargin)),
    surcharges: Math.round(revenue * traits.surchargeShare),
    selling: Math.round(overhead * economics.selling * luck(0.08)),
    administration: Math.round(overhead * economics.administration * 0.82 * luck(0.08)),
    research: Math.round(overhead * economics.research * luck(0.1)),
    interestExpense: Math.round(
      (debtOf(opening) * (traits.interestRate + 0.03 * strain) + opening.lease_liabilities * 0.045) *
        partOfYear,
    ),
    interestIncome: Math.round(opening.cash_and_equivalents * 0.008 * partOfYear),
    bankFees: Math.round(revenue * 0.0004),
    grants: Math.round(random.chance(0.7) ? revenue * 0.0025 * luck(0.8) : 0),
    investmentIncome: Math.round(
      opening.long_term_equity_investments * 0.025 * luck(0.4) + opening.trading_financial_assets * 0.025,
    ),
    creditImpairment: -Math.round(receivables * (0.006 * luck(0.7) + 0.18 * strain * random.next())),
    assetImpairment: -Math.round(opening.inventories * (0.004 * luck(0.8) + 0.16 * strain * random.next())),
    disposalGain: Math.round(opening.fixed_assets * 0.001 * random.normal()),
    nonOperatingIncome: Math.round(revenue * 0.001 * luck(0.8)),
    nonOperatingExpense: Math.round(revenue * (0.001 * luck(0.8) + 0.03 * strain * random.next())),
    ...WITHOUT_TAX,
    depreciation,
    amortisation: Math.round(
      (opening.intangible_assets / 12 + opening.long_term_deferred_expenses / 4) * partOfYear,
    ),
    staff: Math.round(base * economics.staff * luck(0.06)),
    exports: Math.round(revenue * traits.exportShare),
  };
  return withTax(traits, opening, before);
};

const withTax = (traits: FinanceTraits, opening: Balance, before: Income): Income => {
  const profit = totalProfitOf(before);
  const impaired = before.creditImpairment + before.assetImpairment;
  const currentTax = Math.max(0, Math.round((profit - impaired) * traits.taxRate));
  // Impairments are taxed now and relieved later: that much deferred tax asset arises while the firm earns.
  const deferredTax = profit > 0 ? Math.round(impaired * traits.taxRate) : 0;
  const net = profit - currentTax - deferredTax;
  const share = opening.minority_interests > 0 ? 0.05 : 0;
  return { ...before, currentTax, deferredTax, minorityShare: Math.round(net * share) };
};
