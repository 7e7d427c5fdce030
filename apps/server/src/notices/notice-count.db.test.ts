import { createNotice } from '@mingjian/database/notices';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

const makeNotice = (accountId: number | null, begins: string, ends: string | null = null) => {
  const target =
    accountId === null
      ? { kind: 'all' as const, targetId: 0 }
      : { kind: 'account' as const, targetId: accountId };
  return createNotice(server.db, {
    kind: accountId === null ? 'system' : 'personal',
    title: { en: 'Maintenance', cn: '维护' },
    contents: { en: 'Maintenance on Sunday', cn: '周日维护' },
    publisher: 'admin',
    createdBy: null,
    scopeId: null,
    audience: [target],
    at: begins,
    beginsAt: begins,
    endsAt: ends,
  });
};

it('counts what the account has not read: notices of this moment, for everybody or for it', async () => {
  const [mine, other] = [await server.client(), await server.client()];
  const count = async () => (await mine.post('/user/getNoticeCount')).data;
  expect(await mine.post('/user/getNoticeCount')).toMatchObject({ code: '0', data: 0 });
  const forAll = await makeNotice(null, '2026-11-01T00:00:00Z');
  await makeNotice(mine.account.accountId, '2026-11-01T00:00:00Z');
  await makeNotice(other.account.accountId, '2026-11-01T00:00:00Z');
  await makeNotice(null, '2026-12-01T00:00:00Z');
  await makeNotice(null, '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z');
  expect(await count()).toBe(2);
  const read = { account_id: mine.account.accountId, notice_id: forAll, read_at: '2026-11-20T00:00:00Z' };
  await server.db.kysely.insertInto('notice_read').values(read).execute();
  expect(await count()).toBe(1);
  expect((await other.post('/user/getNoticeCount')).data).toBe(2);
});

it('needs a session', async () => {
  expect(await server.withToken().post('/user/getNoticeCount')).toMatchObject({ code: '401' });
});
