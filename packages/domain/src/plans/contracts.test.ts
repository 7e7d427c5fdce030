import { describe, expect, it } from 'vitest';
import {
  ADD_ON_PACKAGES,
  PLANS,
  REQUEST_STATUSES,
  canAnswer,
  findContractGrants,
  isValidOn,
} from './index.ts';

const catalogue = { plans: PLANS, packages: ADD_ON_PACKAGES };

describe('a contract', () => {
  it('opens what its plan and its packages open', () => {
    const grants = findContractGrants(catalogue, { planCode: 'basic', packageCodes: ['B'], ownGrants: null });
    expect(grants).toMatchObject({ valuation: true, ownership: false, 'online-report': 500 });
  });

  it('with the plan DIY opens what was agreed with the organisation, and nothing of the sort with another', () => {
    const ownGrants = { search: true, 'online-report': 70 } as const;
    const diy = findContractGrants(catalogue, { planCode: 'diy', packageCodes: [], ownGrants });
    expect(diy).toMatchObject({ search: true, 'online-report': 70, valuation: false });
    const basic = findContractGrants(catalogue, { planCode: 'basic', packageCodes: [], ownGrants });
    expect(basic).toMatchObject({ 'online-report': 500 });
  });

  it('without a plan on the day still has its packages', () => {
    const grants = findContractGrants(catalogue, { planCode: null, packageCodes: ['C'], ownGrants: null });
    expect(grants).toMatchObject({ search: false, 'industry-analysis': true, 'online-report': false });
  });

  it('runs from its first to its last day, both included', () => {
    const term = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
    expect(
      ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => isValidOn(term, day)),
    ).toEqual([false, true, true, false]);
    expect(isValidOn({ startsOn: null, endsOn: null }, '2026-06-01')).toBe(true);
  });
});

it('a request goes from new over in contact to a decision, which is final', () => {
  const ways = REQUEST_STATUSES.flatMap((from) =>
    REQUEST_STATUSES.filter((to) => canAnswer(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(ways).toEqual([
    'new > in-contact',
    'new > agreed',
    'new > declined',
    'in-contact > agreed',
    'in-contact > declined',
  ]);
});
