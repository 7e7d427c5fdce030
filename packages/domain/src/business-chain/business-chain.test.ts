import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateConcentration,
  calculateEffectiveNumber,
  calculateExposure,
  calculateHhi,
  compareYears,
  explainContagion,
  isAnonymous,
  PASSED_ON,
  solveContagion,
} from './index.ts';
import type { Dependence, JudgedPartner, Partner } from './index.ts';

const make = (
  name: string,
  sharePercent: number | null,
  more: Partial<JudgedPartner> = {},
): JudgedPartner => ({
  name,
  companyId: null,
  sharePercent,
  amount: null,
  grade: null,
  flags: [],
  ...more,
});

describe('concentration', () => {
  test('meets the oracle: .5, .3, .2 -> .38, as many as 2.63 equal ones', () => {
    expect(calculateHhi([0.5, 0.3, 0.2])).toBeCloseTo(0.38, 12);
    expect(calculateEffectiveNumber(0.38)).toBeCloseTo(2.6316, 4);
    const found = calculateConcentration([make('a', 20), make('b', 50), make('c', 30)]);
    expect(found).toMatchObject({ basis: 'share', partners: 3, unweighed: 0, ofAll: { undisclosed: 0 } });
    expect(found?.hhi).toBeCloseTo(0.38, 12);
    expect(found?.ofAll?.leastHhi).toBeCloseTo(0.38, 12);
    expect(found?.ofAll?.mostHhi).toBeCloseTo(0.38, 12);
  });

  test('of the disclosed part, with what is not disclosed beside it and the range that it leaves', () => {
    const found = calculateConcentration([make('a', 20), make('b', 10), make('c', 10), make('d', null)]);
    expect(found).toMatchObject({ top1: 50, top5: 100, unweighed: 1 });
    expect(found?.hhi).toBeCloseTo(0.375, 12);
    expect(found?.ofAll).toMatchObject({ top1: 20, top5: 40, disclosed: 40, undisclosed: 60 });
    expect(found?.ofAll?.leastHhi).toBeCloseTo(0.06, 12);
    expect(found?.ofAll?.mostHhi).toBeCloseTo(0.06 + 6 * 0.01, 12);
  });

  test('by amounts where no share is disclosed, without a word on the whole; nothing to weigh by is null', () => {
    const byAmount = calculateConcentration([
      make('a', null, { amount: '300.00' }),
      make('b', null, { amount: '100.00' }),
    ]);
    expect(byAmount).toMatchObject({ basis: 'amount', top1: 75, ofAll: null });
    expect(calculateConcentration([make('a', null)])).toBeNull();
    expect(calculateConcentration([])).toBeNull();
  });

  test('lies between one over the number of partners and one, and no order changes it', () => {
    const shares = fc.array(fc.double({ min: 0.01, max: 60, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(shares, (drawn) => {
        const found = calculateConcentration(drawn.map((share, at) => make(String(at), share)));
        const turned = calculateConcentration(drawn.toReversed().map((share, at) => make(String(at), share)));
        if (!found?.ofAll || !turned) throw new Error('shares were given');
        expect(found.hhi).toBeGreaterThanOrEqual(1 / drawn.length - 1e-9);
        expect(found.hhi).toBeLessThanOrEqual(1 + 1e-9);
        expect(turned.hhi).toBeCloseTo(found.hhi, 9);
        expect(found.ofAll.leastHhi).toBeLessThanOrEqual(found.ofAll.mostHhi + 1e-12);
        expect(found.ofAll.mostHhi).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

describe('exposure', () => {
  test('counts each partner once, by class or by fact, and tells what has no class apart', () => {
    const found = calculateExposure([
      make('weak', 10, { grade: 14 }),
      make('sound', 10, { grade: 13 }),
      make('both', 5, { grade: 19, flags: ['default', 'dishonest'] }),
      make('listed', 5, { grade: 8, flags: ['abnormal'] }),
      make('by name', 10),
    ]);
    expect(found).toEqual({
      weak: { ofDisclosed: 37.5, ofAll: 15 },
      flagged: { ofDisclosed: 25, ofAll: 10 },
      weakOrFlagged: { ofDisclosed: 50, ofAll: 20 },
      unrated: { ofDisclosed: 25, ofAll: 10 },
    });
  });

  test('is nothing without shares or amounts', () => {
    expect(calculateExposure([make('a', null, { grade: 18 })])).toBeNull();
  });
});

const depends = (
  party: string,
  partner: string,
  weight: number | null,
  role: Dependence['role'] = 'supplier',
) => ({
  party,
  partner,
  role,
  weight,
});

describe('contagion', () => {
  test('passes on three tenths of what the partners carry, in proportion', () => {
    const ties = [depends('me', 'a', 30), depends('me', 'b', 10)];
    const risks = solveContagion(
      [
        { key: 'me', own: 1 },
        { key: 'a', own: 4 },
        { key: 'b', own: 8 },
      ],
      ties,
    );
    expect(risks.get('me')).toBeCloseTo(1 + 0.3 * (0.75 * 4 + 0.25 * 8), 12);
    expect(explainContagion('me', risks, ties)).toEqual([
      { partner: 'a', points: expect.closeTo(0.9, 12) },
      { partner: 'b', points: expect.closeTo(0.6, 12) },
    ]);
  });

  test('solves a circle exactly: two that trade with each other alone', () => {
    const risks = solveContagion(
      [
        { key: 'a', own: 2 },
        { key: 'b', own: 10 },
      ],
      [depends('a', 'b', 5), depends('b', 'a', null, 'customer')],
    );
    expect(risks.get('a')).toBeCloseTo((2 + 0.3 * 10) / 0.91, 12);
    expect(risks.get('b')).toBeCloseTo((10 + 0.3 * 2) / 0.91, 12);
  });

  test('both sides count alike, whatever their shares sum to', () => {
    const risks = solveContagion(
      [
        { key: 'me', own: 0 },
        { key: 's', own: 10 },
        { key: 'c', own: 20 },
      ],
      [depends('me', 's', 1), depends('me', 'c', 90, 'customer')],
    );
    expect(risks.get('me')).toBeCloseTo(0.3 * 15, 12);
  });

  test('on any net the whole is the own risk and what the partners add; no own risk gives no risk', () => {
    const nets = fc.record({
      own: fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 5, maxLength: 5 }),
      ties: fc.array(
        fc.record({
          party: fc.integer({ min: 0, max: 4 }),
          partner: fc.integer({ min: 0, max: 4 }),
          weight: fc.integer({ min: 1, max: 50 }),
          role: fc.constantFrom('supplier' as const, 'customer' as const),
        }),
        { maxLength: 15 },
      ),
    });
    fc.assert(
      fc.property(nets, ({ own, ties }) => {
        const parties = own.map((risk, at) => ({ key: String(at), own: risk }));
        const dependences = ties.map((tie) => ({
          ...tie,
          party: String(tie.party),
          partner: String(tie.partner),
        }));
        const risks = solveContagion(parties, dependences);
        for (const { key, own: alone } of parties) {
          const added = explainContagion(key, risks, dependences).reduce(
            (sum, { points }) => sum + points,
            0,
          );
          expect(risks.get(key)).toBeCloseTo(alone + added, 8);
          expect(risks.get(key)).toBeLessThanOrEqual(100 / (1 - PASSED_ON) + 1e-9);
        }
        const still = solveContagion(
          parties.map(({ key }) => ({ key, own: 0 })),
          dependences,
        );
        expect([...still.values()].every((risk) => risk === 0)).toBe(true);
      }),
    );
  });
});

describe('a year against the one before', () => {
  const before: readonly Partner[] = [make('甲', 20, { companyId: 1 }), make('乙', 10), make('客户A', 10)];
  const after: readonly Partner[] = [make('甲公司', 30, { companyId: 1 }), make('丙', 10), make('客户A', 10)];

  test('who is named anew, no longer, still (by company, else by name), and how concentration moved', () => {
    const change = compareYears(before, after);
    expect(change.entered.map(({ name }) => name)).toEqual(['丙']);
    expect(change.left.map(({ name }) => name)).toEqual(['乙']);
    expect(change.stayed.map(({ after: now }) => now.name)).toEqual(['甲公司']);
    expect(change.anonymous).toBe(2);
    expect(change.top1).toBeCloseTo(10, 9);
    expect(change.hhi).toBeCloseTo(0.44 - 0.375, 9);
  });

  test('figures by shares and figures by amounts are not compared', () => {
    expect(compareYears(before, [make('甲', null, { amount: '5' })]).hhi).toBeNull();
  });

  test('a place in a list is no name', () => {
    expect(['客户A', '客户 1', '供应商一', '第一名', '第二大客户', 'Customer 1'].every(isAnonymous)).toBe(
      true,
    );
    expect(['客户之家有限公司', '第一汽车集团有限公司', '公司', '南方电网'].some(isAnonymous)).toBe(false);
  });
});
