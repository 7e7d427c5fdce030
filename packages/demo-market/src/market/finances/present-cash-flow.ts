import type { Payload } from '@mingjian/domain/records';
import { yuanText } from '../basis/amounts.ts';
import type { Fen } from '../basis/amounts.ts';
import { financeExpenseOf, netProfitOf } from './year.ts';
import type { Balance, Year } from './year.ts';

const RECEIVABLES = [
  'notes_receivable',
  'accounts_receivable',
  'receivables_financing',
  'contract_assets',
] as const;
const PAYABLES = ['notes_payable', 'accounts_payable'] as const;
const ADVANCES = ['advances_from_customers', 'contract_liabilities'] as const;

const rise = (year: Year, lines: readonly (keyof Balance)[]): Fen =>
  lines.reduce((sum, line) => sum + year.closing[line] - year.opening[line], 0);

const investingOf = ({ flows, income }: Year) => {
  const income_ = Math.max(0, income.investmentIncome);
  const inflows = flows.investmentsSold + income_ + flows.disposalProceeds;
  const outflows = flows.capitalExpenditure + flows.investmentsBought;
  return { income: income_, inflows, outflows, net: inflows - outflows };
};

const financingOf = ({ flows, income }: Year) => {
  const contributed = Math.max(0, flows.contributions);
  const returned = Math.max(0, -flows.contributions);
  const inflows = contributed + flows.borrowed + flows.bondsIssued;
  const dividendsAndInterest = flows.dividends + income.interestExpense;
  const other = flows.leasePayments + returned;
  const outflows = flows.repaid + dividendsAndInterest + other;
  return { contributed, dividendsAndInterest, other, inflows, outflows, net: inflows - outflows };
};

/** Operating flows: known ones from revenue, cost and working capital; "other" takes what is left of the net amount. */
const operatingOf = (year: Year, net: Fen) => {
  const { income } = year;
  const sales = Math.max(
    0,
    income.revenue - rise(year, RECEIVABLES) + rise(year, ADVANCES) + income.creditImpairment,
  );
  const refunds = Math.round(income.exports * 0.05);
  const goods = Math.max(
    0,
    Math.round(income.cost * 0.85) +
      rise(year, ['inventories', 'prepayments']) -
      rise(year, PAYABLES) -
      Math.round(income.depreciation * 0.6),
  );
  const staff = Math.max(0, income.staff - rise(year, ['employee_benefits_payable']));
  const taxes = Math.max(0, income.surcharges + income.currentTax - rise(year, ['taxes_payable']));
  const small = Math.round(income.revenue * 0.01);
  const grants = income.grants + income.interestIncome + income.nonOperatingIncome;
  const left = sales + refunds + grants - goods - staff - taxes - net;
  const otherPaid = Math.max(left, small);
  const otherReceived = grants + otherPaid - left;
  const inflows = sales + refunds + otherReceived;
  const outflows = goods + staff + taxes + otherPaid;
  return { sales, refunds, otherReceived, goods, staff, taxes, otherPaid, inflows, outflows };
};

/** Cash flow by the direct method with the main lines of the indirect one. Ties to the change of cash to the fen. */
export const presentCashFlow = (year: Year): Payload => {
  const { opening, closing, income, flows } = year;
  const begin = opening.cash_and_equivalents;
  const end = closing.cash_and_equivalents;
  const investing = investingOf(year);
  const financing = financingOf(year);
  const net = end - begin - investing.net - financing.net;
  const operating = operatingOf(year, net);
  const impairment = -(income.creditImpairment + income.assetImpairment);
  const text = (lines: Readonly<Record<string, Fen>>): Payload =>
    Object.fromEntries(Object.entries(lines).map(([line, value]) => [line, yuanText(value)]));
  return text({
    cash_received_from_sales: operating.sales,
    tax_refunds_received: operating.refunds,
    other_operating_cash_received: operating.otherReceived,
    operating_cash_inflows: operating.inflows,
    cash_paid_for_goods: operating.goods,
    cash_paid_to_employees: operating.staff,
    taxes_paid: operating.taxes,
    other_operating_cash_paid: operating.otherPaid,
    operating_cash_outflows: operating.outflows,
    net_operating_cash_flow: net,
    cash_from_investment_recovery: flows.investmentsSold,
    cash_from_investment_income: investing.income,
    cash_from_asset_disposal: flows.disposalProceeds,
    investing_cash_inflows: investing.inflows,
    capital_expenditure: flows.capitalExpenditure,
    cash_paid_for_investments: flows.investmentsBought,
    investing_cash_outflows: investing.outflows,
    net_investing_cash_flow: investing.net,
    cash_from_capital_contributions: financing.contributed,
    cash_from_borrowings: flows.borrowed,
    cash_from_bond_issue: flows.bondsIssued,
    financing_cash_inflows: financing.inflows,
    debt_repayments: flows.repaid,
    dividends_and_interest_paid: financing.dividendsAndInterest,
    other_financing_cash_paid: financing.other,
    financing_cash_outflows: financing.outflows,
    net_financing_cash_flow: financing.net,
    fx_effect_on_cash: 0,
    net_increase_in_cash: end - begin,
    cash_at_beginning: begin,
    cash_at_end: end,
    cf_net_profit: netProfitOf(income),
    cf_impairment: impairment,
    cf_depreciation: income.depreciation,
    cf_amortisation: income.amortisation,
    cf_finance_costs: financeExpenseOf(income),
    cf_inventory_change: -rise(year, ['inventories']),
    cf_receivables_change: -rise(year, [...RECEIVABLES, 'prepayments', 'other_receivables']),
    cf_payables_change: rise(year, [
      ...PAYABLES,
      ...ADVANCES,
      'employee_benefits_payable',
      'taxes_payable',
      'other_payables',
    ]),
    free_cash_flow: net - flows.capitalExpenditure,
  });
};
