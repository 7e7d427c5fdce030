import { expect, test } from 'vitest';
import { findPayloadFaults } from './index.ts';

test.each([
  ['a money item as decimal text', 'balance_sheet', { total_assets: '12.50' }, []],
  ['a field that was not disclosed', 'balance_sheet', { total_assets: null }, []],
  ['the period of a statement', 'balance_sheet', { period_end: '2024-12-31' }, []],
  [
    'money as a number, which would lose cents',
    'balance_sheet',
    { total_assets: 12.5 },
    [{ field: 'total_assets', reason: 'wrong-type' }],
  ],
  [
    'a field of another dimension',
    'balance_sheet',
    { net_profit: '1' },
    [{ field: 'net_profit', reason: 'unknown-field' }],
  ],
  [
    'a day that is no day',
    'basic_registration',
    { establishment_date: '2024-13-01' },
    [{ field: 'establishment_date', reason: 'wrong-type' }],
  ],
  ['an unknown dimension', 'horoscope', {}, [{ field: 'horoscope', reason: 'unknown-dimension' }]],
])('%s', (_, dimension, payload, faults) => {
  expect(findPayloadFaults(dimension, payload)).toEqual(faults);
});
