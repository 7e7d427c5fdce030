import { expect, it } from 'vitest';
import { findField } from '../dictionary/index.ts';
import { EXPORTED_DIMENSIONS, groupFields, isExportedField, SINGLE_DIMENSIONS } from './index.ts';

it('groups fields by dimension in the order of the dictionary', () => {
  const groups = groupFields(['shareholder_name', 'registered_capital', 'company_name', 'no_such_field']);
  expect(groups.map(({ dimension, fields }) => [dimension.key, fields])).toEqual([
    ['basic_registration', ['company_name', 'registered_capital']],
    ['shareholder', ['shareholder_name']],
  ]);
});

it('offers what is stored as records', () => {
  expect(EXPORTED_DIMENSIONS.some(({ key }) => key === 'valuation')).toBe(false);
  expect(isExportedField('company_name')).toBe(true);
  expect(isExportedField('rating_class')).toBe(false);
  expect(isExportedField('nothing')).toBe(false);
  expect(SINGLE_DIMENSIONS.every((key) => EXPORTED_DIMENSIONS.some((one) => one.key === key))).toBe(true);
  expect(findField('company_name')?.dimension).toBe('basic_registration');
});
