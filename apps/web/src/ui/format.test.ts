import { describe, expect, it } from 'vitest';
import { formatCount, formatDate, formatFigure, toThousandYuan } from './format.ts';

describe('a figure', () => {
  it.each([
    ['1234567.891', '1,234,567.89'],
    ['0', '0.00'],
    ['-0.001', '0.00'],
    ['-1234.5', '\u22121,234.50'],
    ['9007199254740993.125', '9,007,199,254,740,993.13'],
    [0.005, '0.01'],
  ])('%s is written %s', (value, text) => expect(formatFigure(value)).toBe(text));

  it('counts without decimals', () => expect(formatCount(1363)).toBe('1,363'));
});

describe('thousand yuan', () => {
  it.each([
    ['1234567.89', '1234.56789'],
    ['-999', '-0.999'],
    ['0', '0.000'],
    ['12345', '12.345'],
  ])('%s yuan are %s', (yuan, thousand) => expect(toThousandYuan(yuan)).toBe(thousand));
});

it('a date is the day of an instant', () =>
  expect(formatDate('2024-03-01T09:30:00.000Z')).toBe('2024-03-01'));
