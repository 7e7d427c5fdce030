import type { StatementDimension } from '@mingjian/domain/records';
import { parseNumber, readCell } from '../shared/index.ts';
import type { Sheet, SheetRow } from '../workbooks/index.ts';
import { cleanLabel } from './labels.ts';
import { findPeriod, findRelativePeriod } from './periods.ts';
import type { Period } from './periods.ts';
import { applyScopesAbove, applyScopesBelow, PARENT } from './scopes.ts';
import { findUnit } from './units.ts';
import type { Unit } from './units.ts';

export type Scope = 'consolidated' | 'parent_only';

/** A column of amounts: of which labels, of which period, of which scope. */
export interface AmountColumn {
  readonly label: number;
  readonly at: number;
  readonly heading: string;
  readonly period: Period;
  readonly scope: Scope;
}

/** One row of a sheet with an amount in it. */
export interface ItemRow {
  readonly row: number;
  readonly label: string;
  readonly cells: readonly {
    readonly column: AmountColumn;
    readonly text: string;
    readonly number: string | null;
  }[];
  /** Cells that stand for no number. */
  readonly wrong: readonly { readonly at: number; readonly text: string }[];
}

export interface StatementSheet {
  readonly name: string;
  readonly statement: StatementDimension | null;
  readonly unit: Unit;
  readonly rows: readonly ItemRow[];
  readonly periods: number;
}

const STATEMENTS: readonly (readonly [RegExp, StatementDimension])[] = [
  [/现金流量|cash\s*flow/i, 'cash_flow_statement'],
  [/资产负债|balance\s*sheet|financial position/i, 'balance_sheet'],
  [/利润|损益|income statement|profit (?:and|&|or) loss|p&l|综合收益/i, 'income_statement'],
];

const NO_LABEL = /^(?:附注|注释|行次|序号|note|notes|no\.?|row|ref\.?)\d*$/i;
const HEAD_ROWS = 15;
const LONGEST_HEADING = 30;

const findStatement = (texts: readonly string[]): StatementDimension | null => {
  for (const text of texts) {
    const found = STATEMENTS.find(([word]) => word.test(text));
    if (found) return found[1];
  }
  return null;
};

interface Headings {
  readonly at: number;
  readonly columns: readonly AmountColumn[];
}

const readHeadings = (
  cells: readonly string[],
  title: Period | undefined,
  scope: Scope,
  isBalance: boolean,
): AmountColumn[] => {
  const columns: AmountColumn[] = [];
  let label = -1;
  for (const [at, text] of cells.entries()) {
    const period =
      findRelativePeriod(text, title, isBalance) ??
      (text.length < LONGEST_HEADING ? findPeriod(text) : undefined);
    if (period && label !== -1)
      columns.push({ label, at, heading: text, period, scope: PARENT.test(text) ? 'parent_only' : scope });
    else if (text.trim() !== '' && !NO_LABEL.test(text.trim()) && !period) label = at;
  }
  return columns;
};

const isAmount = (text: string): boolean => parseNumber(text) !== undefined && findPeriod(text) === undefined;

/**
 * The row of headings: above the first amount, the row that names most periods behind a label; of two such rows the lower
 * one, since a title stands above the headings.
 */
const findHeadings = (rows: readonly SheetRow[], isBalance: boolean): Headings | undefined => {
  let title: Period | undefined;
  let scope: Scope = 'consolidated';
  let best: Headings | undefined;
  for (const [at, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
    if (best && cells.slice(1).some(isAmount)) break;
    const columns = readHeadings(cells, title, scope, isBalance);
    if (columns.length > 0 && columns.length >= (best?.columns.length ?? 0)) best = { at, columns };
    for (const text of cells) {
      title = findPeriod(text) ?? title;
      if (PARENT.test(text)) scope = 'parent_only';
    }
  }
  return best && applyScopes(best, rows);
};

/** 合并 and 母公司 may stand in a row of their own, above or below the periods. */
const applyScopes = (headings: Headings, rows: readonly SheetRow[]): Headings => {
  const { at, columns } = headings;
  const next = rows[at + 1]?.cells ?? [];
  const below = next.slice(1).some(isAmount) ? undefined : applyScopesBelow(columns, next);
  if (below) return { at: at + 1, columns: below };
  return { at, columns: applyScopesAbove(columns, rows[at - 1]?.cells ?? []) };
};

const readRow = ({ number, cells }: SheetRow, columns: readonly AmountColumn[]): readonly ItemRow[] => {
  const labels = [...new Set(columns.map(({ label }) => label))];
  return labels.flatMap((at) => {
    const label = cleanLabel(cells[at] ?? '');
    const found = columns
      .filter((column) => column.label === at)
      .map((column) => {
        const text = readCell(cells[column.at]);
        return { column, text: text ?? '', number: text === null ? null : parseNumber(text) };
      });
    if (label === '' || found.every(({ text }) => text === '')) return [];
    return [
      {
        row: number,
        label,
        cells: found.flatMap(({ column, text, number: value }) =>
          value === undefined ? [] : [{ column, text, number: value }],
        ),
        wrong: found.flatMap(({ column, text, number: value }) =>
          value === undefined ? [{ at: column.at, text }] : [],
        ),
      },
    ];
  });
};

/** A sheet as rows of labels and amounts by period; null for a sheet without headings of periods over numbers. */
export const readStatementSheet = ({ name, rows }: Sheet): StatementSheet | null => {
  const head = rows.slice(0, HEAD_ROWS).flatMap(({ cells }) => cells);
  const statement = findStatement([name, ...head.slice(0, 12)]);
  const headings = findHeadings(rows, statement === 'balance_sheet');
  if (!headings) return null;
  const isParent = PARENT.test(name);
  const columns = headings.columns.map((column): AmountColumn =>
    isParent ? { ...column, scope: 'parent_only' } : column,
  );
  return {
    name,
    statement,
    unit: findUnit([name, ...head]),
    rows: rows.slice(headings.at + 1).flatMap((row) => readRow(row, columns)),
    periods: new Set(columns.map(({ period, scope }) => `${period.end} ${scope}`)).size,
  };
};
