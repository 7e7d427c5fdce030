import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLANS, PLAN_FEATURES, ADD_ON_PACKAGES, calculatePrice, findCoveringPlans } from './index.ts';
import type { PriceList } from './index.ts';

const PRICES: PriceList = {
  plans: { basic: '6000' },
  packages: { A: '9000.00' },
  features: { search: '100', ownership: '2400.50', 'online-report': '3.2', 'update-report': '180' },
};

describe('the price of a choice', () => {
  it('is the open switches once and the amounts by unit', () => {
    const quote = calculatePrice(
      { search: true, ownership: true, valuation: false, 'online-report': 1_500, 'update-report': 0 },
      PRICES,
    );
    expect(quote.lines).toEqual([
      { feature: 'search', units: null, unitYuan: '100', yuan: '100.00' },
      { feature: 'ownership', units: null, unitYuan: '2400.50', yuan: '2400.50' },
      { feature: 'online-report', units: 1_500, unitYuan: '3.2', yuan: '4800.00' },
    ]);
    expect(quote.yuan).toBe('7300.50');
    expect(quote.unpriced).toEqual([]);
  });

  it('names what the list has no price for, and does not count it as free', () => {
    const quote = calculatePrice({ search: true, forecast: true, 'online-report': null }, PRICES);
    expect(quote.yuan).toBe('100.00');
    expect(quote.unpriced).toEqual(['forecast', 'online-report']);
  });

  it('of nothing is nothing', () => {
    expect(calculatePrice({}, PRICES)).toEqual({ lines: [], yuan: '0.00', unpriced: [] });
  });

  it('is exact for every price and volume', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (cents, units) => {
          const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
          const { yuan } = calculatePrice(
            { 'online-report': units },
            { plans: {}, packages: {}, features: { 'online-report': price } },
          );
          expect(BigInt(yuan.replace('.', ''))).toBe(BigInt(cents) * BigInt(units));
        },
      ),
    );
  });
});

describe('ready-made plans that hold a choice', () => {
  const catalogue = { plans: PLANS, packages: ADD_ON_PACKAGES };
  const covering = (choice: Parameters<typeof findCoveringPlans>[0]) =>
    findCoveringPlans(choice, catalogue).map((plan) => plan.code);

  it.each([
    [{ search: true }, ['basic', 'standard', 'premium']],
    [{ search: true, indices: true }, ['standard', 'premium']],
    [{ 'online-report': 5_001 }, ['premium']],
    [{ 'online-report': 60_000 }, []],
    [{ valuation: true, 'update-report': 200 }, ['premium']],
  ] as const)('%o: %o', (choice, plans) => {
    expect(covering(choice)).toEqual(plans);
  });

  it('hold an empty choice each, and never miss a feature they lack', () => {
    expect(covering({})).toEqual(['basic', 'standard', 'premium']);
    for (const { code, kind } of PLAN_FEATURES)
      for (const plan of findCoveringPlans({ [code]: kind === 'switch' ? true : 1 }, catalogue))
        expect(plan.grants[code]).not.toBe(false);
  });
});
