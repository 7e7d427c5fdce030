/** A formula over statement items, as a tree. */
export type Formula =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'item'; readonly name: string }
  | { readonly kind: 'operation'; readonly sign: Sign; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'call'; readonly name: FormulaFunction; readonly inner: readonly Formula[] };

export type Sign = '+' | '-' | '*' | '/';

/**
 * `avg(x)`: mean of the beginning and the end of the period; `prev(x)`: of the period before; `growth(x)`: the change
 * against the period before, in its terms; `cagr3(x)`: yearly growth over three years; `first(x, y)`: x, or y where x is
 * not stated; `above(x, y)`: 1 where x is greater, else 0; `abs(x)`; `ln(x)`, only of what is positive.
 */
export const FORMULA_FUNCTIONS = ['avg', 'prev', 'growth', 'cagr3', 'first', 'above', 'abs', 'ln'] as const;
export type FormulaFunction = (typeof FORMULA_FUNCTIONS)[number];

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z][a-z0-9_]*)|([-+*/(),]))/y;

const split = (text: string): readonly string[] => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const found = TOKEN.exec(text);
    if (!found) throw new SyntaxError(`"${text}" is no formula`);
    tokens.push((found[1] ?? found[2] ?? found[3]) as string);
  }
  return tokens;
};

const isFunction = (name: string): name is FormulaFunction =>
  FORMULA_FUNCTIONS.some((known) => known === name);

/** Reads a formula; throws SyntaxError for a text that is none. */
export const parseFormula = (text: string): Formula => {
  const tokens = split(text);
  let at = 0;
  const expect = (token: string): void => {
    if (tokens[at] !== token) throw new SyntaxError(`"${text}" lacks ${token}`);
    at += 1;
  };
  const readCall = (name: FormulaFunction): Formula => {
    expect('(');
    const inner = [readSum()];
    while (tokens[at] === ',') {
      at += 1;
      inner.push(readSum());
    }
    expect(')');
    return { kind: 'call', name, inner };
  };
  const readValue = (): Formula => {
    const token = tokens[at];
    at += 1;
    if (token === '(') {
      const inner = readSum();
      expect(')');
      return inner;
    }
    if (token === undefined || /^[-+*/),]$/.test(token)) throw new SyntaxError(`"${text}" lacks a value`);
    if (/^\d/.test(token)) return { kind: 'number', text: token };
    return isFunction(token) && tokens[at] === '(' ? readCall(token) : { kind: 'item', name: token };
  };
  const readSigns = (signs: readonly Sign[], readNext: () => Formula): Formula => {
    let left = readNext();
    for (;;) {
      const sign = signs.find((one) => one === tokens[at]);
      if (!sign) return left;
      at += 1;
      left = { kind: 'operation', sign, left, right: readNext() };
    }
  };
  const readProduct = (): Formula => readSigns(['*', '/'], readValue);
  const readSum = (): Formula => readSigns(['+', '-'], readProduct);
  const formula = readSum();
  if (at < tokens.length) throw new SyntaxError(`"${text}" goes on behind its end`);
  return formula;
};
