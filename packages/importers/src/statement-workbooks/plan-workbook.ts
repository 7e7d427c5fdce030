import { findField as findDictionaryField } from '@mingjian/domain/dictionary';
import { shiftDecimal } from '@mingjian/domain/money';
import type { StatementDimension } from '@mingjian/domain/records';
import type { Sheet } from '../workbooks/index.ts';
import { checkStatements } from './check-statements.ts';
import type { CheckedStatement } from './check-statements.ts';
import { findItemPart, findWorkbookItem } from './find-item.ts';
import type { MappedBy } from './find-item.ts';
import type { Mapping } from './mapping-file.ts';
import type { Period } from './periods.ts';
import { readStatementSheet } from './read-sheet.ts';
import type { ItemRow, Scope, StatementSheet } from './read-sheet.ts';

/** A row of the workbook and what it is taken for; `repeatOf` is the row that already told the item. */
export interface MappedItemRow {
  readonly sheet: string;
  readonly row: number;
  readonly label: string;
  readonly field: string | null;
  readonly by: MappedBy;
  readonly repeatOf: number | null;
}

export interface StatementPart {
  readonly dimension: StatementDimension;
  readonly sheet: string;
  readonly column: number;
  readonly power: number;
  /** Yuan of the smallest digit that the sheet shows. */
  readonly step: number;
  /** Dictionary field -> yuan; null for a cell that stands empty. */
  readonly items: Readonly<Record<string, string | null>>;
}

/** One statement: everything that the workbook says of a period in a scope. */
export interface PlannedStatement {
  readonly period: Period;
  readonly scope: Scope;
  readonly parts: readonly StatementPart[];
}

export interface WorkbookPlan {
  readonly sheets: readonly StatementSheet[];
  readonly sheetsLeftOut: readonly string[];
  readonly rows: readonly MappedItemRow[];
  readonly statements: readonly PlannedStatement[];
  readonly checked: readonly CheckedStatement[];
  readonly wrongCells: readonly {
    readonly sheet: string;
    readonly row: number;
    readonly label: string;
    readonly text: string;
  }[];
}

const findField = (sheet: StatementSheet, { label }: ItemRow, mapping: Mapping | null) => {
  const set = mapping?.get(sheet.name)?.get(label);
  if (set !== undefined)
    return { field: set === '' ? null : set, by: set === '' ? ('unmapped' as const) : ('file' as const) };
  return findWorkbookItem(label, sheet.statement) ?? { field: null, by: 'unmapped' as const };
};

/** Amounts per share are in yuan on every sheet. */
const toYuan = (field: string, number: string, power: number): string =>
  findDictionaryField(field)?.type === 'money' ? shiftDecimal(number, power) : number;

const countDecimals = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;

interface Draft {
  readonly period: Period;
  readonly scope: Scope;
  readonly parts: Map<string, StatementPart & { items: Record<string, string | null> }>;
}

/** What a workbook says, with the mapping of each row and the checks of each statement; nothing is written. */
export const planWorkbook = (sheets: readonly Sheet[], mapping: Mapping | null): WorkbookPlan => {
  const read = sheets.map((sheet) => ({ name: sheet.name, sheet: readStatementSheet(sheet) }));
  const rows: MappedItemRow[] = [];
  const wrongCells: WorkbookPlan['wrongCells'][number][] = [];
  const drafts = new Map<string, Draft>();
  const used = read.flatMap(({ sheet }) => (sheet && sheet.rows.length > 0 ? [sheet] : []));
  for (const sheet of used) {
    const firstRows = new Map<string, number>();
    const decimals = Math.max(
      0,
      ...sheet.rows.flatMap((row) => row.cells.map(({ number }) => countDecimals(number ?? ''))),
    );
    for (const row of sheet.rows) {
      const { field, by } = findField(sheet, row, mapping);
      for (const { text } of row.wrong)
        wrongCells.push({ sheet: sheet.name, row: row.row, label: row.label, text });
      const repeatOf = field === null ? null : (firstRows.get(field) ?? null);
      rows.push({ sheet: sheet.name, row: row.row, label: row.label, field, by, repeatOf });
      const dimension = field === null ? undefined : findItemPart(field);
      if (field === null || !dimension || repeatOf !== null) continue;
      firstRows.set(field, row.row);
      for (const { column, number } of row.cells) {
        const id = `${column.period.end} ${column.scope}`;
        const draft: Draft = drafts.get(id) ?? {
          period: column.period,
          scope: column.scope,
          parts: new Map(),
        };
        drafts.set(id, draft);
        const part = draft.parts.get(dimension) ?? {
          dimension,
          sheet: sheet.name,
          column: column.at,
          power: sheet.unit.power,
          step: 10 ** (sheet.unit.power - decimals),
          items: {},
        };
        draft.parts.set(dimension, part);
        // The first sheet that tells an item of this period counts.
        if ((part.items[field] ?? null) === null)
          part.items[field] = number === null ? null : toYuan(field, number, sheet.unit.power);
      }
    }
  }
  const statements = [...drafts.values()]
    .map(({ period, scope, parts }) => ({ period, scope, parts: [...parts.values()].filter(hasAmount) }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((a, b) => (a.period.end + a.scope < b.period.end + b.scope ? -1 : 1));
  return {
    sheets: used,
    sheetsLeftOut: read.filter(({ sheet }) => !sheet || sheet.rows.length === 0).map(({ name }) => name),
    rows,
    statements,
    checked: checkStatements(statements),
    wrongCells,
  };
};

const hasAmount = ({ items }: StatementPart): boolean => Object.values(items).some((value) => value !== null);
