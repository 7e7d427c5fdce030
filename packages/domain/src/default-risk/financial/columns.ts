import { FIGURES } from '../../financials/index.ts';
import type { FigureName, FigureWay, Statement } from '../../financials/index.ts';

/** Columns of the US firm-years that the model was fitted on -> figures of a Chinese statement. */
export const COLUMN_FIGURES: Readonly<Record<string, FigureName>> = {
  X1: 'current-assets',
  X2: 'cost-of-sales',
  X4: 'ebitda',
  X5: 'inventories',
  X6: 'net-profit',
  X7: 'receivables',
  X9: 'revenue',
  X10: 'total-assets',
  X11: 'long-term-debt',
  X12: 'ebit',
  X13: 'gross-profit',
  X14: 'current-liabilities',
  X15: 'retained-earnings',
  X17: 'total-liabilities',
};

const readNumber = (items: Statement['items'], field: string): number => {
  const value = items[field];
  return typeof value === 'string' ? Number(value) : Number.NaN;
};

const sumWay = (items: Statement['items'], { plus, minus }: FigureWay): number => {
  let sum = 0;
  for (const field of plus) sum += readNumber(items, field);
  for (const field of minus) sum -= readNumber(items, field);
  return sum;
};

/** A figure in yuan by the first way whose items are stated, as `findFigure` takes it; NaN without one. */
export const readFigure = (statement: Statement, name: FigureName): number => {
  const ways: readonly FigureWay[] = FIGURES[name];
  for (const way of ways) {
    const value = sumWay(statement.items, way);
    if (!Number.isNaN(value)) return value;
  }
  return Number.NaN;
};
