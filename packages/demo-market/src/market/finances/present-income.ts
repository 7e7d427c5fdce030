import type { Payload } from '@mingjian/domain/records';
import { yuanText } from '../basis/amounts.ts';
import type { Fen } from '../basis/amounts.ts';
import { financeExpenseOf, netProfitOf, operatingProfitOf, totalProfitOf } from './year.ts';
import type { Income } from './year.ts';

/**
 * The chain from revenue to net profit. Impairments carry the sign of the ministry's format (Caikuai [2019] 6): a loss is
 * negative, so that operating profit = revenue - total operating cost + the lines below it.
 */
export const presentIncome = (income: Income, shares: number | null): Payload => {
  const finance = financeExpenseOf(income);
  const totalCost: Fen =
    income.cost + income.surcharges + income.selling + income.administration + income.research + finance;
  const net = netProfitOf(income);
  const profit = totalProfitOf(income);
  const ebit = profit + income.interestExpense;
  const nonRecurring =
    income.grants + income.disposalGain + income.nonOperatingIncome - income.nonOperatingExpense;
  const perShare = shares ? ((net - income.minorityShare) / 100 / shares).toFixed(4) : null;
  return {
    total_operating_revenue: yuanText(income.revenue),
    operating_revenue: yuanText(income.revenue),
    main_business_revenue: yuanText(income.revenue - income.otherBusiness),
    other_business_revenue: yuanText(income.otherBusiness),
    total_operating_cost: yuanText(totalCost),
    operating_cost: yuanText(income.cost),
    taxes_and_surcharges: yuanText(income.surcharges),
    selling_expenses: yuanText(income.selling),
    administrative_expenses: yuanText(income.administration),
    rd_expenses: yuanText(income.research),
    finance_expenses: yuanText(finance),
    interest_expense: yuanText(income.interestExpense),
    interest_income: yuanText(income.interestIncome),
    other_income: yuanText(income.grants),
    investment_income: yuanText(income.investmentIncome),
    credit_impairment_losses: yuanText(income.creditImpairment),
    asset_impairment_losses: yuanText(income.assetImpairment),
    asset_disposal_gains: yuanText(income.disposalGain),
    operating_profit: yuanText(operatingProfitOf(income)),
    non_operating_income: yuanText(income.nonOperatingIncome),
    non_operating_expenses: yuanText(income.nonOperatingExpense),
    total_profit: yuanText(profit),
    income_tax_expense: yuanText(income.currentTax + income.deferredTax),
    net_profit: yuanText(net),
    net_profit_continuing: yuanText(net),
    net_profit_parent: yuanText(net - income.minorityShare),
    ...(income.minorityShare === 0 ? {} : { net_profit_minority: yuanText(income.minorityShare) }),
    ...(shares
      ? {
          net_profit_excl_nonrecurring: yuanText(net - income.minorityShare - Math.round(nonRecurring * 0.8)),
          non_recurring_gains: yuanText(Math.round(nonRecurring * 0.8)),
        }
      : {}),
    total_comprehensive_income: yuanText(net),
    gross_profit: yuanText(income.revenue - income.cost),
    ebit: yuanText(ebit),
    ebitda: yuanText(ebit + income.depreciation + income.amortisation),
    depreciation_and_amortisation: yuanText(income.depreciation + income.amortisation),
    ...(income.exports > 0 ? { export_revenue: yuanText(income.exports) } : {}),
    staff_costs: yuanText(income.staff),
    ...(perShare ? { basic_eps: perShare, diluted_eps: perShare } : {}),
  };
};
