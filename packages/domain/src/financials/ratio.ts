import { Decimal } from 'decimal.js';
import type { FigureName } from './figures.ts';
import { findFigure } from './find-figure.ts';
import type { FoundFigure, MissingItem } from './find-figure.ts';
import type { Statement, StatementCell } from './statement.ts';

export interface RatioDefinition {
  readonly code: string;
  readonly numerator: { readonly plus: FigureName; readonly minus?: FigureName };
  readonly denominator: FigureName;
}

export interface FoundRatio {
  readonly isFound: true;
  readonly value: number;
  /** In field names, as it was really calculated. */
  readonly formula: string;
  readonly cells: readonly StatementCell[];
}

export interface LackingRatio {
  readonly isFound: false;
  readonly missing: readonly MissingItem[];
  /** The figure below the line is zero or negative, so that the ratio says nothing. */
  readonly emptyDenominator: FigureName | null;
}

const bracket = (formula: string): string => (/ [+−] /.test(formula) ? `(${formula})` : formula);

const distinctCells = (figures: readonly FoundFigure[]): readonly StatementCell[] => [
  ...new Map(figures.flatMap(({ cells }) => cells).map((cell) => [cell.field, cell])).values(),
];

/** A ratio of two figures of one statement, with its formula and cells, or what stands in the way. */
export const calculateRatio = (statement: Statement, ratio: RatioDefinition): FoundRatio | LackingRatio => {
  const { plus, minus } = ratio.numerator;
  const names = [plus, ...(minus ? [minus] : []), ratio.denominator];
  const figures = names.map((name) => findFigure(statement, name));
  const found = figures.filter((figure): figure is FoundFigure => figure.isFound);
  if (found.length < figures.length) {
    const missing = figures.flatMap((figure) => (figure.isFound ? [] : figure.missing));
    return { isFound: false, missing, emptyDenominator: null };
  }
  const [first] = found;
  const second = minus ? found[1] : undefined;
  const below = found.at(-1);
  if (!first || !below || below.value.lte(0))
    return { isFound: false, missing: [], emptyDenominator: ratio.denominator };
  const above = first.value.minus(second?.value ?? new Decimal(0));
  const aboveFormula = second ? `${bracket(first.formula)} − ${bracket(second.formula)}` : first.formula;
  return {
    isFound: true,
    value: above.div(below.value).toNumber(),
    formula: `${bracket(aboveFormula)} ÷ ${bracket(below.formula)}`,
    cells: distinctCells(found),
  };
};
