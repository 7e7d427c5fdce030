import type { Profile } from '@mingjian/contract/companies';
import type { makeCompanyBatch } from '@mingjian/database/companies/testing';
import { makeRegistration, saveCompany } from '@mingjian/database/companies/testing';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
});
afterAll(() => server.close());

const save = (...company: Parameters<typeof makeCompanyBatch>): Promise<number> =>
  saveCompany(server.db, ...company);

const getProfile = async (
  client: Awaited<ReturnType<TestServer['client']>>,
  query: Record<string, unknown>,
) => {
  const answer = await client.get<Profile>('/company/getProfile', query);
  expect(answer.code).toBe('0');
  return answer.data as Profile;
};

describe('opening a profile', () => {
  test('moves to a day: names and holders of that day, and no company before it was known', async () => {
    const client = await server.client();
    const companyId = await save('P6', [makeRegistration({ company_name: '旧名有限公司' })]);
    await save('P6', [makeRegistration({ company_name: '新名有限公司' })], {
      knownFrom: '2025-01-01T00:00:00Z',
    });
    expect((await getProfile(client, { companyId })).name).toBe('新名有限公司');
    expect((await getProfile(client, { companyId, asAt: '2024-06-30' })).name).toBe('旧名有限公司');
    const early = await client.get('/company/getProfile', { companyId, asAt: '2020-01-01' });
    expect(early).toMatchObject({ code: 'company-does-not-exist', data: null });
  });

  test('shows the follow of one account to that account alone', async () => {
    const [mine, other] = await Promise.all([server.client(), server.client()]);
    const companyId = await save('P7', [makeRegistration()]);
    await server.db.kysely
      .insertInto('favourite')
      .values({
        account_id: mine.account.accountId,
        company_id: companyId,
        created_at: '2026-11-20T00:00:00Z',
      })
      .execute();
    expect((await getProfile(mine, { companyId })).isFollowed).toBe(true);
    expect((await getProfile(other, { companyId })).isFollowed).toBe(false);
  });

  test('leaves a footprint of the account that opened it, none for an unknown company', async () => {
    const client = await server.client();
    const companyId = await save('P9', [makeRegistration()]);
    await getProfile(client, { companyId });
    await client.get('/company/getProfile', { companyId: 999_999_999 });
    const { rows } = await server.db.pool.query<{ company_id: number }>(
      'select company_id from footprint where account_id = $1',
      [client.account.accountId],
    );
    expect(rows).toEqual([{ company_id: companyId }]);
  });

  test('refuses an unknown company, a wrong id, a role without the right and a caller without a session', async () => {
    const client = await server.client();
    expect((await client.get('/company/getProfile', { companyId: 999_999_999 })).code).toBe(
      'company-does-not-exist',
    );
    expect((await client.get('/company/getProfile', { companyId: 'x' })).code).toBe('invalid-input');
    expect((await client.get('/company/getProfile', { companyId: 1, asAt: '2024-13-01' })).code).toBe(
      'invalid-input',
    );
    const bare = await server.client({ rights: ['company.search'] });
    expect((await bare.get('/company/getProfile', { companyId: 1 })).code).toBe('403');
    expect((await server.withToken().get('/company/getProfile', { companyId: 1 })).code).toBe('401');
  });

  test('spends the online-report quota once for a company, whichever call opens it', async () => {
    const companyId = await save('P8', [makeRegistration()]);
    const client = await server.client();
    const used = async () => {
      const { rows } = await server.db.pool.query<{ used: number }>(
        `select used from quota where organisation_id = $1 and kind = 'online-report'`,
        [client.account.organisationId],
      );
      return rows[0]?.used ?? 0;
    };
    await getProfile(client, { companyId });
    await getProfile(client, { companyId });
    await client.get('/company/listSectionRecords', { companyId, dimension: 'shareholder' });
    expect(await used()).toBe(1);
    await client.get('/company/getProfile', { companyId: 999_999_999 });
    expect(await used()).toBe(1);
  });
});
