import { fenOf } from '../basis/amounts.ts';
import type { Fen } from '../basis/amounts.ts';
import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';
import { drawOperatingLines } from './operating-lines.ts';
import type { FinanceTraits } from './traits.ts';
import { totalAssetsOf, totalLiabilitiesOf } from './year.ts';
import type { Balance } from './year.ts';

export const EMPTY_BALANCE: Balance = {
  cash_and_equivalents: 0,
  trading_financial_assets: 0,
  notes_receivable: 0,
  accounts_receivable: 0,
  receivables_financing: 0,
  prepayments: 0,
  other_receivables: 0,
  inventories: 0,
  contract_assets: 0,
  other_current_assets: 0,
  long_term_equity_investments: 0,
  other_equity_investments: 0,
  investment_property: 0,
  fixed_assets: 0,
  construction_in_progress: 0,
  right_of_use_assets: 0,
  intangible_assets: 0,
  goodwill: 0,
  long_term_deferred_expenses: 0,
  deferred_tax_assets: 0,
  other_non_current_assets: 0,
  short_term_borrowings: 0,
  notes_payable: 0,
  accounts_payable: 0,
  advances_from_customers: 0,
  contract_liabilities: 0,
  employee_benefits_payable: 0,
  taxes_payable: 0,
  other_payables: 0,
  non_current_liabilities_due_1y: 0,
  other_current_liabilities: 0,
  long_term_borrowings: 0,
  bonds_payable: 0,
  lease_liabilities: 0,
  long_term_payables: 0,
  deferred_income: 0,
  deferred_tax_liabilities: 0,
  paid_in_capital: 0,
  capital_reserve: 0,
  surplus_reserve: 0,
  retained_earnings: 0,
  minority_interests: 0,
};

const DEBT_SPLIT = { short: 0.58, due: 0.08 } as const;

/** Spreads interest-bearing debt over its lines; only large firms have bonds. */
export const splitDebt = (firm: Firm, debt: Fen) => {
  const bonds = firm.isListed && firm.scale > 2e9 ? Math.round(debt * 0.15) : 0;
  const short = Math.round(debt * DEBT_SPLIT.short);
  const due = Math.round(debt * DEBT_SPLIT.due);
  return {
    short_term_borrowings: short,
    non_current_liabilities_due_1y: due,
    bonds_payable: bonds,
    long_term_borrowings: debt - bonds - short - due,
  };
};

/** The balance before the first year, made from the firm's ratios; equity is what is left, so that it balances. */
export const drawOpening = (
  random: Random,
  firm: Firm,
  traits: FinanceTraits,
  revenue: Fen,
  paidCapital: Fen,
  stakes: Fen,
): Balance => {
  const { economics } = firm.industry;
  const cost = Math.round(revenue * (1 - traits.grossMargin));
  const fixed = Math.round(revenue * economics.fixedAssets * traits.fixedAssets);
  const lease = Math.round(revenue * traits.leaseShare);
  const assets: Partial<Balance> = {
    cash_and_equivalents: Math.round(revenue * traits.cashShare),
    long_term_equity_investments: stakes,
    fixed_assets: fixed,
    construction_in_progress: Math.round(fixed * 0.06 * random.next()),
    right_of_use_assets: lease,
    intangible_assets: Math.round(fixed * 0.14 + revenue * economics.research * 0.4),
    long_term_deferred_expenses: Math.round(revenue * 0.01 * random.next()),
    other_non_current_assets: Math.round(fixed * 0.02),
    investment_property: random.chance(0.05) ? Math.round(fixed * 0.3) : 0,
  };
  const operating = drawOperatingLines(random, firm, traits, {
    revenue,
    cost,
    staff: Math.round(revenue * economics.staff),
    totalAssets: revenue,
    strain: 0,
  });
  const draft: Balance = { ...EMPTY_BALANCE, ...assets, ...operating };
  if (firm.group?.head === firm.index || firm.isListed)
    draft.goodwill = Math.round(totalAssetsOf(draft) * 0.02 * random.next());
  draft.deferred_tax_assets = Math.round(totalAssetsOf(draft) * 0.006 * random.next());
  Object.assign(draft, splitDebt(firm, Math.round(totalAssetsOf(draft) * traits.debtTarget)));
  draft.lease_liabilities = Math.round(lease * 0.9);
  draft.deferred_income = random.chance(0.3) ? Math.round(fixed * 0.02) : 0;
  return endow(random, firm, draft, paidCapital);
};

/** Puts capital that trade does not need into money, stakes and loans to others, then splits equity over its lines. */
const endow = (random: Random, firm: Firm, draft: Balance, paidCapital: Fen): Balance => {
  const wanted = Math.round(paidCapital * random.range(0.7, 1.15));
  const missing = Math.max(0, wanted - (totalAssetsOf(draft) - totalLiabilitiesOf(draft)));
  const idle = Math.round(missing * 0.3);
  const placed = Math.round(missing * 0.4);
  draft.cash_and_equivalents += idle;
  draft.long_term_equity_investments += placed;
  draft.other_receivables += missing - idle - placed;
  const equity = totalAssetsOf(draft) - totalLiabilitiesOf(draft);
  const surplus = Math.max(0, equity - paidCapital);
  const isParent = firm.group?.head === firm.index;
  draft.minority_interests = isParent && equity > 0 ? Math.round(equity * random.range(0.02, 0.12)) : 0;
  draft.paid_in_capital = paidCapital;
  draft.capital_reserve = firm.isListed
    ? Math.round(surplus * random.range(0.3, 0.6))
    : random.chance(0.15)
      ? Math.round(surplus * 0.2)
      : 0;
  draft.surplus_reserve = Math.min(Math.round(surplus * 0.05), Math.round(paidCapital / 2));
  draft.retained_earnings =
    equity - draft.minority_interests - draft.paid_in_capital - draft.capital_reserve - draft.surplus_reserve;
  return draft;
};

/** A firm founded within the years shown begins with its paid-up capital in the bank; without capital, with an owner's loan. */
export const makeFounding = (paidCapital: Fen): Balance =>
  paidCapital > 0
    ? { ...EMPTY_BALANCE, cash_and_equivalents: paidCapital, paid_in_capital: paidCapital }
    : { ...EMPTY_BALANCE, cash_and_equivalents: fenOf(100_000), other_payables: fenOf(100_000) };
