import { expect, it } from 'vitest';
import { calculateAvailable, calculateQuotaStatus, calculateTerm } from './index.ts';

it.each([
  [{ total: 5, used: 0 }, 5, 'available'],
  [{ total: 5, used: 5 }, 0, 'used-up'],
  [{ total: 5, used: 7 }, 0, 'used-up'],
  [{ total: 0, used: 0 }, 0, 'used-up'],
  [{ total: null, used: 9_000 }, null, 'unlimited'],
] as const)('of %o there is %s left: %s', (use, available, status) => {
  expect(calculateAvailable(use)).toBe(available);
  expect(calculateQuotaStatus(use)).toBe(status);
});

it('counts by calendar year', () => {
  expect(calculateTerm('2026-12-31T23:59:59.999Z')).toBe('2026');
  expect(calculateTerm('2027-01-01')).toBe('2027');
});
