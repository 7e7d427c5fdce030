import type { OutboxMessage } from '@mingjian/contract/outbox';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

const AT = '2026-11-19T08:00:00.000Z';

let server: TestServer;
let desk: TestClient;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  desk = await server.client({ role: 'platform-administrator', type: 'administrator' });
  const waiting = { created_at: AT, sent_at: null, attempts: 0, last_error: null };
  await server.db.kysely
    .insertInto('outbox')
    .values([
      {
        ...waiting,
        channel: 'mobile',
        recipient: '13800138000',
        subject: 'Code',
        body: 'Your code is 123456',
      },
      {
        ...waiting,
        channel: 'mail',
        recipient: 'li.hua@example.com',
        subject: 'News',
        body: 'A',
        sent_at: AT,
      },
      {
        ...waiting,
        channel: 'mail',
        recipient: 'wang@example.com',
        subject: 'More news',
        body: 'B',
        attempts: 2,
        last_error: 'mailbox full',
      },
    ])
    .execute();
});
afterAll(() => server.close());

const list = async (query: object = {}) =>
  (await desk.get<{ items: OutboxMessage[]; total: number }>('/outbox/listMessages', { ...query })).data!;

describe('the desk of the outbox', () => {
  it('lists messages, the newest first, with their state and masked recipients, without bodies', async () => {
    const { items, total } = await list();
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { recipient: 'w***@example.com', state: 'failed', attempts: 2, lastError: 'mailbox full' },
      { recipient: 'l***@example.com', state: 'sent', sentAt: AT },
      { recipient: '138****00', channel: 'mobile', state: 'waiting' },
    ]);
    expect(JSON.stringify(items)).not.toContain('123456');
  });

  it.each([
    [{ state: 'waiting' }, ['Code']],
    [{ state: 'failed' }, ['More news']],
    [{ channel: 'mail' }, ['More news', 'News']],
    [{ channel: 'mobile', state: 'sent' }, []],
    [{ page: 2, pageSize: 2 }, ['Code']],
  ])('is narrowed by %j', async (query, subjects) => {
    expect((await list(query)).items.map(({ subject }) => subject)).toEqual(subjects);
  });

  it('opens one in full; the log says who did, and nothing of what it says', async () => {
    const messageId = (await list({ state: 'waiting' })).items[0]!.messageId;
    expect(await desk.get('/outbox/getMessage', { messageId })).toMatchObject({
      code: '0',
      data: { recipient: '13800138000', body: 'Your code is 123456' },
    });
    const { rows } = await server.db.pool.query(`select * from system_log where action like '/outbox/%'`);
    expect(JSON.stringify(rows)).toContain('/outbox/getMessage');
    expect(JSON.stringify(rows)).not.toMatch(/123456|13800138000|example\.com/);
  });

  it('refuses what does not fit or does not exist', async () => {
    for (const query of [{ state: 'lost' }, { channel: 'pigeon' }, { page: 0 }])
      expect(await desk.get('/outbox/listMessages', query)).toMatchObject({ code: 'invalid-input' });
    expect(await desk.get('/outbox/getMessage', { messageId: 999 })).toMatchObject({
      code: 'message-does-not-exist',
    });
  });

  it('is for the platform administrator only', async () => {
    const head = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    expect(await head.get('/outbox/listMessages')).toMatchObject({ code: '403', data: null });
    expect(await head.get('/outbox/getMessage', { messageId: 1 })).toMatchObject({ code: '403', data: null });
  });
});
