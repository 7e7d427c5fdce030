import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../connection/index.ts';
import { createOrganisation } from '../accounts/index.ts';
import { ensurePlans } from '../plans/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import { getQuotaUse, spendQuota } from './index.ts';

const AT = '2026-11-20T08:00:00.000Z';
let db: Database;
let organisationId: number;

beforeAll(async () => {
  db = await makeTestDatabase();
  await ensurePlans(db);
});

const makeOrganisation = async () => {
  organisationId = await createOrganisation(db, { name: 'Quota test', plan: 'basic', at: AT });
};

const spend = (companyId: number, total: number | null = 5, at = AT) =>
  spendQuota(db, {
    organisationId,
    accountId: 1,
    companyId,
    kind: 'online-report',
    at,
    total,
    action: '/company/getProfile',
    address: '127.0.0.1',
    accountOrganisationId: organisationId,
  });
const use = (companyId: number, at = AT) =>
  getQuotaUse(db, { organisationId, accountId: 1, companyId, kind: 'online-report', at, total: 5 });

describe('spending a quota', () => {
  it('takes one unit for a company, and nothing for the same company again', async () => {
    await makeOrganisation();
    expect(await spend(1)).toBe('spent');
    expect(await spend(1)).toBe('already-spent');
    expect(await use(1)).toMatchObject({ total: 5, used: 1, available: 4, isSpentForCompany: true });
    expect(await use(2)).toMatchObject({ total: 5, used: 1, available: 4, isSpentForCompany: false });
  });

  it('gives out exactly five of five when twenty ask at the same moment', async () => {
    await makeOrganisation();
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => spend(100 + index)));
    expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'exhausted')).toHaveLength(15);
    expect(await use(1)).toMatchObject({ used: 5 });
    const { rows } = await db.pool.query('select 1 from quota_spend where organisation_id = $1', [
      organisationId,
    ]);
    expect(rows).toHaveLength(5);
  });

  it('costs one when twenty open the same company at the same moment', async () => {
    await makeOrganisation();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => spend(7)));
    expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already-spent')).toHaveLength(19);
    expect(await use(7)).toMatchObject({ used: 1 });
  });

  it('leaves no trace when nothing is left, so that a larger quota can pay later', async () => {
    await makeOrganisation();
    await spend(1, 1);
    expect(await spend(2, 1)).toBe('exhausted');
    expect(await use(2)).toMatchObject({ used: 1, isSpentForCompany: false });
    expect(await spend(2, 2)).toBe('spent');
  });

  it('begins anew with the next calendar year', async () => {
    await makeOrganisation();
    expect(await spend(1, 1)).toBe('spent');
    expect(await spend(1, 1, '2027-01-01T00:00:00.000Z')).toBe('spent');
    expect(await use(2, '2027-06-01T00:00:00.000Z')).toMatchObject({ used: 1 });
  });

  it('never ends without a limit, but is counted', async () => {
    await makeOrganisation();
    for (let companyId = 1; companyId <= 8; companyId += 1)
      expect(await spend(companyId, null)).toBe('spent');
    expect(await use(1)).toMatchObject({ used: 8 });
  });

  it('has one line in the system log for each unit, and none for what cost nothing', async () => {
    await makeOrganisation();
    await Promise.all([1, 1, 2, 3, 4].map((companyId) => spend(companyId, 3)));
    const { rows } = await db.pool.query(
      `select company_id, action, code, details from system_log
        where organisation_id = $1 and kind = 'spend' order by company_id`,
      [organisationId],
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      action: '/company/getProfile',
      code: '0',
      details: { quota: 'online-report' },
    });
  });
});
