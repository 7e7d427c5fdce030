import { describe, expect, it } from 'vitest';
import { decide, hasRight } from './index.ts';
import type { Demand, LiveSubject } from './index.ts';

const analyst: LiveSubject = {
  state: 'live',
  isActive: true,
  expiresOn: null,
  mustChangePassword: false,
  rights: new Set(['company.search', 'rating.view', 'user.manage']),
  grants: { search: true, 'rating-verification': true, 'online-report': 20 },
};
const demand: Demand = { right: 'rating.view', today: '2026-11-20' };
const nothingLeft = { available: 0, isAlreadySpent: false };

/** Every obstacle at once; taking the first away shows the next. */
const OBSTACLES: readonly [code: string, subject: Partial<LiveSubject>, demand: Partial<Demand>][] = [
  ['505', { isActive: false }, {}],
  ['password-change-required', { mustChangePassword: true }, {}],
  ['403', { rights: new Set() }, {}],
  ['feature-not-activated', { grants: {} }, {}],
  ['quota-exhausted', {}, { quota: nothingLeft }],
  ['too-many-requests', {}, { isRateExceeded: true }],
];

describe('deciding whether something may be done', () => {
  it('allows what session, account, role, plan, quota and rate allow', () => {
    expect(decide(analyst, demand)).toEqual({ isAllowed: true });
  });

  it('tells a token that was never known (401) from a session that ended (505)', () => {
    expect(decide({ state: 'unknown' }, demand)).toEqual({ isAllowed: false, code: '401' });
    expect(decide({ state: 'ended' }, demand)).toEqual({ isAllowed: false, code: '505' });
  });

  it.each(OBSTACLES.map(([code], index) => [code, index] as const))(
    'answers %s when it is the first thing in the way',
    (code, index) => {
      const rest = OBSTACLES.slice(index);
      const subject = Object.assign({}, analyst, ...rest.map(([, change]) => change)) as LiveSubject;
      const asked = Object.assign({}, demand, ...rest.map(([, , change]) => change)) as Demand;
      expect(decide(subject, asked)).toMatchObject({ isAllowed: false, code });
    },
  );

  it('names the feature that plan and packages do not open', () => {
    const decision = decide({ ...analyst, grants: {} }, demand);
    expect(decision).toEqual({
      isAllowed: false,
      code: 'feature-not-activated',
      feature: 'rating-verification',
    });
  });

  it('does not sell rights of administration', () => {
    expect(decide({ ...analyst, grants: {} }, { ...demand, right: 'user.manage' })).toEqual({
      isAllowed: true,
    });
  });

  it('lets an account be used up to its last day', () => {
    expect(decide({ ...analyst, expiresOn: '2026-11-20' }, demand)).toEqual({ isAllowed: true });
    expect(decide({ ...analyst, expiresOn: '2026-11-19' }, demand)).toMatchObject({ code: '505' });
  });

  it('lets the first password be changed before anything else', () => {
    const newcomer = { ...analyst, mustChangePassword: true };
    expect(decide(newcomer, { ...demand, right: 'session', isOpenBeforePasswordChange: true })).toEqual({
      isAllowed: true,
    });
  });

  it('costs nothing a second time, and nothing where there is no limit', () => {
    const again = { available: 0, isAlreadySpent: true };
    const unlimited = { available: null, isAlreadySpent: false };
    expect(decide(analyst, { ...demand, quota: again })).toEqual({ isAllowed: true });
    expect(decide(analyst, { ...demand, quota: unlimited })).toEqual({ isAllowed: true });
  });

  it('answers for a column in the same way', () => {
    expect(hasRight(analyst, 'rating.view')).toBe(true);
    expect(hasRight({ ...analyst, grants: {} }, 'rating.view')).toBe(false);
    expect(hasRight(analyst, 'ownership.view')).toBe(false);
  });
});
