import { findField } from '@mingjian/domain/dictionary';
import type { Words } from '@mingjian/domain/default-risk';

/** Beyond the twelfth decimal a figure of the model is noise; the contributions still add up to the score to 1e-9. */
const FIGURE_DECIMALS = 12;

export const presentFigure = (value: number): string => {
  const text = value.toFixed(FIGURE_DECIMALS).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
};

/** The label of a dictionary field. */
export const labelOf = (field: string): Words => {
  const found = findField(field);
  return found ? { en: found.en, cn: found.zh } : { en: field, cn: field };
};

const FIELD_NAME = /(?<![a-z_])[a-z][a-z_0-9]{3,}(?![a-z_(])/g;

/** A formula in field names -> in the labels of the dictionary; `prev(...)` is the year before. */
export const sayFormula = (formula: string): Words => ({
  en: formula
    .replace(FIELD_NAME, (field) => labelOf(field).en)
    .replaceAll(/prev\(([^()]*)\)/g, '[$1, year before]'),
  cn: formula.replace(FIELD_NAME, (field) => labelOf(field).cn).replaceAll(/prev\(([^()]*)\)/g, '[上年$1]'),
});
