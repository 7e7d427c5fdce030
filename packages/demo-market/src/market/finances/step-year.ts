import type { Fen } from '../basis/amounts.ts';
import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';
import { splitDebt } from './opening.ts';
import { drawOperatingLines } from './operating-lines.ts';
import { drawIncome } from './step-income.ts';
import type { Trading } from './step-income.ts';
import type { FinanceTraits } from './traits.ts';
import { debtOf, netProfitOf, totalAssetsOf, totalEquityOf, totalLiabilitiesOf } from './year.ts';
import type { Balance, Flows, Income, Year } from './year.ts';

export interface YearDraw extends Trading {
  readonly year: number;
  readonly growth: number;
  /** Capital paid in (or, negative, paid back) during the year. */
  readonly contributions: Fen;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Fixed and other long-lived assets at the end of the year, and what was paid for them. */
const renewAssets = (random: Random, firm: Firm, opening: Balance, income: Income, draw: YearDraw) => {
  const { economics } = firm.industry;
  const wanted = draw.revenue * economics.fixedAssets * 0.35;
  const appetite =
    draw.strain > 0.3 ? 0.15 : clamp(0.9 + draw.growth * 1.5, 0.2, 2) * Math.exp(0.35 * random.normal());
  const started = opening.fixed_assets < wanted ? Math.round(wanted * 0.4) : 0;
  const spent = Math.round(income.depreciation * appetite) + started;
  const built = Math.round(spent * random.range(0.1, 0.4));
  const finished = Math.round((opening.construction_in_progress + built) * random.range(0.35, 0.75));
  const leased = Math.round(opening.right_of_use_assets / 5);
  const wornOut = income.depreciation - leased - Math.round(opening.investment_property / 30);
  const sold = Math.round(opening.fixed_assets * 0.006 * random.next());
  const intangible = Math.round(draw.revenue * economics.research * 0.08 + spent * 0.05);
  const written = Math.min(
    Math.round(opening.long_term_deferred_expenses / 4),
    opening.long_term_deferred_expenses,
  );
  const goodwillLoss = draw.strain > 0.5 ? Math.round(opening.goodwill * 0.4) : 0;
  return {
    lines: {
      fixed_assets: Math.max(0, opening.fixed_assets + spent - built + finished - wornOut - sold),
      construction_in_progress: opening.construction_in_progress + built - finished,
      right_of_use_assets: opening.right_of_use_assets,
      intangible_assets: Math.max(
        0,
        opening.intangible_assets + intangible - (income.amortisation - written),
      ),
      long_term_deferred_expenses:
        opening.long_term_deferred_expenses - written + Math.round(draw.revenue * 0.002),
      investment_property: opening.investment_property - Math.round(opening.investment_property / 30),
      goodwill: opening.goodwill - goodwillLoss,
      deferred_tax_assets: Math.max(0, opening.deferred_tax_assets - income.deferredTax),
      other_non_current_assets: opening.other_non_current_assets,
    },
    capitalExpenditure: spent + intangible + Math.round(draw.revenue * 0.002),
    disposalProceeds: Math.max(0, sold + income.disposalGain),
    leased,
    goodwillLoss,
  };
};

/** Equity at the end of the year; a tenth of the profit goes to the surplus reserve until it is half the capital. */
const rollEquity = (opening: Balance, income: Income, contributions: Fen, dividends: Fen) => {
  const parent = netProfitOf(income) - income.minorityShare;
  const paid = opening.paid_in_capital + contributions;
  const reserve =
    parent > 0
      ? clamp(Math.round(parent / 10), 0, Math.max(0, Math.round(paid / 2) - opening.surplus_reserve))
      : 0;
  return {
    paid_in_capital: paid,
    capital_reserve: opening.capital_reserve,
    surplus_reserve: opening.surplus_reserve + reserve,
    retained_earnings: opening.retained_earnings + parent - reserve - dividends,
    minority_interests: opening.minority_interests + income.minorityShare,
  };
};

/** How much debt the banks leave or grant: less when the firm is strained or deep in debt already. */
const lendingLimit = (
  traits: FinanceTraits,
  opening: Balance,
  equity: Fen,
  assets: Fen,
  strain: number,
): Fen => {
  const debt = debtOf(opening);
  if (strain > 0.3) return Math.round(debt * 1.02);
  if (equity < assets * 0.15) return Math.round(debt * 0.93);
  return Math.max(Math.round(assets * traits.debtCeiling), Math.round(debt * 0.85));
};

/** One year of a firm: trade, renewal, financing; cash and debt close the balance, arrears appear where both run out. */
export const drawYear = (
  random: Random,
  firm: Firm,
  traits: FinanceTraits,
  opening: Balance,
  draw: YearDraw,
): Year => {
  const income = drawIncome(random, firm, traits, opening, draw);
  const assets = renewAssets(random, firm, opening, income, draw);
  const booked =
    assets.goodwillLoss > 0
      ? { ...income, assetImpairment: income.assetImpairment - assets.goodwillLoss }
      : income;
  const net = netProfitOf(booked);
  const canPay = net > 0 && opening.retained_earnings > 0 && draw.strain < 0.2;
  const dividends = canPay ? Math.round(Math.min(net * traits.payout, opening.retained_earnings)) : 0;
  const operating = drawOperatingLines(random, firm, traits, {
    revenue: draw.revenue,
    cost: booked.cost,
    staff: booked.staff,
    totalAssets: totalAssetsOf(opening),
    strain: draw.strain,
  });
  // Firms that do not trade on credit yet keep what the owner lent them.
  operating.other_payables = Math.max(operating.other_payables, Math.round(opening.other_payables * 0.8));
  operating.other_receivables = Math.max(
    operating.other_receivables,
    Math.round(opening.other_receivables * 0.85),
  );
  const closing: Balance = {
    ...opening,
    ...operating,
    ...assets.lines,
    ...rollEquity(opening, booked, draw.contributions, dividends),
    deferred_income: Math.round(opening.deferred_income * 0.9),
    cash_and_equivalents: 0,
    trading_financial_assets: 0,
  };
  return {
    year: draw.year,
    opening,
    closing,
    income: booked,
    flows: finance(firm, traits, closing, opening, booked, draw, dividends, assets),
  };
};

/** Closes the balance and tells the flows behind it. Changes `closing`. */
const finance = (
  firm: Firm,
  traits: FinanceTraits,
  closing: Balance,
  opening: Balance,
  income: Income,
  draw: YearDraw,
  dividends: Fen,
  assets: { capitalExpenditure: Fen; disposalProceeds: Fen; leased: Fen },
): Flows => {
  const debt = debtOf(opening);
  const surplus = totalLiabilitiesOf(closing) + totalEquityOf(closing) - totalAssetsOf(closing);
  const target = Math.round(draw.revenue * traits.cashShare);
  const limit = lendingLimit(traits, opening, totalEquityOf(closing), totalAssetsOf(closing), draw.strain);
  // Firms keep the debt they are used to, even with money in the bank; they pay it down slowly.
  const usual = (Math.round(totalAssetsOf(closing) * traits.debtTarget) - debt) * 0.4;
  const wanted = draw.strain > 0.3 ? target - surplus : Math.max(target - surplus, usual);
  const change = Math.round(clamp(wanted, -debt * 0.15, Math.max(limit - debt, -debt * 0.15)));
  const lines = splitDebt(firm, debt + change);
  Object.assign(closing, lines);
  const floor = Math.round(draw.revenue * 0.003) + 100_000;
  const cash = surplus + change;
  if (cash < floor) closeWithArrears(closing, floor - cash);
  closing.cash_and_equivalents = Math.max(cash, floor);
  const spare = closing.cash_and_equivalents - target * 2;
  if (spare > 0 && target > 0) {
    closing.trading_financial_assets = Math.round(spare * 0.45);
    closing.cash_and_equivalents -= closing.trading_financial_assets;
  }
  const invested = closing.trading_financial_assets - opening.trading_financial_assets;
  const bonds = Math.max(0, closing.bonds_payable - opening.bonds_payable);
  const due = opening.short_term_borrowings + opening.non_current_liabilities_due_1y;
  const repaid = Math.max(due, -change + bonds, 0);
  return {
    contributions: draw.contributions,
    borrowed: change + repaid - bonds,
    bondsIssued: bonds,
    repaid,
    dividends,
    leasePayments: assets.leased,
    capitalExpenditure: assets.capitalExpenditure,
    disposalProceeds: assets.disposalProceeds,
    investmentsBought: Math.max(0, invested),
    investmentsSold: Math.max(0, -invested),
  };
};

/** Where money is missing, bills stay unpaid and the owner or a friend lends. */
const closeWithArrears = (closing: Balance, missing: Fen): void => {
  const bills = Math.round(missing * 0.45);
  closing.accounts_payable += bills;
  closing.other_payables += missing - bills;
};
