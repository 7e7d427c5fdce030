import type { Statement } from '../financials/index.ts';
import { readFen } from './fen.ts';
import type { Fen } from './fen.ts';
import { CASH_FIELD, LINE_OF, STATEMENT_LINES } from './lines.ts';
import type { StatementPart } from './lines.ts';
import { parseChange, parseYuan } from './parse-value.ts';
import type { LineEdit } from './scenario.ts';

export interface EditableLine {
  readonly field: string;
  readonly part: StatementPart;
  /** Yuan as filed, decimal text. */
  readonly filed: string;
}

/** Profit lines that can be given below zero, and equity; an asset or a debt cannot. */
const mayBeNegative = (part: StatementPart): boolean => part === 'equity' || part === 'income';

/** Where the edit of a figure beside the tree enters it, as long as none of these is stated. */
const ENTRANCES: Readonly<Record<string, { readonly at: string; readonly unless: readonly string[] }>> = {
  ebit: { at: 'total_profit', unless: ['operating_profit', 'total_profit'] },
};

/** Follow from other lines by the firm's own rates, or close the balance. */
const FOLLOWING: ReadonlySet<string> = new Set([
  CASH_FIELD,
  'income_tax_expense',
  'total_liabilities_and_equity',
]);

const PARTS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(STATEMENT_LINES, ({ total }) => total)].map(([total, parts]) => [
    total,
    // Net profit is no part of retained earnings as filed: it flows into them from the other statement.
    parts.filter(({ field }) => field !== 'net_profit').map(({ field }) => field),
  ]),
);

const isStated = (items: Statement['items'], field: string): boolean => readFen(items[field]) !== null;

const canEdit = (items: Statement['items'], field: string): boolean => {
  if (FOLLOWING.has(field) || !isStated(items, field)) return false;
  const entrance = ENTRANCES[field];
  const under = entrance ? entrance.unless : (PARTS_OF.get(field) ?? []);
  return !under.some((part) => isStated(items, part));
};

const FIELDS: readonly { readonly field: string; readonly part: StatementPart }[] = [
  ...STATEMENT_LINES,
  { field: 'ebit', part: 'income' },
  { field: 'total_assets', part: 'assets' },
];

/** Lines of the accounts that can be changed: those that are stated and are no total of others that are. */
export const listEditableLines = ({ items }: Statement): readonly EditableLine[] =>
  FIELDS.filter(({ field }) => canEdit(items, field)).map(({ field, part }) => ({
    field,
    part,
    filed: items[field] as string,
  }));

/** Where an edit of a field enters the tree of the statement. */
export const enterAt = (field: string): string => ENTRANCES[field]?.at ?? field;

const FEN_BASIS_POINTS = 10_000;

/** What an edit changes, in fen; undefined for one that does not fit the line. */
export const measureEdit = (items: Statement['items'], edit: LineEdit): Fen | undefined => {
  const filed = readFen(items[edit.field]);
  if (filed === null || !canEdit(items, edit.field)) return undefined;
  const value = edit.change === 'amount' ? parseYuan(edit.value) : parseChange(edit.value);
  if (value === undefined) return undefined;
  const given = readFen(value) ?? 0;
  const by = edit.change === 'amount' ? given - filed : Math.round((filed * given) / FEN_BASIS_POINTS);
  const part = LINE_OF.get(edit.field)?.part ?? 'income';
  return Number.isSafeInteger(by) && (mayBeNegative(part) || filed + by >= Math.min(0, filed))
    ? by
    : undefined;
};
