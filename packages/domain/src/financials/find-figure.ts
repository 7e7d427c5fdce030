import { Decimal } from 'decimal.js';
import { FIGURES, findItemDimension } from './figures.ts';
import type { FigureName, FigureWay } from './figures.ts';
import type { Statement, StatementCell } from './statement.ts';

export interface FoundFigure {
  readonly isFound: true;
  /** Yuan, exact. */
  readonly value: Decimal;
  /** How it was come by: `reported` or the name of the derivation. */
  readonly way: string;
  /** In field names: `total_profit + interest_expense`. */
  readonly formula: string;
  readonly cells: readonly StatementCell[];
}

/** An item that is not in the statement, and the items that could stand in for it. */
export interface MissingItem {
  readonly field: string;
  readonly orElse: readonly (readonly string[])[];
}

export interface LackingFigure {
  readonly isFound: false;
  readonly missing: readonly MissingItem[];
}

const readItem = ({ items }: Statement, field: string): string | undefined => {
  const value = items[field];
  return typeof value === 'string' ? value : undefined;
};

/** The item in yuan; undefined when the statement does not state it (never 0). */
export const findItem = (statement: Statement, field: string): Decimal | undefined => {
  const value = readItem(statement, field);
  return value === undefined ? undefined : new Decimal(value);
};

const cellOf = (statement: Statement, field: string): StatementCell => {
  const dimension = findItemDimension(field);
  return {
    field,
    value: readItem(statement, field) ?? '',
    periodEnd: statement.periodEnd,
    origin: statement.origins.find((origin) => origin.dimension === dimension) ?? null,
  };
};

const takeWay = (statement: Statement, way: FigureWay): FoundFigure | undefined => {
  let value = new Decimal(0);
  for (const [sign, fields] of [[1, way.plus] as const, [-1, way.minus] as const]) {
    for (const field of fields) {
      const item = findItem(statement, field);
      if (!item) return undefined;
      value = value.plus(item.times(sign));
    }
  }
  const fields = [...way.plus, ...way.minus];
  return {
    isFound: true,
    value,
    way: way.name,
    formula: [way.plus.join(' + '), ...way.minus].join(' − '),
    cells: fields.map((field) => cellOf(statement, field)),
  };
};

const lack = (statement: Statement, ways: readonly FigureWay[]): LackingFigure => {
  const [first, ...others] = ways;
  const absent = (way: FigureWay) =>
    [...way.plus, ...way.minus].filter((field) => findItem(statement, field) === undefined);
  const orElse = others.map(absent);
  return {
    isFound: false,
    missing: first ? absent(first).map((field) => ({ field, orElse })) : [],
  };
};

/** A figure by the first way whose items the statement states, or what is missing. */
export const findFigure = (statement: Statement, name: FigureName): FoundFigure | LackingFigure => {
  const ways: readonly FigureWay[] = FIGURES[name];
  for (const way of ways) {
    const found = takeWay(statement, way);
    if (found) return found;
  }
  return lack(statement, ways);
};
