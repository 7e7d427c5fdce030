import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDecimal,
  formatTenThousandYuan,
  formatThousandYuan,
  roundDecimal,
  shiftDecimal,
} from './index.ts';

describe('decimal text', () => {
  it.each([
    ['1.5', 4, '15000'],
    ['0.000001', 4, '0.01'],
    ['12345', -3, '12.345'],
    ['-5', -4, '-0.0005'],
    ['0', 4, '0'],
    ['100', -2, '1'],
  ])('%s moved by %d is %s', (text, places, moved) => {
    expect(shiftDecimal(text, places)).toBe(moved);
  });

  it('moves there and back to the same number', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.integer({ min: 0, max: 12 }),
        (whole, places) => {
          expect(shiftDecimal(shiftDecimal(whole.toString(), -places), places)).toBe(whole.toString());
        },
      ),
    );
  });

  it.each([
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['-0.004', 2, '0.00'],
    ['9.995', 2, '10.00'],
    ['2', 2, '2.00'],
    ['2.5', 0, '3'],
  ])('%s rounded to %d places is %s', (text, decimals, rounded) => {
    expect(roundDecimal(text, decimals)).toBe(rounded);
  });
});

describe('display', () => {
  it('groups thousands and keeps two decimals', () => {
    expect(formatDecimal('1234567.891')).toBe('1,234,567.89');
    expect(formatDecimal('-999.999')).toBe('-1,000.00');
    expect(formatDecimal('13128393452.49')).toBe('13,128,393,452.49');
    expect(formatDecimal('12', 0)).toBe('12');
  });

  it('shows portfolio figures in CNY 1,000 and register capital in CNY 10,000', () => {
    expect(formatThousandYuan('1234567.89')).toBe('1,234.57');
    expect(formatTenThousandYuan('12345678')).toBe('1,234.57');
  });

  it('does not invent a number from other text', () => {
    expect(() => formatDecimal('n/a')).toThrow(RangeError);
  });
});
