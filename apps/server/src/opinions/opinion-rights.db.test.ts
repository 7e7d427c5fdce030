import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';
import { listOf, opinionsOf, rateAll, saveOpinion, saveRatedCompany } from './testing.ts';

let server: TestServer;
let rated: number;

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  rated = await saveRatedCompany(server, '91110000MA00000001');
  await rateAll(server, '2026-05-02T08:00:00.000Z');
});
afterAll(() => server.close());

const CALLS = [
  ['GET', '/opinion/getRatingOpinion', () => ({ companyId: rated })],
  ['GET', '/opinion/listMyOpinions', () => ({})],
  ['GET', '/opinion/getMyCalibration', () => ({})],
  ['POST', '/opinion/saveRatingOpinion', () => ({ companyId: rated, choice: 'agree' })],
  ['POST', '/opinion/withdrawOpinion', () => ({ opinionId: 1 })],
  ['POST', '/opinion/restoreOpinion', () => ({ opinionId: 1 })],
] as const;

it.each(CALLS)(
  '%s %s needs a session, the right to ratings and a plan with rating verification',
  async (method, path, input) => {
    const ask = async (client: ReturnType<TestServer['withToken']>) =>
      (await (method === 'GET' ? client.get(path, input()) : client.post(path, input()))).code;
    expect(await ask(server.withToken())).toBe('401');
    expect(await ask(await server.client({ rights: ['company.profile'] }))).toBe('403');
    expect(await ask(await server.client({ plan: 'basic' }))).toBe('feature-not-activated');
  },
);

it('nobody but the author sees or ends an opinion: no colleague, no administrator, no other organisation', async () => {
  const author = await server.client();
  const { data } = await saveOpinion(author, { companyId: rated, pd: '9.9', remark: '只给自己看' });
  const { organisationId } = author.account;
  const { opinionId } = data!.current!;
  for (const other of [
    await server.client({ organisationId }),
    await server.client({ organisationId, type: 'administrator', role: 'organisation-administrator' }),
    await server.client(),
  ]) {
    expect(await opinionsOf(other, rated)).toMatchObject({ current: null, history: [] });
    expect(await listOf(other)).toMatchObject({ items: [], total: 0 });
    expect((await other.get('/opinion/getMyCalibration')).data).toMatchObject({ waiting: { count: 0 } });
    for (const path of ['/opinion/withdrawOpinion', '/opinion/restoreOpinion'])
      expect((await other.post(path, { opinionId })).code).toBe('opinion-does-not-exist');
  }
  expect((await opinionsOf(author, rated)).current).toMatchObject({ opinionId, pd: '9.9' });
});

it('what the model says of a company costs an online report, as its rating does', async () => {
  const client = await server.client({ plan: 'test' });
  await server.db.pool.query(
    `insert into quota (organisation_id, kind, term, total, allocated, used)
     values ($1, 'online-report', '2026', 20, 0, 20)`,
    [client.account.organisationId],
  );
  expect((await saveOpinion(client, { companyId: rated })).code).toBe('quota-exhausted');
  expect((await client.get('/opinion/getRatingOpinion', { companyId: rated })).code).toBe('quota-exhausted');
  expect((await listOf(client)).total).toBe(0);
});
