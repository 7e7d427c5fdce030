import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listLatentDefaults, makeDemoMarket } from './index.ts';

const options = { companies: 3000, seed: 'truth' };
const truth = [...listLatentDefaults(options)];
const companies = [...makeDemoMarket(options)]
  .flatMap((batch) => batch.companies)
  .filter((one) => one.records.length > 0);
/** Without what may be of a namesake. */
const own = new Map(
  companies.map((company) => [
    company.party.keys[0]?.value,
    company.records.filter(({ confidence = 100 }) => confidence >= 80),
  ]),
);

test('the truth has a line for every company of the market', () => {
  expect(truth.map((one) => one.creditCode)).toEqual([...own.keys()]);
});

test('between one and six of a hundred firms stop paying within five years', () => {
  const defaulted = truth.filter((one) => one.defaultedOn !== null);
  expect(defaulted.length / truth.length).toBeGreaterThan(0.01);
  expect(defaulted.length / truth.length).toBeLessThan(0.06);
  for (const { defaultedOn } of defaulted) expect(defaultedOn).toMatch(/^202[2-6]-/);
});

test('the chances of the process tell the order of defaults, but far from all of it', () => {
  const worst = truth.map((one) => ({
    chance: Math.max(0, ...one.chances),
    isBad: one.defaultedOn !== null,
  }));
  const bad = worst.filter((one) => one.isBad);
  const good = worst.filter((one) => !one.isBad);
  const wins = bad.reduce((sum, one) => sum + good.filter((other) => other.chance < one.chance).length, 0);
  const auc = wins / (bad.length * good.length);
  expect(auc).toBeGreaterThan(0.7);
  expect(auc).toBeLessThan(0.97);
});

const countOf = (codes: readonly string[], dimension: string): number =>
  codes.reduce(
    (sum, code) => sum + (own.get(code) ?? []).filter((record) => record.dimension === dimension).length,
    0,
  ) / codes.length;

test('firms that stopped paying are sued and enforced against; the others hardly', () => {
  const bad = truth
    .filter((one) => one.defaultedOn !== null && one.defaultedOn < '2025-06')
    .map((one) => one.creditCode);
  const good = truth.filter((one) => one.defaultedOn === null).map((one) => one.creditCode);
  expect(countOf(bad, 'enforcement')).toBeGreaterThan(20 * countOf(good, 'enforcement'));
  expect(countOf(bad, 'judgment')).toBeGreaterThan(4 * countOf(good, 'judgment'));
  expect(countOf(good, 'dishonest_debtor')).toBe(0);
  expect(countOf(good, 'bankruptcy')).toBe(0);
  expect(countOf(good, 'judgment')).toBeGreaterThan(0.1);
});

test('enforcement follows the default, never goes before it', () => {
  for (const { creditCode, defaultedOn } of truth) {
    if (defaultedOn === null) continue;
    const early = (own.get(creditCode) ?? []).filter(
      (record) => record.dimension === 'dishonest_debtor' && String(record.eventDate) < defaultedOn,
    );
    expect(early).toEqual([]);
  }
});

const ALLOWED = [
  'dictionary',
  'records',
  'credit-code',
  'money',
  'industry',
  'industry-classes',
  'divisions',
  'division-areas',
];

test('the market imports none of the models that will judge it', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /from '@mingjian\/([\w-]+)\/([\w-]+)'/g,
      ),
    ].map((match) => `${match[1]}/${match[2]}`),
  );
  const strange = imported.filter(
    (name) => !name.startsWith('database/') && !ALLOWED.includes(name.replace('domain/', '')),
  );
  expect(strange).toEqual([]);
});
