import { ADD_ON_PACKAGES, FEATURE_CODES, PLANS } from '@mingjian/domain/plans';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../connection/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import {
  ensurePlans,
  getPlanCatalogue,
  getPlanEdition,
  getPrices,
  savePrices,
  updatePackage,
  updatePlan,
} from './index.ts';

let db: Database;
beforeEach(async () => {
  db = await makeTestDatabase();
  await ensurePlans(db);
});

const planOf = async (code: string) => (await getPlanCatalogue(db)).plans.find((plan) => plan.code === code)!;

it('a new database sells the default plans and packages', async () => {
  const { plans, packages } = await getPlanCatalogue(db);
  expect(plans).toEqual(PLANS);
  for (const [index, item] of ADD_ON_PACKAGES.entries()) expect(packages[index]).toMatchObject(item);
});

it('a start leaves what an administrator changed: switches, amounts, no limit, names, prices', async () => {
  const grants = {
    search: true,
    ownership: false,
    valuation: true,
    'online-report': 7,
    'total-data-export': null,
  };
  await updatePlan(db, { code: 'standard', en: 'Standard 2027', cn: '标准版2027', grants });
  await updatePackage(db, {
    code: 'C',
    en: 'Research',
    cn: '研究包',
    grants: { 'industry-analysis': false },
  });
  await savePrices(db, { plans: { basic: '10.5' }, packages: {}, features: {} });
  await ensurePlans(db);
  const { en, cn, grants: stored } = await planOf('standard');
  expect([en, cn]).toEqual(['Standard 2027', '标准版2027']);
  expect(stored).toMatchObject({ ...grants, forecast: false, 'daily-export-limit': 0 });
  expect(Object.keys(stored).sort()).toEqual([...FEATURE_CODES].sort());
  expect((await getPlanCatalogue(db)).packages[2]).toMatchObject({
    code: 'C',
    en: 'Research',
    grants: { 'industry-analysis': false },
  });
  expect((await getPrices(db)).plans.basic).toBe('10.50');
});

it('each change counts the edition up, also two at the same moment; a start does not', async () => {
  const before = await getPlanEdition(db);
  await Promise.all([
    updatePlan(db, { code: 'basic', en: 'Basic', cn: '基础版', grants: {} }),
    savePrices(db, { plans: {}, packages: {}, features: {} }),
  ]);
  expect(await getPlanEdition(db)).toBe(before + 2);
  await ensurePlans(db);
  expect(await getPlanEdition(db)).toBe(before + 2);
});
