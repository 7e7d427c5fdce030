import { DIMENSIONS, findDimension, findField } from '../dictionary/index.ts';
import type { DictionaryDimension } from '../dictionary/index.ts';

/** Dimensions that hold one record a company as a rule: their fields stand on the sheet of the companies. */
export const SINGLE_DIMENSIONS: readonly string[] = ['basic_registration', 'industry_classification'];

/** What can be exported: everything that is stored as records. What is computed stands in the columns of each company. */
export const EXPORTED_DIMENSIONS: readonly DictionaryDimension[] = DIMENSIONS.filter(
  ({ kind }) => kind !== 'computed',
);

const exported = new Set(EXPORTED_DIMENSIONS.map(({ key }) => key));

export const isExportedField = (name: string): boolean => exported.has(findField(name)?.dimension ?? '');

export interface ChosenDimension {
  readonly dimension: DictionaryDimension;
  /** In the order of the dictionary. */
  readonly fields: readonly string[];
}

/** The chosen fields by dimension, both in the order of the dictionary. */
export const groupFields = (names: readonly string[]): readonly ChosenDimension[] => {
  const chosen = new Set(names);
  return EXPORTED_DIMENSIONS.flatMap(({ key }) => {
    const dimension = findDimension(key);
    const fields = dimension?.fields.map(([name]) => name).filter((name) => chosen.has(name)) ?? [];
    return dimension && fields.length > 0 ? [{ dimension, fields }] : [];
  });
};
