import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateAvailable,
  calculateOwnAvailable,
  calculateQuotaStatus,
  calculateRest,
  calculateTerm,
} from './index.ts';

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

it('counts by calendar year in China, whose year begins at four in the afternoon in Greenwich', () => {
  expect(calculateTerm('2026-12-31T15:59:59.999Z')).toBe('2026');
  expect(calculateTerm('2026-12-31T16:00:00.000Z')).toBe('2027');
  expect(calculateTerm('2026-12-31')).toBe('2026');
  expect(calculateTerm('2027-01-01')).toBe('2027');
});

describe('a distributed quota', () => {
  const quota = { total: 100, used: 30, allocated: 40, allocatedUsed: 10 };

  it('has a rest of what is neither distributed nor used by others', () => {
    expect(calculateRest(quota)).toBe(40);
    expect(calculateRest({ ...quota, total: null })).toBeNull();
  });

  it('gives an account with an allocation its own units only, one without the rest', () => {
    expect(calculateOwnAvailable(quota, { allocated: 15, used: 10 })).toBe(5);
    expect(calculateOwnAvailable(quota, { allocated: 10, used: 10 })).toBe(0);
    expect(calculateOwnAvailable(quota, null)).toBe(40);
    expect(calculateOwnAvailable({ ...quota, total: null }, { allocated: 15, used: 10 })).toBe(5);
  });

  it('says when the plan became smaller than what was distributed, and never gives more than is left', () => {
    const smaller = { ...quota, total: 35 };
    expect(calculateQuotaStatus(smaller)).toBe('over-distributed');
    expect(calculateOwnAvailable(smaller, { allocated: 15, used: 0 })).toBe(5);
    expect(calculateQuotaStatus(quota)).toBe('available');
  });

  it('never promises more than its total', () => {
    const units = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(units, units, units, units, (total, allocated, restUsed, part) => {
        const allocatedUsed = Math.min(part, allocated);
        const use = { total, allocated, allocatedUsed, used: restUsed + allocatedUsed };
        fc.pre(allocated + restUsed <= total);
        expect(calculateRest(use)! + allocated + restUsed).toBe(total);
      }),
    );
  });
});
