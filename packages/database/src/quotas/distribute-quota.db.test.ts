import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createAccount,
  createOrganisation,
  ensureAccessDefaults,
  getBuiltInRoleId,
} from '../accounts/index.ts';
import type { Database } from '../connection/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import { distributeQuota, getQuotaUse, listChanges, spendQuota, takeBackQuota } from './index.ts';

const AT = '2026-11-20T08:00:00.000Z';
let db: Database;
let organisationId: number;
let ann: number;
let bob: number;
let names = 0;
let companies = 0;

const makeAccount = async (): Promise<number> => {
  names += 1;
  return createAccount(db, {
    organisationId,
    roleId: await getBuiltInRoleId(db, 'analyst'),
    type: 'basic',
    number: `N-${names}`,
    username: `account-${names}`,
    realName: `Account ${names}`,
    passwordHash: 'none',
    mustChangePassword: false,
    sourceType: 'test',
    at: AT,
  });
};

beforeAll(async () => {
  db = await makeTestDatabase();
  await ensureAccessDefaults(db, AT);
});
beforeEach(async () => {
  organisationId = await createOrganisation(db, { name: 'Distribution', plan: 'basic', at: AT });
  ann = await makeAccount();
  bob = await makeAccount();
});

const key = () => ({ organisationId, kind: 'online-report' as const, at: AT });
const spend = (accountId: number, total: number | null = 100) => {
  companies += 1;
  return spendQuota(db, {
    ...key(),
    accountId,
    companyId: companies,
    total,
    action: '/company/getProfile',
    address: '127.0.0.1',
    accountOrganisationId: key().organisationId,
  });
};
const give = (accountId: number, value: number, total: number | null = 100) =>
  distributeQuota(db, { ...key(), accountId, value, total, changedBy: bob });
const takeBack = (accountId: number) =>
  takeBackQuota(db, { ...key(), accountId, total: 100, changedBy: bob });
const see = (accountId: number, total = 100) =>
  getQuotaUse(db, { ...key(), accountId, companyId: 9_999_999, total });
const spendMany = async (accountId: number, times: number, total = 100): Promise<number> => {
  const outcomes = await Promise.all(Array.from({ length: times }, () => spend(accountId, total)));
  return outcomes.filter((outcome) => outcome === 'spent').length;
};

describe('a distributed quota', () => {
  it('lets an account with an allocation spend that and nothing else, the others the rest', async () => {
    expect(await give(ann, 3)).toEqual({ outcome: 'done' });
    expect(await spendMany(ann, 5)).toBe(3);
    expect(await see(ann)).toMatchObject({ available: 0, own: { allocated: 3, used: 3 } });
    expect(await see(bob)).toMatchObject({ available: 97, own: null, allocated: 3, used: 3 });
    expect(await spendMany(bob, 98)).toBe(97);
    expect(await see(bob)).toMatchObject({ available: 0, used: 100, allocatedUsed: 3 });
  });

  it('gives out no more than what is left, and says how much that would be', async () => {
    await spendMany(bob, 10);
    await give(ann, 60);
    expect(await give(bob, 31)).toEqual({ outcome: 'too-many', most: 30 });
    expect(await give(ann, 91)).toEqual({ outcome: 'too-many', most: 90 });
    expect(await give(ann, 90)).toEqual({ outcome: 'done' });
    expect(await spend(bob)).toBe('exhausted');
  });

  it('can be raised and lowered, not below what is used', async () => {
    await give(ann, 5);
    await spendMany(ann, 2);
    expect(await give(ann, 1)).toEqual({ outcome: 'below-used', least: 2 });
    expect(await give(ann, 2)).toEqual({ outcome: 'done' });
    expect(await give(ann, 2)).toEqual({ outcome: 'unchanged' });
    expect(await spend(ann)).toBe('exhausted');
    expect(await see(bob)).toMatchObject({ available: 98 });
  });

  it('of 0 closes the reports for an account', async () => {
    await give(ann, 0);
    expect(await spend(ann)).toBe('exhausted');
    expect(await spend(bob)).toBe('spent');
  });

  it('returns to the rest what was not used when it is taken back', async () => {
    await give(ann, 60);
    await spendMany(ann, 10);
    expect(await takeBack(ann)).toEqual({ outcome: 'done' });
    expect(await takeBack(ann)).toEqual({ outcome: 'not-distributed' });
    expect(await see(ann)).toMatchObject({
      own: null,
      available: 90,
      allocated: 0,
      allocatedUsed: 0,
      used: 10,
    });
    expect(await spend(ann)).toBe('spent');
  });

  it('follows a smaller plan at once: nobody spends more than is left, nothing more is given out', async () => {
    await give(ann, 80);
    await spendMany(ann, 10);
    expect(await spendMany(ann, 5, 12)).toBe(2);
    expect(await give(bob, 1, 12)).toEqual({ outcome: 'too-many', most: 0 });
    expect(await see(ann, 12)).toMatchObject({ available: 0 });
    expect(await spendMany(ann, 3, 100)).toBe(3);
  });
});

const totals = async () => {
  const { rows } = await db.pool.query(
    `select q.total, q.used, q.allocated, q.allocated_used,
        (select count(*)::integer from quota_spend s where s.organisation_id = q.organisation_id) as spent,
        coalesce(sum(a.allocated), 0)::integer as given, coalesce(sum(a.used), 0)::integer as own_used
      from quota q left join quota_allocation a using (organisation_id, kind, term)
      where q.organisation_id = $1 group by q.organisation_id, q.kind, q.term`,
    [organisationId],
  );
  return rows[0] as Record<
    'total' | 'used' | 'allocated' | 'allocated_used' | 'spent' | 'given' | 'own_used',
    number
  >;
};

describe('at the same moment', () => {
  it('a thousand spends on a hundred give exactly a hundred', async () => {
    expect(await spendMany(bob, 1_000)).toBe(100);
    expect(await totals()).toMatchObject({ used: 100, spent: 100 });
  });

  it('many distributions cannot give out more than there is', async () => {
    const accounts = [ann, bob, await makeAccount(), await makeAccount()];
    const outcomes = await Promise.all(accounts.map((account) => give(account, 40)));
    expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(2);
    expect(await totals()).toMatchObject({ allocated: 80, given: 80 });
  });

  it('distributing, taking back and spending keep allocated and rest within the total, and the books agree', async () => {
    const carl = await makeAccount();
    const steps = Array.from({ length: 300 }, (_, step) => {
      if (step % 20 === 3) return give(ann, (step * 7) % 60);
      if (step % 20 === 9) return give(carl, (step * 3) % 50);
      if (step % 50 === 31) return takeBack(ann);
      return spend([ann, bob, carl][step % 3]!);
    });
    await Promise.all(steps);
    const after = await totals();
    expect(after.used).toBe(after.spent);
    expect(after.allocated).toBe(after.given);
    expect(after.allocated_used).toBe(after.own_used);
    expect(after.allocated + after.used - after.allocated_used).toBeLessThanOrEqual(100);
  });
});

describe('the history', () => {
  it('has every distribution and change with who made it, newest first', async () => {
    await give(ann, 10);
    await give(ann, 4);
    await takeBack(ann);
    await spend(bob, 50);
    const { rows, total } = await listChanges(db, organisationId, '/', { page: 1, pageSize: 10 });
    expect(total).toBe(5);
    expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['total', 100, 50],
      ['take-back', 4, null],
      ['distribute', 10, 4],
      ['distribute', null, 10],
      ['open', null, 100],
    ]);
    expect(rows[1]).toMatchObject({ account_id: ann, changed_at: AT, term: '2026' });
    expect(rows[1]!.changed_by_name).toMatch(/^account-/);
  });

  it('cannot be changed or deleted', async () => {
    await give(ann, 10);
    await expect(db.pool.query('update quota_change set after = 1')).rejects.toThrow(/never changed/);
    await expect(db.pool.query('delete from quota_change')).rejects.toThrow(/never changed/);
  });
});
