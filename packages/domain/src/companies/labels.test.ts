import { expect, test } from 'vitest';
import { DIMENSIONS, FIELDS, findField } from '../dictionary/index.ts';
import {
  ABSENCE_LABELS,
  PROFILE_SECTIONS,
  STATEMENT_TOTALS,
  findDimensionRight,
  findAbsenceReason,
  findEnumLabel,
  presentCompanyType,
  presentEnum,
  presentPosition,
} from './index.ts';

const recorded = new Set(DIMENSIONS.filter(({ kind }) => kind === 'record').map(({ key }) => key));
/** Grades, share classes and ranges of the dictionary are symbols of their own, not words. */
const isSymbol = (value: string) => /^[A-DM]$/.test(value) || value.includes('..');

test('every enum value of the recorded dimensions has words in both languages', () => {
  const values = FIELDS.filter(
    ({ type, dimension, unit }) => type === 'enum' && unit !== '' && recorded.has(dimension),
  )
    .filter(({ unit }) => !unit.startsWith('as '))
    .flatMap(({ name, unit }) => unit.split(',').map((value) => [name, value] as const))
    .filter(([, value]) => !isSymbol(value));
  expect(values.length).toBeGreaterThan(200);
  expect(values.filter(([field, value]) => !findEnumLabel(field, value))).toEqual([]);
});

test('one value reads differently in different fields', () => {
  expect(presentEnum('ownership_nature', 'state').en).toBe('State-owned');
  expect(presentEnum('shareholder_type', 'state').en).toBe('State body');
  expect(presentEnum('enforcement_status', 'terminated').cn).toBe('终结本次执行');
});

test('a grade without words is shown as it is', () => {
  expect(presentEnum('issuer_rating', 'AA+')).toEqual({ en: 'AA+', cn: 'AA+' });
  expect(presentEnum('issuer_rating', 'constructor')).toEqual({ en: 'constructor', cn: 'constructor' });
});

test.each([
  ['有限责任公司(自然人投资或控股)', 'Limited liability company (invested or controlled by natural persons)'],
  ['有限责任公司（自然人独资）', 'Limited liability company (sole natural-person owner)'],
  [
    '股份有限公司(非上市、自然人投资或控股)',
    'Company limited by shares (unlisted, invested or controlled by natural persons)',
  ],
  ['其他股份有限公司(上市)', 'Other company limited by shares (listed)'],
  ['有限责任公司分公司(自然人独资)', 'Branch of a limited liability company (sole natural-person owner)'],
  ['个体工商户', 'Individual business'],
  ['不知道', '不知道'],
])('%s', (original, en) => {
  expect(presentCompanyType(original)).toEqual({ en, cn: original });
});

test('a missing field of a dimension that was found was not disclosed', () => {
  expect(findAbsenceReason('found')).toBe('not_disclosed');
  expect(findAbsenceReason(undefined)).toBe('not_yet_fetched');
  expect(findAbsenceReason('withheld')).toBe('withheld');
  expect(Object.values(ABSENCE_LABELS).every(({ en, cn }) => en && cn && en !== '0')).toBe(true);
});

test('sections show fields of their own dimension, totals are items of statements', () => {
  for (const { dimension, fields, orderBy } of PROFILE_SECTIONS) {
    for (const field of [...fields, ...(orderBy ? [orderBy] : [])]) {
      expect(findField(field)?.dimension, field).toBe(dimension);
    }
  }
  for (const field of STATEMENT_TOTALS) expect(findField(field)?.module, field).toBe('financial_statements');
});

test('each dimension names the right that opens it', () => {
  expect(findDimensionRight('balance_sheet')).toBe('company.financials');
  expect(findDimensionRight('tax_negative')).toBe('negative-record.view');
  expect(findDimensionRight('shareholder')).toBe('company.profile');
  expect(() => findDimensionRight('unknown')).toThrow(RangeError);
  expect(DIMENSIONS.every(({ key }) => findDimensionRight(key) !== undefined)).toBe(true);
});

test.each([
  ['独立董事', 'Independent director'],
  ['董事兼总经理', 'Director, General manager'],
  ['董事、副总经理', 'Director, Deputy general manager'],
  ['董事、吉祥物', '董事、吉祥物'],
])('the post %s', (original, en) => {
  expect(presentPosition(original)).toEqual({ en, cn: original });
});
