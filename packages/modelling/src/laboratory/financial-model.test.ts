import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AdditiveModel } from '@mingjian/domain/models';
import { expect, it } from 'vitest';
import { readTable } from '../tables/index.ts';
import { fitModel, makeSample, readFeatureSet, readSigns } from './index.ts';

const PACKAGE = resolve(import.meta.dirname, '../..');
const DATA = resolve(PACKAGE, '../../../shared/data/us-bankruptcy/us_firm_years_1999_2014.csv');
const MODEL = resolve(PACKAGE, '../domain/src/default-risk/models/financial-1.json');
const ROLES = { target: 'event', id: 'firm', time: 'year', group: 'firm', ignore: [] };

it.skipIf(!existsSync(DATA))(
  'the financial model of the product is what its command fits (skipped where the US firm-years are not at hand)',
  { timeout: 20_000 },
  async () => {
    const shipped = JSON.parse(await readFile(MODEL, 'utf8')) as AdditiveModel;
    const set = await readFeatureSet(join(PACKAGE, 'features/statement-ratios.json'));
    const signs = await readSigns(join(PACKAGE, 'features/statement-ratios-signs.json'));
    const sample = makeSample(await readTable(DATA), set, ROLES);
    const refitted = await fitModel(
      sample,
      set,
      ROLES,
      { kind: 'scorecard', signs, maxVariables: 14, isMissingNeutral: true, seed: 1, loss: 'logistic' },
      { fitUntil: 2011, validateUntil: 2014 },
    );
    expect(JSON.parse(JSON.stringify(refitted))).toEqual(shipped);
  },
);

it('the financial model of the product keeps to its limits', async () => {
  const text = await readFile(MODEL, 'utf8');
  const { terms, quantiles, covariance, validated, slope } = JSON.parse(text) as AdditiveModel;
  expect(text.length).toBeLessThan(60_000);
  expect(terms.length).toBeGreaterThanOrEqual(10);
  expect(terms.length).toBeLessThanOrEqual(14);
  expect(quantiles).toEqual(quantiles?.toSorted((a, b) => a - b));
  expect(covariance).toHaveLength(terms.length + 1);
  expect(validated?.auc).toBeGreaterThan(0.85);
  expect(slope?.slope).toBeGreaterThan(0.5);
  for (const { evidence, missing } of terms) {
    expect(evidence?.coefficient).toBeLessThan(0);
    expect(missing).toBeCloseTo(0, 12);
  }
});
