import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

const good = {
  company: 'Example Trading Ltd',
  contact: 'Li Hua',
  phone: '+86 (10) 8888-0000 ext 12',
  email: 'li.hua@example.com',
  message: 'Please show us the ratings.',
};
const submit = (input: unknown, lang = 'en') => {
  // Time for the rate of public calls to recover.
  server.clock.forward(60_000);
  return server.withToken('', { lang }).post('/demoRequest/submitDemoRequest', input);
};
const stored = async () => (await server.db.kysely.selectFrom('demo_request').selectAll().execute()).length;

describe('asking for a demonstration', () => {
  it('needs no account and is stored', async () => {
    expect(await submit(good, 'cn')).toMatchObject({ code: '0', data: null });
    const rows = await server.db.kysely.selectFrom('demo_request').selectAll().execute();
    expect(rows).toMatchObject([{ ...good, language: 'cn', submitted_at: server.clock.now.toISOString() }]);
  });

  it.each([
    ['company', 'x'.repeat(201), 'length cannot exceed 200 characters'],
    ['contact', 'x'.repeat(51), 'length cannot exceed 50 characters'],
    ['company', '  ', 'Company is required'],
    ['contact', '', 'Contact name is required'],
    ['phone', '', 'Phone is required'],
    ['phone', '12345', 'Please enter a valid phone number'],
    ['phone', '0123456789012345', 'Please enter a valid phone number'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['email', '', 'Email is required'],
    ['email', 'li.hua@', 'Please enter a valid email address'],
    ['phone', `1${' '.repeat(50)}23456`, 'Please enter a valid phone number'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Please enter a valid email address'],
    ['message', '', 'Message is required'],
  ])('refuses %s %j and stores nothing', async (field, value, sentence) => {
    const before = await stored();
    expect(await submit({ ...good, [field]: value })).toMatchObject({
      code: 'invalid-input',
      msg: sentence,
      data: { fields: [{ field, sentence }] },
    });
    expect(await stored()).toBe(before);
  });

  it('names every field that is missing', async () => {
    const { data } = await submit({});
    const fields = (data as { fields: { field: string }[] }).fields.map(({ field }) => field);
    expect(fields).toEqual(['company', 'contact', 'phone', 'email', 'message']);
  });

  it.each(['13800138000', '010-88880000', '+1 415 555 0100', '0755 8888 0000 转 801'])(
    'takes the phone number %s',
    async (phone) => {
      expect(await submit({ ...good, phone })).toMatchObject({ code: '0' });
    },
  );

  it('takes exactly 200 and 50 characters', async () => {
    expect(await submit({ ...good, company: '公'.repeat(200), contact: '李'.repeat(50) })).toMatchObject({
      code: '0',
    });
  });

  it('is limited: the eleventh within a minute from one address waits', async () => {
    server.clock.forward(600_000);
    const send = () => server.withToken().post('/demoRequest/submitDemoRequest', good);
    for (let turn = 0; turn < 10; turn += 1) expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 429, code: 'too-many-requests' });
  });

  it('leaves nothing of the person in the system log', async () => {
    await server.app.context.log.flush();
    const { rows } = await server.db.pool.query(
      `select * from system_log where action like '/demoRequest/%'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/Li Hua|example\.com|8888/);
  });
});
