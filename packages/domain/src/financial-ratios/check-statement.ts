import { Decimal } from 'decimal.js';
import { evaluateFormula } from './evaluate-formula.ts';
import type { RatioInput } from './evaluate-formula.ts';
import { parseFormula } from './formula.ts';
import type { Formula } from './formula.ts';
import { RATIO_DEFINITIONS } from './ratios.ts';
import type { RatioStatement } from './calculate-ratios.ts';

/** What must come to nothing in a statement that was read right. */
const CHECKS: readonly (readonly [code: string, formula: string])[] = [
  ['balance', 'total_assets - total_liabilities - total_equity'],
  ['assets', 'total_assets - total_current_assets - total_non_current_assets'],
  ['liabilities', 'total_liabilities - total_current_liabilities - total_non_current_liabilities'],
  ['profit', 'total_profit - operating_profit - non_operating_income + non_operating_expenses'],
  ['net-profit', 'net_profit - total_profit + income_tax_expense'],
  [
    'cash-flow',
    'net_increase_in_cash - net_operating_cash_flow - net_investing_cash_flow - net_financing_cash_flow - first(fx_effect_on_cash, 0)',
  ],
  ['cash', 'cash_at_end - cash_at_beginning - net_increase_in_cash'],
];

export const STATEMENT_CHECKS: readonly { readonly code: string; readonly formula: Formula }[] = CHECKS.map(
  ([code, formula]) => ({ code, formula: parseFormula(formula) }),
);

/** Statements are kept to the fen; anything more is a fault of the source or of its reading. */
const TOLERANCE_YUAN = new Decimal('0.01');

export interface StatementCheck {
  readonly code: string;
  /** Yuan; null where an item that the check needs is not stated. */
  readonly gap: string | null;
  readonly isHeld: boolean | null;
  readonly inputs: readonly RatioInput[];
}

/** Whether the parts of a statement add up, with the gap where they do not. */
export const checkStatement = ({ items }: RatioStatement): readonly StatementCheck[] => {
  const find = (field: string, yearsBack: number): Decimal | undefined => {
    const value = yearsBack === 0 ? items[field] : undefined;
    return value === undefined ? undefined : new Decimal(value);
  };
  return STATEMENT_CHECKS.map(({ code, formula }) => {
    const { outcome, inputs } = evaluateFormula(formula, find, RATIO_DEFINITIONS);
    if (outcome.kind !== 'value') return { code, gap: null, isHeld: null, inputs };
    return { code, gap: outcome.value.toFixed(2), isHeld: outcome.value.abs().lte(TOLERANCE_YUAN), inputs };
  });
};
