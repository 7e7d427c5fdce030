import { evaluateFormula } from '../financial-ratios/index.ts';
import type { FindItem, Formula } from '../financial-ratios/index.ts';
import type { StatementCell } from '../financials/index.ts';
import { isFound, readInput } from './read-input.ts';
import type { DistressInput, LackedInput } from './read-input.ts';
import { writeFormula } from './write-formula.ts';

export interface FoundTerm {
  readonly isFound: true;
  readonly value: number;
  /** In field names, as it was calculated. */
  readonly formula: string;
  readonly cells: readonly StatementCell[];
}

export interface LackingTerm {
  readonly isFound: false;
  readonly missing: readonly LackedInput[];
}

const NO_DEFINITIONS: ReadonlyMap<string, Formula> = new Map();

/** What stands below a line, or in a logarithm, and is not positive; the innermost first. */
const findNotPositive = (formula: Formula, find: FindItem): Formula | undefined => {
  if (formula.kind === 'number' || formula.kind === 'item') return undefined;
  const parts = formula.kind === 'call' ? formula.inner : [formula.left, formula.right];
  for (const part of parts) {
    const found = findNotPositive(part, find);
    if (found) return found;
  }
  const suspect =
    formula.kind === 'call' ? (formula.name === 'ln' ? formula.inner[0] : undefined) : formula.right;
  if (!suspect || (formula.kind === 'operation' && formula.sign !== '/')) return undefined;
  const { outcome } = evaluateFormula(suspect, find, NO_DEFINITIONS);
  return outcome.kind === 'value' && outcome.value.lte(0) ? suspect : undefined;
};

const distinctCells = (cells: readonly StatementCell[]): readonly StatementCell[] => [
  ...new Map(cells.map((cell) => [`${cell.field} ${cell.periodEnd}`, cell])).values(),
];

/** A quantity of a model with its formula and cells, or everything that stands in the way. */
export const evaluateTerm = (formula: Formula, input: DistressInput): FoundTerm | LackingTerm => {
  const find: FindItem = (name, yearsBack) => {
    const read = readInput(input, name, yearsBack);
    return isFound(read) ? read.value : undefined;
  };
  const write = (part: Formula): string =>
    writeFormula(part, (name, yearsBack) => {
      const read = readInput(input, name, yearsBack);
      return isFound(read) ? read.formula : name;
    });
  const { outcome, inputs } = evaluateFormula(formula, find, NO_DEFINITIONS);
  if (outcome.kind === 'missing') {
    const missing = outcome.missing.flatMap(({ field, yearsBack }) => {
      const read = readInput(input, field, yearsBack);
      return isFound(read) ? [] : read;
    });
    return { isFound: false, missing };
  }
  if (outcome.kind === 'meaningless') {
    const name = write(findNotPositive(formula, find) ?? formula);
    return { isFound: false, missing: [{ name, yearsBack: 0, reason: 'not-positive', orElse: [] }] };
  }
  const cells = inputs.flatMap(({ field, yearsBack }) => {
    const read = readInput(input, field, yearsBack);
    return isFound(read) ? read.cells : [];
  });
  return {
    isFound: true,
    value: outcome.value.toNumber(),
    formula: write(formula),
    cells: distinctCells(cells),
  };
};
