import { DIMENSIONS, findField } from '@mingjian/domain/dictionary';
import { expect, it } from 'vitest';
import { SECTION_COLUMNS } from './section-columns.ts';

/** Shown by sections of their own, or computed and not covered yet. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'basic_registration',
  'identifiers_names',
  'contact_address',
  'industry_classification',
  'change_record',
  'shareholder',
  'key_personnel',
  'balance_sheet',
  'income_statement',
  'cash_flow_statement',
]);

it('names fields of the dimension, for every dimension that sources tell of', () => {
  for (const [dimension, fields] of Object.entries(SECTION_COLUMNS))
    expect(fields.filter((field) => findField(field)?.dimension !== dimension)).toEqual([]);
  const missing = DIMENSIONS.filter(
    ({ key, kind }) => kind === 'record' && !SECTION_COLUMNS[key] && !ELSEWHERE.has(key),
  );
  expect(missing.map(({ key }) => key)).toEqual([]);
});
