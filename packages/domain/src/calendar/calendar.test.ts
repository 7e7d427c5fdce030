import { describe, expect, it } from 'vitest';
import { calculateCompletedMonths, calculateDaysBetween, dayInChina, startOfDayInChina } from './index.ts';

describe('the day in China', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['2026-07-01T00:00:00+08:00', '2026-07-01'],
    ['2026-07-01', '2026-07-01'],
  ])('of %s is %s', (moment, day) => {
    expect(dayInChina(moment)).toBe(day);
    expect(dayInChina(new Date(moment))).toBe(day);
  });
});

describe('completed months', () => {
  it.each([
    ['2024-01-31', '2024-02-29', 0],
    ['2024-01-31', '2024-03-31', 2],
    ['2025-06-15', '2026-06-15', 12],
    ['2025-06-15', '2026-06-14', 11],
    ['2026-06-15', '2026-05-15', -1],
    ['2024-12-31', '2026-06-30', 17],
    ['2024-12-30', '2026-06-30', 18],
  ])('from %s to %s are %i', (from, to, months) => {
    expect(calculateCompletedMonths(from, to)).toBe(months);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-01-01', '2025-12-31', -1],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(calculateDaysBetween(from, to)).toBe(days);
  });
});

it('a day in China begins at four in the afternoon of the day before in Greenwich', () => {
  const start = startOfDayInChina('2026-11-20');
  expect(start).toBe('2026-11-19T16:00:00.000Z');
  expect(dayInChina(start)).toBe('2026-11-20');
  expect(dayInChina(new Date(Date.parse(start) - 1))).toBe('2026-11-19');
});
