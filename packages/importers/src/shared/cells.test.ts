import { describe, expect, it } from 'vitest';
import { parseDate, parseNumber, readCell } from './cells.ts';

describe('cells', () => {
  it.each(['', ' ', 'N/A', 'n/a', '-', '--', '无', undefined])('%j says nothing', (cell) => {
    expect(readCell(cell)).toBeNull();
  });

  it.each([
    ['2019-03-05', '2019-03-05'],
    ['2019/3/5', '2019-03-05'],
    ['2019年3月5日', '2019-03-05'],
    ['2019-03-05 00:00:00', '2019-03-05'],
    ['2020-02-29', '2020-02-29'],
    ['2019-02-29', undefined],
    ['0000-00-00', undefined],
    ['2019-13-01', undefined],
    ['05/03/2019', undefined],
  ])('%s is the day %s', (text, day) => {
    expect(parseDate(text)).toBe(day);
  });

  it.each([
    ['1,234.50', '1234.50'],
    ['-25975158.45', '-25975158.45'],
    ['(12)', '-12'],
    ['-0.00', '0.00'],
    ['007', '7'],
    ['1e9', undefined],
    ['1,23', undefined],
    ['(-5)', undefined],
    ['12%', undefined],
  ])('%s is the number %s', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });
});
