import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

const makeNotice = async (accountId: number | null, begins: string, ends: string | null = null) => {
  const { notice_id } = await server.db.kysely
    .insertInto('notice')
    .values({
      kind: accountId === null ? 'system' : 'personal',
      account_id: accountId,
      contents_en: 'Maintenance on Sunday',
      contents_cn: '周日维护',
      publisher: 'admin',
      created_at: begins,
      begins_at: begins,
      ends_at: ends,
    })
    .returning('notice_id')
    .executeTakeFirstOrThrow();
  return notice_id;
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
