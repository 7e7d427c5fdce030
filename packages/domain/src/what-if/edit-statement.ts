import type { Statement } from '../financials/index.ts';
import { closeBalance } from './close-balance.ts';
import { enterAt, measureEdit } from './editable-lines.ts';
import { moveAmount, writeFen } from './fen.ts';
import type { Fen } from './fen.ts';
import { findRates } from './rates.ts';
import type { Rates } from './rates.ts';
import type { LineEdit } from './scenario.ts';

/** What closes the balance after edits, yuan as decimal text. */
export interface Plug {
  readonly cash: string;
  readonly borrowed: string;
}

export interface EditedStatement {
  readonly statement: Statement;
  /** Fields that moved. */
  readonly moved: readonly string[];
  /** Null: nothing was edited. */
  readonly plug: Plug | null;
  readonly rates: Rates;
}

/** An edit that does not fit the accounts: no such line, a total of other lines, or no number. */
export class LineEditError extends Error {
  override readonly name = 'LineEditError';
  readonly field: string;

  constructor(field: string) {
    super(`The line ${field} cannot be changed like that.`);
    this.field = field;
  }
}

/**
 * The accounts with lines changed and everything that follows from them. Without edits it is the same statement, so that
 * taking back the last edit gives the accounts as filed to the byte.
 * @throws LineEditError for an edit that does not fit
 */
export const editStatement = (statement: Statement, edits: readonly LineEdit[]): EditedStatement => {
  const rates = findRates(statement);
  const own = new Map<string, Fen>();
  for (const edit of edits) {
    const by = measureEdit(statement.items, edit);
    if (by === undefined) throw new LineEditError(edit.field);
    const field = enterAt(edit.field);
    if (by !== 0) own.set(field, (own.get(field) ?? 0) + by);
  }
  if (own.size === 0) return { statement, moved: [], plug: null, rates };
  const { moves, cash, borrowed } = closeBalance(statement.items, own, rates);
  const items: Record<string, Statement['items'][string]> = { ...statement.items };
  const moved: string[] = [];
  for (const [field, by] of moves) {
    const filed = items[field];
    if (typeof filed !== 'string') continue;
    items[field] = moveAmount(filed, by);
    moved.push(field);
  }
  return {
    statement: { ...statement, items },
    moved,
    plug: { cash: writeFen(cash), borrowed: writeFen(borrowed) },
    rates,
  };
};
