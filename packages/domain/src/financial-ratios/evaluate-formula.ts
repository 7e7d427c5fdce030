import { Decimal } from 'decimal.js';
import type { Formula, FormulaFunction } from './formula.ts';

/** An item of a period: 0 is the period itself, 1 the one a year before. */
export interface RatioInput {
  readonly field: string;
  readonly yearsBack: number;
}

/** A value, the items that are missing for it, or why the items make no meaningful one. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: Decimal }
  | { readonly kind: 'missing'; readonly missing: readonly RatioInput[] }
  | { readonly kind: 'meaningless'; readonly reason: 'denominator-not-positive' | 'base-not-positive' };

/** Finds an item so many years back; undefined where the statement does not state it. */
export type FindItem = (field: string, yearsBack: number) => Decimal | undefined;

export type Definitions = ReadonlyMap<string, Formula>;

interface Evaluation {
  readonly find: FindItem;
  readonly definitions: Definitions;
  /** Every item that was read, also inside definitions. */
  readonly inputs: RatioInput[];
}

const ONE = new Decimal(1);
const THIRD = ONE.div(3);

const valueOf = (value: Decimal): Outcome => ({ kind: 'value', value });

/** Both, or what stands against either: all that is missing is named, not only the first. */
const both = (left: Outcome, right: Outcome, join: (left: Decimal, right: Decimal) => Outcome): Outcome => {
  if (left.kind === 'missing' || right.kind === 'missing') {
    const missing = [left, right].flatMap((side) => (side.kind === 'missing' ? side.missing : []));
    return { kind: 'missing', missing };
  }
  if (left.kind === 'meaningless') return left;
  if (right.kind === 'meaningless') return right;
  return join(left.value, right.value);
};

/** A quotient by nothing or by a loss says nothing: no ratio is made of it. */
const divide = (left: Decimal, right: Decimal): Outcome =>
  right.gt(0) ? valueOf(left.div(right)) : { kind: 'meaningless', reason: 'denominator-not-positive' };

const grow = (now: Decimal, before: Decimal): Outcome =>
  before.gt(0) ? valueOf(now.div(before).minus(ONE)) : { kind: 'meaningless', reason: 'base-not-positive' };

const growYearly = (now: Decimal, before: Decimal): Outcome =>
  before.gt(0) && now.gt(0)
    ? valueOf(now.div(before).pow(THIRD).minus(ONE))
    : { kind: 'meaningless', reason: 'base-not-positive' };

const OPERATIONS = {
  '+': (left: Decimal, right: Decimal): Outcome => valueOf(left.plus(right)),
  '-': (left: Decimal, right: Decimal): Outcome => valueOf(left.minus(right)),
  '*': (left: Decimal, right: Decimal): Outcome => valueOf(left.times(right)),
  '/': divide,
} as const;

const readItem = (name: string, yearsBack: number, evaluation: Evaluation): Outcome => {
  const definition = evaluation.definitions.get(name);
  if (definition) return evaluate(definition, yearsBack, evaluation);
  const input = { field: name, yearsBack };
  const found = evaluation.find(name, yearsBack);
  if (found === undefined) return { kind: 'missing', missing: [input] };
  evaluation.inputs.push(input);
  return valueOf(found);
};

/** Evaluates an argument of a function so many years back; an absent one is missing. */
type Argument = (yearsBack: number) => Outcome;

const FUNCTIONS: Readonly<Record<FormulaFunction, (x: Argument, y: Argument) => Outcome>> = {
  avg: (x) => both(x(0), x(1), (now, before) => valueOf(now.plus(before).div(2))),
  prev: (x) => x(1),
  growth: (x) => both(x(0), x(1), grow),
  cagr3: (x) => both(x(0), x(3), growYearly),
  above: (x, y) => both(x(0), y(0), (left, right) => valueOf(new Decimal(left.gt(right) ? 1 : 0))),
  ln: (x) =>
    both(x(0), valueOf(ONE), (value) =>
      value.gt(0) ? valueOf(value.ln()) : { kind: 'meaningless', reason: 'base-not-positive' },
    ),
  abs: (x) => both(x(0), valueOf(ONE), (value) => valueOf(value.abs())),
  first: (x, y) => {
    const stated = x(0);
    return stated.kind === 'missing' ? y(0) : stated;
  },
};

const evaluateCall = (
  { name, inner }: Extract<Formula, { kind: 'call' }>,
  yearsBack: number,
  evaluation: Evaluation,
): Outcome => {
  const argument =
    (formula: Formula | undefined): Argument =>
    (back) =>
      formula ? evaluate(formula, yearsBack + back, evaluation) : { kind: 'missing', missing: [] };
  return FUNCTIONS[name](argument(inner[0]), argument(inner[1]));
};

const evaluate = (formula: Formula, yearsBack: number, evaluation: Evaluation): Outcome => {
  if (formula.kind === 'number') return valueOf(new Decimal(formula.text));
  if (formula.kind === 'item') return readItem(formula.name, yearsBack, evaluation);
  if (formula.kind === 'call') return evaluateCall(formula, yearsBack, evaluation);
  return both(
    evaluate(formula.left, yearsBack, evaluation),
    evaluate(formula.right, yearsBack, evaluation),
    OPERATIONS[formula.sign],
  );
};

export interface Evaluated {
  readonly outcome: Outcome;
  /** The items behind the value, each once. */
  readonly inputs: readonly RatioInput[];
}

const distinct = (inputs: readonly RatioInput[]): readonly RatioInput[] => [
  ...new Map(inputs.map((input) => [`${input.field} ${input.yearsBack}`, input])).values(),
];

/** The value of a formula for a period. Pure; exact to 20 digits. */
export const evaluateFormula = (formula: Formula, find: FindItem, definitions: Definitions): Evaluated => {
  const inputs: RatioInput[] = [];
  const outcome = evaluate(formula, 0, { find, definitions, inputs });
  return {
    outcome: outcome.kind === 'missing' ? { kind: 'missing', missing: distinct(outcome.missing) } : outcome,
    inputs: distinct(inputs),
  };
};
