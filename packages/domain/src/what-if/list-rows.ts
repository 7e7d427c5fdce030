import type { Statement } from '../financials/index.ts';
import { listEditableLines } from './editable-lines.ts';
import { readFen } from './fen.ts';
import { CASH_FIELD, STATEMENT_LINES } from './lines.ts';
import type { StatementPart } from './lines.ts';

/** A stated line or total of the accounts, in the order of the format. */
export interface StatementRow {
  readonly field: string;
  readonly part: StatementPart;
  readonly isTotal: boolean;
  /** Others follow from the lines, or close the balance. */
  readonly isEditable: boolean;
  readonly isPlug: boolean;
}

const ROOTS: Readonly<Record<StatementPart, string>> = {
  income: 'net_profit',
  assets: 'total_assets',
  liabilities: 'total_liabilities',
  equity: 'total_equity',
};

const CHILDREN: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(STATEMENT_LINES, ({ total }) => total)].map(([total, lines]) => [
    total,
    lines.filter(({ field }) => field !== 'net_profit').map(({ field }) => field),
  ]),
);

const walk = (field: string): readonly string[] => [...(CHILDREN.get(field) ?? []).flatMap(walk), field];

const ORDER: readonly (readonly [field: string, part: StatementPart])[] = [
  ...walk(ROOTS.income).map((field) => [field, 'income'] as const),
  ...['gross_profit', 'ebit', 'ebitda'].map((field) => [field, 'income'] as const),
  ...(['assets', 'liabilities', 'equity'] as const).flatMap((part) =>
    walk(ROOTS[part]).map((field) => [field, part] as const),
  ),
];

const BESIDE: ReadonlySet<string> = new Set(['gross_profit', 'ebit', 'ebitda']);

/** What a manager can work on within a year; other lines are seldom supposed otherwise. */
export const USUAL_LINES: ReadonlySet<string> = new Set([
  'operating_revenue',
  'operating_cost',
  'selling_expenses',
  'administrative_expenses',
  'accounts_receivable',
  'other_receivables',
  'inventories',
  'fixed_assets',
  'short_term_borrowings',
  'accounts_payable',
  'long_term_borrowings',
  'paid_in_capital',
]);

/** Every line and total that the accounts state, totals behind their parts. */
export const listStatementRows = (statement: Statement): readonly StatementRow[] => {
  const editable = new Set(listEditableLines(statement).map(({ field }) => field));
  return ORDER.filter(([field]) => readFen(statement.items[field]) !== null).map(([field, part]) => ({
    field,
    part,
    isTotal: (CHILDREN.get(field) ?? []).length > 0 || BESIDE.has(field),
    isEditable: editable.has(field),
    isPlug: field === CASH_FIELD,
  }));
};
