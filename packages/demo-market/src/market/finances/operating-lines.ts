import type { Fen } from '../basis/amounts.ts';
import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';
import type { FinanceTraits } from './traits.ts';
import type { Balance, BalanceLine } from './year.ts';

const OPERATING_LINES = [
  'notes_receivable',
  'accounts_receivable',
  'receivables_financing',
  'prepayments',
  'other_receivables',
  'inventories',
  'contract_assets',
  'other_current_assets',
  'notes_payable',
  'accounts_payable',
  'advances_from_customers',
  'contract_liabilities',
  'employee_benefits_payable',
  'taxes_payable',
  'other_payables',
  'other_current_liabilities',
] as const satisfies readonly BalanceLine[];

export type OperatingLines = Pick<Balance, (typeof OPERATING_LINES)[number]>;

export interface Volume {
  readonly revenue: Fen;
  readonly cost: Fen;
  readonly staff: Fen;
  readonly totalAssets: Fen;
  /** 0: sound; 1: payments have stopped. Customers pay late, suppliers wait, stock stays. */
  readonly strain: number;
}

/** What trading leaves on the balance at the end of a year: days of revenue and of cost, with some luck each year. */
export const drawOperatingLines = (
  random: Random,
  firm: Firm,
  traits: FinanceTraits,
  volume: Volume,
): OperatingLines => {
  const { economics, kind } = firm.industry;
  const luck = (width: number): number => Math.exp(width * random.normal());
  const days = (base: Fen, count: number): number => (base * count) / 365;
  const { revenue, cost, strain } = volume;
  const receivables =
    days(revenue, economics.receivableDays) * traits.receivables * luck(0.12) * (1 + 0.5 * strain);
  const payables = days(cost, economics.payableDays) * traits.payables * luck(0.12) * (1 + 0.7 * strain);
  const advances = days(revenue, economics.advanceDays) * luck(0.2) * (1 - 0.3 * strain);
  const usesNotes = economics.fixedAssets > 0.3 && firm.scale > 3e7;
  const asContractAssets =
    kind === 'construction' || kind === 'environment' || kind === 'software' ? 0.22 : 0;
  const contract = kind === 'realEstate' ? 0.95 : 0.85;
  return {
    notes_receivable: Math.round(usesNotes ? receivables * 0.1 : 0),
    accounts_receivable: Math.round(receivables * (usesNotes ? 0.82 : 1) * (1 - asContractAssets)),
    receivables_financing: Math.round(usesNotes ? receivables * 0.08 : 0),
    prepayments: Math.round(days(cost, 12) * luck(0.4)),
    other_receivables: Math.round(revenue * 0.02 * luck(0.6) * (1 + strain)),
    inventories: Math.round(days(cost, economics.stockDays) * traits.stock * luck(0.1) * (1 + 0.4 * strain)),
    contract_assets: Math.round(receivables * asContractAssets),
    other_current_assets: Math.round(revenue * 0.008 * luck(0.5)),
    notes_payable: Math.round(usesNotes ? payables * 0.18 : 0),
    accounts_payable: Math.round(payables * (usesNotes ? 0.82 : 1)),
    advances_from_customers: Math.round(advances * (1 - contract)),
    contract_liabilities: Math.round(advances * contract),
    employee_benefits_payable: Math.round((volume.staff / 12) * luck(0.2) * (1 + 2 * strain)),
    taxes_payable: Math.round(revenue * 0.015 * luck(0.4) * (1 + strain)),
    other_payables: Math.round(volume.totalAssets * 0.08 * luck(0.9)),
    other_current_liabilities: Math.round(advances * contract * 0.09),
  };
};
