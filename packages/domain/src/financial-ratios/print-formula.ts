import { findField } from '../dictionary/index.ts';
import type { Formula, FormulaFunction } from './formula.ts';
import { RATIO_DEFINITIONS } from './ratios.ts';

export type FormulaLanguage = 'en' | 'cn';

const FUNCTIONS: Readonly<
  Record<Exclude<FormulaFunction, 'first'>, Readonly<Record<FormulaLanguage, string>>>
> = {
  avg: { en: 'average of', cn: '平均' },
  prev: { en: 'previous year', cn: '上年' },
  growth: { en: 'growth of', cn: '增长率' },
  cagr3: { en: 'three-year growth of', cn: '三年复合增长率' },
  above: { en: '1 if greater', cn: '前者较大为1' },
  abs: { en: 'size of', cn: '绝对值' },
  ln: { en: 'logarithm of', cn: '自然对数' },
};

const SIGNS = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ' } as const;
const isSum = (formula: Formula): boolean =>
  formula.kind === 'operation' && (formula.sign === '+' || formula.sign === '-');

/** A sum inside a product stands in brackets, and so does whatever is subtracted or divided by. */
const wrap = (
  formula: Formula,
  isRight: boolean,
  sign: string,
  print: (formula: Formula) => string,
): string => {
  const needs =
    (isSum(formula) && sign !== '+' && (sign !== '-' || isRight)) ||
    (isRight && sign === '/' && formula.kind === 'operation');
  return needs ? `(${print(formula)})` : print(formula);
};

/** A formula in words: the labels of the dictionary in one language, definitions written out at their first way. */
export const printFormula = (formula: Formula, language: FormulaLanguage): string => {
  const print = (inner: Formula): string => {
    if (inner.kind === 'number') return inner.text;
    if (inner.kind === 'item') {
      const definition = RATIO_DEFINITIONS.get(inner.name);
      if (definition) return isSum(definition) ? `(${print(definition)})` : print(definition);
      const field = findField(inner.name);
      return (language === 'en' ? field?.en : field?.zh) ?? inner.name;
    }
    if (inner.kind === 'call') {
      const [first] = inner.inner;
      if (inner.name === 'first') return first ? print(first) : '';
      return `${FUNCTIONS[inner.name][language]}(${inner.inner.map(print).join(', ')})`;
    }
    const { sign, left, right } = inner;
    return wrap(left, false, sign, print) + SIGNS[sign] + wrap(right, true, sign, print);
  };
  return print(formula);
};
