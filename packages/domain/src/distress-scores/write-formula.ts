import type { Formula } from '../financial-ratios/index.ts';

/** How a name of a formula was come by, in field names. */
export type WriteInput = (name: string, yearsBack: number) => string;

/** How tightly a text holds together: a sum, a product or quotient, one thing. */
const SUM = 1;
const PRODUCT = 2;
const ONE = 3;

interface Written {
  readonly text: string;
  readonly hold: number;
}

const SIGNS = {
  '+': { text: ' + ', hold: SUM, left: SUM, right: SUM },
  '-': { text: ' − ', hold: SUM, left: SUM, right: PRODUCT },
  '*': { text: ' × ', hold: PRODUCT, left: PRODUCT, right: PRODUCT },
  '/': { text: ' ÷ ', hold: PRODUCT, left: PRODUCT, right: ONE },
} as const;

const holdOf = (text: string): number => {
  if (/ [+−] /.test(text)) return SUM;
  return / [×÷] /.test(text) ? PRODUCT : ONE;
};

const bracket = ({ text, hold }: Written, least: number): string => (hold < least ? `(${text})` : text);

type Call = Extract<Formula, { kind: 'call' }>;

const writeCall = ({ name, inner }: Call, yearsBack: number, input: WriteInput): string => {
  const back = name === 'prev' ? yearsBack + 1 : yearsBack;
  const parts = inner.map((one) => write(one, back, input).text);
  if (name === 'avg') return `average(${parts.join()})`;
  if (name === 'prev') return `prev(${parts.join()})`;
  if (name === 'abs') return `|${parts.join()}|`;
  if (name === 'above') return `[${parts.join(' > ')}]`;
  return `${name}(${parts.join(', ')})`;
};

const write = (formula: Formula, yearsBack: number, input: WriteInput): Written => {
  if (formula.kind === 'number') return { text: formula.text, hold: ONE };
  if (formula.kind === 'call') return { text: writeCall(formula, yearsBack, input), hold: ONE };
  if (formula.kind === 'item') {
    const text = input(formula.name, yearsBack);
    return { text, hold: holdOf(text) };
  }
  const sign = SIGNS[formula.sign];
  const left = bracket(write(formula.left, yearsBack, input), sign.left);
  const right = bracket(write(formula.right, yearsBack, input), sign.right);
  return { text: left + sign.text + right, hold: sign.hold };
};

/** A formula as it was calculated: every name replaced by the statement items that gave it. */
export const writeFormula = (formula: Formula, input: WriteInput): string => write(formula, 0, input).text;
