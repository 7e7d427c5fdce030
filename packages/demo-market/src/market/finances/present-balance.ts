import type { Payload } from '@mingjian/domain/records';
import { yuanText } from '../basis/amounts.ts';
import {
  CURRENT_ASSETS,
  CURRENT_LIABILITIES,
  debtOf,
  NON_CURRENT_ASSETS,
  NON_CURRENT_LIABILITIES,
  PARENT_EQUITY,
  sumOf,
  totalAssetsOf,
  totalEquityOf,
  totalLiabilitiesOf,
} from './year.ts';
import type { Balance, BalanceLine } from './year.ts';

/** Lines that stand in every balance, also at 0; the others only where the firm has them. */
const ALWAYS: ReadonlySet<BalanceLine> = new Set([
  'cash_and_equivalents',
  'accounts_receivable',
  'inventories',
  'fixed_assets',
  'intangible_assets',
  'short_term_borrowings',
  'accounts_payable',
  'long_term_borrowings',
  'non_current_liabilities_due_1y',
  'bonds_payable',
  'paid_in_capital',
  'surplus_reserve',
  'retained_earnings',
]);

/** A balance as the ministry's format shows it: lines, then the totals that they add up to. */
export const presentBalance = (balance: Balance): Payload => {
  const payload: Record<string, string> = {};
  const write = (lines: readonly BalanceLine[]): void => {
    for (const line of lines)
      if (balance[line] !== 0 || ALWAYS.has(line)) payload[line] = yuanText(balance[line]);
  };
  write(CURRENT_ASSETS);
  payload['total_current_assets'] = yuanText(sumOf(balance, CURRENT_ASSETS));
  write(NON_CURRENT_ASSETS);
  payload['total_non_current_assets'] = yuanText(sumOf(balance, NON_CURRENT_ASSETS));
  payload['total_assets'] = yuanText(totalAssetsOf(balance));
  write(CURRENT_LIABILITIES);
  payload['total_current_liabilities'] = yuanText(sumOf(balance, CURRENT_LIABILITIES));
  write(NON_CURRENT_LIABILITIES);
  payload['total_non_current_liabilities'] = yuanText(sumOf(balance, NON_CURRENT_LIABILITIES));
  payload['total_liabilities'] = yuanText(totalLiabilitiesOf(balance));
  write(PARENT_EQUITY);
  payload['equity_attributable_to_parent'] = yuanText(sumOf(balance, PARENT_EQUITY));
  write(['minority_interests']);
  payload['total_equity'] = yuanText(totalEquityOf(balance));
  payload['total_liabilities_and_equity'] = yuanText(totalLiabilitiesOf(balance) + totalEquityOf(balance));
  payload['interest_bearing_debt'] = yuanText(debtOf(balance) + balance.lease_liabilities);
  return payload;
};
