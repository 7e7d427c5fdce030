import { expect, it } from 'vitest';
import { kindOf } from './factor-kind.ts';
import { writeBand } from './write-value.ts';

it.each([
  ['financial', 'tl_ta', 'percent-of-one'],
  ['financial', 'change_of_tl_ta', 'percentage-points'],
  ['financial', 'sales_ta', 'ratio'],
  ['financial', 'quick_cl', 'ratio'],
  ['financial', 'asset_growth', 'growth'],
  ['financial', 'is_loss', 'yes-no'],
  ['behaviour', 'enforcement', 'events'],
  ['registry', 'age', 'years'],
  ['registry', 'industry', 'none'],
  ['contagion', 'holder-9', 'percent'],
] as const)('the number of %s %s is told as %s', (model, code, kind) => {
  expect(kindOf({ model, code })).toBe(kind);
});

it('bounds of a step are told in the unit of the value', () => {
  const write = (code: string, band: string) => writeBand({ model: 'financial', code }, band, 'pp');
  expect(write('tl_ta', '高于0.6513，不超过0.7512')).toBe('高于65.13%，不超过75.12%');
  expect(write('quick_cl', 'above -1.0397 up to 2.1933')).toBe('above −1.040 up to 2.193');
  expect(write('change_of_tl_ta', 'up to 0.0098')).toBe('up to 0.98 pp');
  expect(write('sales_growth', 'above -0.6931')).toBe('above −50.00%');
  expect(writeBand({ model: 'registry', code: 'age' }, '1 to 3 years', 'pp')).toBe('1 to 3 years');
});
