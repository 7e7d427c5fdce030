import type { Footprint } from '@mingjian/contract/footprint';
import { makeCompanyBatch, makeRegistration } from '@mingjian/database/companies/testing';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
let companyId: number;
beforeAll(async () => {
  const db = await makeTestDatabase();
  server = await makeTestServer(db);
  await seedSources(db);
  await saveRecords(db, makeCompanyBatch('F1', [makeRegistration()]));
  const { company_id } = await db.kysely.selectFrom('company').select('company_id').executeTakeFirstOrThrow();
  companyId = company_id;
});
afterAll(() => server.close());

it('opening a profile leaves a footprint, one that is refused leaves none', async () => {
  const client = await server.client();
  const footprint = async () =>
    (await client.get<{ items: Footprint[] }>('/footprint/listFootprint')).data?.items ?? [];
  expect(await client.get('/company/getProfile', { companyId: companyId + 1_000 })).toMatchObject({
    code: 'company-does-not-exist',
  });
  expect(await footprint()).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await client.get('/company/getProfile', { companyId })).toMatchObject({ code: '0' });
  expect(await footprint()).toMatchObject([
    { companyId, views: 2, viewedAt: server.clock.now.toISOString() },
  ]);
});
