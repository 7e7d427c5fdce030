import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { WHOLE } from '../basis/amounts.ts';
import { isWellKnown } from '../words/well-known-brands.ts';
import { planMarket } from './make-market.ts';

const market = planMarket({ companies: 8000, seed: 'structure' });

/** Firms that a firm holds now, by its index. */
const held = market.firms.map((): number[] => []);
market.owners.forEach((holdings, owned) => {
  for (const { holder, until } of holdings)
    if (holder.type === 'firm' && until === null) held[holder.index]?.push(owned);
});

test('nobody holds more than all of a firm; some registers leave a rest open', () => {
  let open = 0;
  for (const holdings of market.owners) {
    expect(holdings.length).toBeGreaterThan(0);
    const now = holdings.filter((holding) => holding.until === null);
    const sum = now.reduce((shares, holding) => shares + (holding.share ?? 0), 0);
    expect(sum).toBeLessThanOrEqual(WHOLE);
    for (const { share } of now) expect(share === null || share > 0).toBe(true);
    if (sum < WHOLE) open += 1;
  }
  expect(open / market.owners.length).toBeGreaterThan(0.03);
  expect(open / market.owners.length).toBeLessThan(0.15);
});

test('a hub holds hundreds, pyramids are at least five levels deep', () => {
  expect(Math.max(...held.map((list) => list.length))).toBeGreaterThan(200);
  const depth = (index: number, seen: readonly number[]): number =>
    seen.length > 8 || seen.includes(index)
      ? 0
      : 1 + Math.max(0, ...(held[index] ?? []).map((next) => depth(next, [...seen, index])));
  const heads = market.firms.filter((firm) => firm.group?.head === firm.index);
  expect(Math.max(...heads.map((firm) => depth(firm.index, [])))).toBeGreaterThanOrEqual(5);
});

test('some firms hold one another, and some circles are longer', () => {
  const pairs = held.flatMap((list, index) => list.filter((other) => held[other]?.includes(index)));
  expect(pairs.length).toBeGreaterThan(10);
  const rings = held.flatMap((list, index) =>
    list.filter((second) => held[second]?.some((third) => third !== index && held[third]?.includes(index))),
  );
  expect(rings.length).toBeGreaterThan(3);
});

test('state bodies, foreign houses, funds and people hold firms; some have left', () => {
  const holdings = market.owners.flat();
  expect(new Set(holdings.map(({ holder }) => holder.type))).toEqual(
    new Set(['firm', 'person', 'state', 'foreign', 'fund', 'state-fund']),
  );
  expect(holdings.filter(({ until }) => until !== null).length).toBeGreaterThan(100);
});

test('about 1.5 % are listed, under codes that no exchange gives, and a third shows statements', () => {
  const listed = market.firms.filter((firm) => firm.isListed);
  expect(listed.length / market.firms.length).toBeGreaterThan(0.01);
  expect(listed.length / market.firms.length).toBeLessThan(0.022);
  for (const firm of listed) expect(firm.stockCode).toMatch(/^66\d{4}$/);
  const disclosing = market.firms.filter((firm) => firm.discloses).length / market.firms.length;
  expect(disclosing).toBeGreaterThan(0.3);
  expect(disclosing).toBeLessThan(0.4);
});

test('no name holds a well-known brand', () => {
  expect(isWellKnown('华为')).toBe(true);
  expect(isWellKnown('新阿里云')).toBe(true);
  expect(market.firms.filter((firm) => isWellKnown(firm.brand)).map((firm) => firm.name)).toEqual([]);
});

const register = join(
  process.env['MINGJIAN_SHARED_DATA'] ?? resolve('..', 'shared', 'data'),
  'register',
  'register_19k.csv',
);

test.skipIf(!existsSync(register))(
  'no name stands in the register of real firms at hand (skipped without ../shared/data)',
  () => {
    const real = new Set(
      readFileSync(register, 'utf8')
        .split('\n')
        .map((line) => line.split(',')[0]?.replaceAll('"', '')),
    );
    expect(real.size).toBeGreaterThan(10_000);
    expect(market.firms.filter((firm) => real.has(firm.name)).map((firm) => firm.name)).toEqual([]);
  },
);
