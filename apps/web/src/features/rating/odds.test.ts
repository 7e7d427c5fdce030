import { expect, it } from 'vitest';
import { formatOdds } from './odds.ts';

it.each([
  [0, '1.00'],
  [0.4, '1.49'],
  [-4.5, '0.01'],
  [-4.7, '<0.01'],
  [-60, '<0.01'],
  [8, '2,981'],
])('log-odds %d are written ×%s', (logOdds, times) => {
  expect(formatOdds(logOdds)).toBe(times);
});
