import { Decimal } from 'decimal.js';
import { findItem } from './find-figure.ts';
import type { Statement } from './statement.ts';

/** Statements are kept to the fen; anything more is a fault of the source or of its reading. */
export const BALANCE_TOLERANCE_YUAN = '0.01';

export interface BalanceCheck {
  /** Assets less liabilities less equity, yuan. */
  readonly gap: string;
  readonly isBalanced: boolean;
}

/** Whether the balance sheet closes; undefined when one of the three totals is not stated. */
export const checkBalance = (
  statement: Statement,
  tolerance = BALANCE_TOLERANCE_YUAN,
): BalanceCheck | undefined => {
  const assets = findItem(statement, 'total_assets');
  const liabilities = findItem(statement, 'total_liabilities');
  const equity = findItem(statement, 'total_equity');
  if (!assets || !liabilities || !equity) return undefined;
  const gap = assets.minus(liabilities).minus(equity);
  return { gap: gap.toFixed(2), isBalanced: gap.abs().lte(new Decimal(tolerance)) };
};
