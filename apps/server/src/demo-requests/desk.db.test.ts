import type { ReceivedDemoRequest } from '@mingjian/contract/demo-requests';
import { createDemoRequest } from '@mingjian/database/demo-requests';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
let desk: TestClient;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  desk = await server.client({ role: 'platform-administrator', type: 'administrator' });
  for (const company of ['Alpha Ltd', 'Beta 100% Ltd', 'Gamma Ltd'])
    await createDemoRequest(server.db, {
      company,
      contact: '李华',
      phone: '13800138000',
      email: 'li.hua@example.com',
      message: 'Please call',
      language: 'en',
      at: '2026-11-19T08:00:00.000Z',
    });
});
afterAll(() => server.close());

const list = async (query: object = {}) =>
  (
    await desk.get<{ items: ReceivedDemoRequest[]; total: number }>('/demoRequest/listDemoRequests', {
      ...query,
    })
  ).data!;

describe('the desk of demo requests', () => {
  it('lists them newest first, page after page, with what reaches the person masked', async () => {
    const { items, total } = await list({ pageSize: 2 });
    expect([items.length, total]).toEqual([2, 3]);
    expect(items[0]).toMatchObject({
      company: 'Gamma Ltd',
      contact: '李**',
      phone: '138****00',
      email: 'l***@example.com',
      status: 'new',
      note: '',
    });
    expect((await list({ keyword: '100%' })).items.map(({ company }) => company)).toEqual(['Beta 100% Ltd']);
  });

  it('opens one in full, and notes what became of it', async () => {
    const id = { demoRequestId: (await list({ keyword: 'Alpha' })).items[0]!.demoRequestId };
    expect(await desk.get('/demoRequest/getDemoRequest', id)).toMatchObject({
      data: { contact: '李华', phone: '13800138000', email: 'li.hua@example.com', message: 'Please call' },
    });
    const change = { ...id, status: 'contacted', note: 'Called 李华' };
    expect(await desk.post('/demoRequest/editDemoRequest', change)).toMatchObject({ code: '0' });
    expect((await list({ status: 'contacted' })).items).toMatchObject([
      { ...change, handledAt: server.clock.now.toISOString() },
    ]);
    await server.app.context.log.flush();
    const { rows } = await server.db.pool.query(
      `select * from system_log where action like '/demoRequest/%'`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/李华|13800138000|example\.com/);
  });

  it('refuses what does not fit or does not exist', async () => {
    for (const input of [
      { demoRequestId: 1, status: 'lost' },
      { demoRequestId: 1, status: 'done', note: 'x'.repeat(2_001) },
    ])
      expect(await desk.post('/demoRequest/editDemoRequest', input)).toMatchObject({ code: 'invalid-input' });
    expect(
      await desk.post('/demoRequest/editDemoRequest', { demoRequestId: 999, status: 'done' }),
    ).toMatchObject({
      code: 'demo-request-does-not-exist',
    });
    expect(await desk.get('/demoRequest/getDemoRequest', { demoRequestId: 999 })).toMatchObject({
      code: 'demo-request-does-not-exist',
    });
  });

  it('is for the platform administrator only', async () => {
    const head = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    for (const path of ['/demoRequest/listDemoRequests', '/demoRequest/getDemoRequest'])
      expect(await head.get(path, { demoRequestId: 1 })).toMatchObject({ code: '403' });
    expect(
      await head.post('/demoRequest/editDemoRequest', { demoRequestId: 1, status: 'done' }),
    ).toMatchObject({
      code: '403',
    });
  });
});
