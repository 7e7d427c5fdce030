import { expect, test } from 'vitest';
import { findField } from '../../dictionary/index.ts';
import { findBandWords, findFactorWords } from '../factor-words.ts';
import { makeFact, makeRegistration } from '../make-case.ts';
import type { Registration } from '../rating-input.ts';
import { REGISTRY_ITEMS, scoreRegistry } from './index.ts';

const COVERED = ['change_record', 'annual_report', 'tax_credit'];
const band = (code: string, over: Partial<Registration> = {}, facts = [] as ReturnType<typeof makeFact>[]) =>
  scoreRegistry({
    asOf: '2026-09-30',
    registration: makeRegistration(over),
    facts,
    coveredDimensions: COVERED,
  }).find((part) => part.code === code)?.band;

test.each([
  ['age', { establishedOn: '2025-10-01' }, 'below-1'],
  ['age', { establishedOn: '2025-09-30' }, '1-3'],
  ['age', { establishedOn: '2006-10-01' }, '10-20'],
  ['age', { establishedOn: null }, null],
  ['registered-capital', { registeredCapitalYuan: '99999.99' }, 'below-100k'],
  ['registered-capital', { registeredCapitalYuan: '50000000' }, 'above-50m'],
  ['paid-up-share', { registeredCapitalYuan: '100', paidInCapitalYuan: '0' }, 'none'],
  ['paid-up-share', { registeredCapitalYuan: '100', paidInCapitalYuan: '80' }, 'above-80'],
  ['paid-up-share', { paidInCapitalYuan: null }, null],
  ['legal-form', { nature: 'state', companyType: '股份有限公司' }, 'state'],
  ['legal-form', { nature: null, companyType: '股份有限公司(上市)' }, 'shares'],
  ['legal-form', { nature: null, companyType: '个人独资企业' }, 'sole-proprietor'],
  ['legal-form', { nature: null, companyType: null }, null],
  ['insured-employees', { insuredEmployees: 0 }, 'none'],
  ['insured-employees', { insuredEmployees: 1_000 }, 'above-1000'],
  ['industry', { industrySection: 'K' }, 'K'],
])('%s of %j is %s', (code, over, expected) => {
  expect(band(code, over)).toBe(expected);
});

test('changes count when there are two in 24 months', () => {
  const change = (date: string) =>
    makeFact('change_record', { change_category: 'legal_rep', change_date: date });
  expect(band('legal-representative-changes', {}, [change('2026-01-01')])).toBe('few');
  expect(band('legal-representative-changes', {}, [change('2026-01-01'), change('2024-10-01')])).toBe('many');
  expect(band('legal-representative-changes', {}, [change('2026-01-01'), change('2024-09-30')])).toBe('few');
  const smaller = { change_category: 'capital', change_date: '2026-01-01', capital_change_amount: '-5.00' };
  expect(band('capital-reduction', {}, [makeFact('change_record', smaller)])).toBe('yes');
});

test('an annual report is missing only when it fell due in the life of the company', () => {
  expect(band('annual-report')).toBe('missing');
  expect(band('annual-report', { establishedOn: '2026-01-05' })).toBeNull();
  expect(band('annual-report', {}, [makeFact('annual_report', { report_year: 2025 })])).toBe('filed');
});

test('the last grade of a taxpayer counts', () => {
  const grade = (tax_credit_year: number, tax_credit_grade: string) =>
    makeFact('tax_credit', { tax_credit_year, tax_credit_grade });
  expect(band('a-grade-taxpayer', {}, [grade(2024, 'A'), grade(2025, 'B')])).toBe('no');
  expect(band('a-grade-taxpayer', {}, [grade(2025, 'A')])).toBe('yes');
});

test('every item and band has words in both languages', () => {
  for (const { code, bands } of REGISTRY_ITEMS) {
    expect(findFactorWords({ model: 'registry', code }).cn).not.toBe(code);
    for (const name of Object.keys(bands))
      expect(findBandWords({ model: 'registry', code, band: name }), `${code} ${name}`).not.toBeNull();
  }
  expect(findField('change_category')).toBeDefined();
});
