import type { UsageRecord } from '@mingjian/contract/my-account';
import { spendQuota } from '@mingjian/database/quotas';
import { ensureLogPartitions, writeLog } from '@mingjian/database/system-log';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellFirst } from '../http/as-at-story.ts';
import { makeTestServer } from '../http/testing.ts';
import type { TestAccount, TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
let companyId: number;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  companyId = await tellFirst(server.db);
  await ensureLogPartitions(server.db, AT, 0);
});
afterAll(() => server.close());

const AT = '2026-11-20T07:00:00.000Z';
type Line = Partial<Parameters<typeof writeLog>[1][number]>;

const note = ({ accountId, organisationId }: TestAccount, lines: readonly Line[]) =>
  writeLog(
    server.db.pool,
    lines.map((line) => ({
      loggedAt: AT,
      accountId,
      organisationId,
      kind: 'view',
      action: '/company/getProfile',
      companyId: null,
      code: '0',
      durationMs: 1,
      address: '127.0.0.1',
      details: {},
      ...line,
    })),
  );

const list = async (client: TestClient, query: Record<string, unknown> = {}) =>
  (await client.get<{ items: UsageRecord[]; total: number }>('/user/listUsageRecords', query)).data!;

it('tells what the account viewed, changed and spent, with the company and the newest first', async () => {
  const client = await server.client();
  const { accountId, organisationId } = client.account;
  await note(client.account, [
    { companyId, loggedAt: '2026-11-20T06:00:00.000Z' },
    { companyId, action: '/company/listSections', loggedAt: '2026-11-20T06:00:01.000Z' },
    { companyId, action: '/rating/getRating', code: '403' },
    { action: '/menu/getMenuListByName' },
    { kind: 'change', action: '/favourite/addFavourite', companyId, loggedAt: '2026-11-20T06:30:00.000Z' },
    { kind: 'spend', action: '/company/getProfile', companyId },
  ]);
  await spendQuota(server.db, {
    organisationId,
    accountId,
    companyId,
    kind: 'online-report',
    total: 20,
    at: AT,
    action: '/company/getProfile',
    address: '127.0.0.1',
    accountOrganisationId: organisationId,
  });
  const { items, total } = await list(client);
  expect(total).toBe(3);
  expect(items).toMatchObject([
    { type: 'spend', quota: 'online-report', companyId, area: null, date: AT, times: 1 },
    { type: 'change', area: 'favourite', companyId, times: 1 },
    { type: 'view', area: 'company', companyId, times: 2, date: '2026-11-20T06:00:01.000Z' },
  ]);
  expect(items[0]!.companyName).toBeTruthy();
  expect(await list(client, { type: 'change' })).toMatchObject({ total: 1, items: [{ type: 'change' }] });
  expect(await list(client, { page: 2, pageSize: 2 })).toMatchObject({ total: 3, items: [{ type: 'view' }] });
});

it('tells nothing of colleagues or of other organisations', async () => {
  const client = await server.client();
  const { organisationId } = client.account;
  const colleague = await server.makeAccount({ organisationId });
  await note(colleague, [{ companyId }]);
  const { items } = await list(client);
  expect(items).toEqual([]);
});

it('reads a period of days in China, a year at most', async () => {
  const client = await server.client();
  await note(client.account, [
    { companyId, loggedAt: '2026-11-18T16:00:00.000Z' },
    { companyId, loggedAt: '2026-11-18T15:59:59.000Z' },
  ]);
  expect(await list(client, { from: '2026-11-19', to: '2026-11-19' })).toMatchObject({
    total: 1,
    items: [{ date: '2026-11-18T16:00:00.000Z' }],
  });
  const ask = async (query: Record<string, unknown>) =>
    (await client.get('/user/listUsageRecords', query)).code;
  expect(await ask({ from: '2026-11-20', to: '2026-11-19' })).toBe('period-ends-before-it-begins');
  expect(await ask({ from: '2024-01-01', to: '2026-11-19' })).toBe('period-too-long');
  expect(await ask({ type: 'nothing' })).toBe('invalid-input');
  expect((await server.withToken().get('/user/listUsageRecords')).code).toBe('401');
});
