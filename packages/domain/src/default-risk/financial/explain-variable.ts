import { findFigure } from '../../financials/index.ts';
import type { FoundFigure, MissingItem, Statement, StatementCell } from '../../financials/index.ts';
import { findStep } from '../../models/index.ts';
import type { Feature } from '../../models/index.ts';
import { COLUMN_FIGURES } from './columns.ts';
import type { FinancialModel } from './financial-model.ts';
import { takeYears } from './score-financial.ts';

/** A step of the scorecard: values above `from` up to `to`; null is open. */
export interface Step {
  readonly from: number | null;
  readonly to: number | null;
}

/** How a variable of the scorecard came by its value. */
export interface VariableStory {
  /** In dictionary field names; `prev(...)` is the year before. */
  readonly formula: string;
  readonly cells: readonly StatementCell[];
  readonly missing: readonly MissingItem[];
  /** The accounts of the year before are asked for and not on file. */
  readonly lacksYearBefore: boolean;
  readonly step: Step | null;
}

interface Gathered {
  readonly text: string;
  readonly isSum: boolean;
}

const bracket = ({ text, isSum }: Gathered): string => (isSum ? `(${text})` : text);
const atom = (text: string): Gathered => ({ text, isSum: false });
const sum = (text: string): Gathered => ({ text, isSum: true });

/** Walks a feature down to the statement items of one or two years. */
class Walk {
  readonly cells = new Map<string, StatementCell>();
  readonly missing = new Map<string, MissingItem>();
  lacksYearBefore = false;
  readonly #features: ReadonlyMap<string, Feature>;
  readonly #years: readonly Statement[];

  constructor(model: FinancialModel, years: readonly Statement[]) {
    this.#features = new Map(model.file.features?.features.map((feature) => [feature.name, feature]));
    this.#years = years;
  }

  visit(name: string, year: number): Gathered {
    const feature = this.#features.get(name);
    return feature ? this.#visitFeature(feature, year) : this.#visitColumn(name, year);
  }

  #visitColumn(column: string, year: number): Gathered {
    const figure = COLUMN_FIGURES[column];
    const statement = this.#years[year];
    if (!figure) return atom(column);
    if (!statement) {
      this.lacksYearBefore = true;
      return atom(figure);
    }
    const found = findFigure(statement, figure);
    if (!found.isFound) {
      for (const item of found.missing) this.missing.set(item.field, item);
      return atom(found.missing.map(({ field }) => field).join(' + '));
    }
    return this.#keep(found, year);
  }

  #keep(found: FoundFigure, year: number): Gathered {
    for (const cell of found.cells) this.cells.set(`${cell.periodEnd} ${cell.field}`, cell);
    const isSum = found.cells.length > 1;
    if (year === 0) return { text: found.formula, isSum };
    return atom(`prev(${found.formula})`);
  }

  #visitFeature(feature: Feature, year: number): Gathered {
    switch (feature.kind) {
      case 'ratio':
        return atom(
          `${bracket(this.visit(feature.over, year))} ÷ ${bracket(this.visit(feature.under, year))}`,
        );
      case 'sum':
        return this.#visitSum(feature.terms, year);
      case 'logarithm':
        return atom(`ln(${this.visit(feature.of, year).text})`);
      case 'indicator': {
        const limit =
          typeof feature.above === 'string' ? this.visit(feature.above, year).text : String(feature.above);
        return sum(`${this.visit(feature.of, year).text} > ${limit}`);
      }
      case 'change':
        return sum(`${bracket(this.visit(feature.of, year))} − ${bracket(this.visit(feature.of, year + 1))}`);
      case 'scaled-change': {
        const now = this.visit(feature.of, year);
        const then = this.visit(feature.of, year + 1);
        return atom(`(${bracket(now)} − ${bracket(then)}) ÷ (|${now.text}| + |${then.text}|)`);
      }
      case 'limit':
        return this.visit(feature.of, year);
      default:
        return atom(feature satisfies never);
    }
  }

  #visitSum(terms: Readonly<Record<string, number>>, year: number): Gathered {
    const parts = Object.entries(terms).map(([name, weight], at) => {
      const size = Math.abs(weight) === 1 ? '' : `${Math.abs(weight)} × `;
      const sign = weight < 0 ? (at === 0 ? '−' : ' − ') : at === 0 ? '' : ' + ';
      return `${sign}${size}${bracket(this.visit(name, year))}`;
    });
    return { text: parts.join(''), isSum: parts.length > 1 || parts[0]?.startsWith('−') === true };
  }
}

const findOwnStep = (bounds: readonly number[], value: number | null): Step | null => {
  if (value === null) return null;
  const at = findStep(bounds, value);
  return { from: bounds[at - 1] ?? null, to: bounds[at] ?? null };
};

/** Formula, cells and step of a variable; the value is the one that was scored. */
export const explainVariable = (
  model: FinancialModel,
  statements: readonly Statement[],
  variable: string,
  value: number | null,
): VariableStory => {
  const walk = new Walk(model, takeYears(statements));
  const { text } = walk.visit(variable, 0);
  const term = model.terms.find((one) => one.term.variable === variable);
  return {
    formula: text,
    cells: [...walk.cells.values()],
    missing: [...walk.missing.values()],
    lacksYearBefore: walk.lacksYearBefore,
    step: findOwnStep(term?.term.bounds ?? [], value),
  };
};
