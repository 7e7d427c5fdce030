import { describe, expect, it } from 'vitest';
import {
  ADD_ON_PACKAGES,
  FEATURE_CODES,
  PLANS,
  combineGrants,
  findOpening,
  listActivePackages,
} from './index.ts';
import type { Grants } from './index.ts';

const catalogue = { plans: PLANS, packages: ADD_ON_PACKAGES };
const planOf = (code: string): Grants => PLANS.find((plan) => plan.code === code)!.grants;

describe('plans', () => {
  it('are those of the specification, with its nineteen features', () => {
    expect(PLANS.map((plan) => plan.en)).toEqual(['Test', 'Basic', 'Standard', 'Premium', 'DIY']);
    expect(FEATURE_CODES).toHaveLength(19);
    for (const plan of PLANS) expect(Object.keys(plan.grants)).toEqual(FEATURE_CODES);
  });

  it('never open less than the one below, from Basic on', () => {
    const rank = (grant: Grants[keyof Grants]) => (grant === null ? Infinity : Number(grant ?? 0));
    const paid = PLANS.slice(1);
    for (const [index, plan] of paid.slice(1).entries())
      for (const code of FEATURE_CODES)
        expect(rank(plan.grants[code]), `${plan.code} ${code}`).toBeGreaterThanOrEqual(
          rank(paid[index]!.grants[code]),
        );
  });
});

describe('plan and packages together', () => {
  it('open what either opens', () => {
    const grants = combineGrants(planOf('basic'), [ADD_ON_PACKAGES[1]!.grants]);
    expect(grants).toMatchObject({ valuation: true, forecast: true, search: true, ownership: false });
  });

  it('add up amounts, and no limit stays no limit', () => {
    const packageA = ADD_ON_PACKAGES[0]!.grants;
    expect(combineGrants(planOf('standard'), [packageA])['update-report']).toBe(40);
    expect(combineGrants({ 'update-report': null }, [packageA])['update-report']).toBeNull();
    expect(combineGrants(planOf('diy'), [])['online-report']).toBeNull();
  });

  it('name what would open a feature', () => {
    expect(findOpening('rating-verification', catalogue)).toEqual({
      feature: 'rating-verification',
      plans: [
        { code: 'standard', en: 'Standard', cn: '标准版' },
        { code: 'premium', en: 'Premium', cn: '高级版' },
        { code: 'diy', en: 'DIY', cn: '定制版' },
      ],
      packages: [{ code: 'A', en: 'Package A', cn: '套餐A' }],
    });
    expect(findOpening('industry-analysis', catalogue).packages.map(({ code }) => code)).toEqual(['C']);
  });

  it('make a package active when it is bought or the plan holds all of it', () => {
    const active = (plan: string, bought: ('A' | 'B' | 'C')[]) =>
      listActivePackages(planOf(plan), bought, ADD_ON_PACKAGES).map((item) => item.authority);
    expect(active('basic', [])).toEqual([]);
    expect(active('basic', ['C'])).toEqual(['10004']);
    expect(active('standard', [])).toEqual(['10002']);
    expect(active('premium', [])).toEqual(['10002', '10003', '10004']);
  });
});
