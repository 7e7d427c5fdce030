import type { listSectionRecords } from '@mingjian/contract/sections';
import type { FieldFilter, FieldOrder } from '@mingjian/database/sections';
import { findField, isNumericType } from '@mingjian/domain/dictionary';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { findOrder } from '../companies/section-requests.ts';

type Input = Call<typeof listSectionRecords>['input'];

const EXACT_TYPES: ReadonlySet<string> = new Set(['enum', 'bool', 'date', 'int', 'ref']);

const findOwnField = (input: Input, name: string, inputField: string) => {
  const field = findField(name);
  if (!field || field.dimension !== input.dimension)
    throw new ApplicationFailure('invalid-input', { fields: [{ field: inputField, rule: 'not-allowed' }] });
  return field;
};

/** The order asked for; a section with an order of its own keeps it while nothing else is asked. */
export const readOrder = (input: Input): FieldOrder | null => {
  if (input.sort === undefined) {
    const own = findOrder(input.dimension);
    return own && { ...own, isDescending: true };
  }
  const name = input.sort.replace(/^-/, '');
  const { type } = findOwnField(input, name, 'sort');
  return { field: name, isNumeric: isNumericType(type), isDescending: input.sort.startsWith('-') };
};

export const readFilter = (input: Input): FieldFilter | null => {
  const { filterField, filterValue } = input;
  if (filterField === undefined || filterValue === undefined || filterValue === '') return null;
  const { type } = findOwnField(input, filterField, 'filterField');
  return { field: filterField, value: filterValue, isExact: EXACT_TYPES.has(type) };
};
