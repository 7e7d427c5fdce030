import type { Database } from '@mingjian/database/connection';
import { ensureLogPartitions, writeLog } from '@mingjian/database/system-log';
import type { LogEntry } from '@mingjian/database/system-log';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';
import { makeLogBuffer } from './log-buffer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

const lines = async (action: string) => {
  await server.app.context.log.flush();
  const { rows } = await server.db.pool.query('select * from system_log where action = $1 order by log_id', [
    action,
  ]);
  return rows;
};

const entry = (changes: Partial<LogEntry> = {}): LogEntry => ({
  loggedAt: '2026-11-20T08:00:00.000Z',
  accountId: 1,
  organisationId: 1,
  kind: 'view',
  action: '/test',
  companyId: null,
  code: '0',
  durationMs: 3,
  address: '127.0.0.1',
  details: {},
  ...changes,
});

const countLines = async (db: Database) => {
  const { rows } = await db.pool.query<{ n: number }>('select count(*) as n from system_log');
  return rows[0]!.n;
};

describe('the system log', () => {
  it('holds who changed what, when, from where and with which answer', async () => {
    const client = await server.client();
    await client.post('/favourite/addFavourite', { companyId: 999_999 });
    expect(await lines('/favourite/addFavourite')).toMatchObject([
      {
        logged_at: server.clock.now.toISOString(),
        account_id: client.account.accountId,
        organisation_id: client.account.organisationId,
        kind: 'change',
        company_id: 999_999,
        code: 'company-does-not-exist',
        address: '127.0.0.1',
        details: { companyId: 999_999 },
      },
    ]);
  });

  it('holds who viewed what', async () => {
    const client = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    await client.get('/user/getUserList', { keyword: 'somebody' });
    expect(await lines('/user/getUserList')).toMatchObject([
      { account_id: client.account.accountId, kind: 'view', details: { keyword: 'somebody' } },
    ]);
  });

  it('holds a login with its account and without name, password or token', async () => {
    const account = await server.makeAccount();
    const send = (password: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/login/submit',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username: account.username, password }).toString(),
      });
    const opened = await send(TEST_PASSWORD);
    await send('a-wrong-password');
    const rows = await lines('/login/submit');
    expect(rows).toMatchObject([
      { account_id: account.accountId, kind: 'access', code: '0', details: {} },
      { account_id: null, kind: 'access', code: 'login-failed', details: {} },
    ]);
    const text = JSON.stringify(rows);
    for (const secret of [TEST_PASSWORD, 'a-wrong-password', account.username, opened.json().data.token])
      expect(text).not.toContain(secret);
  });

  it('never holds the passwords of a change', async () => {
    const client = await server.client();
    const input = {
      currentPassword: TEST_PASSWORD,
      newPassword: 'a new one 123',
      confirmPassword: 'a new one 123',
    };
    await client.post('/user/changePassword', input);
    expect(await lines('/user/changePassword')).toMatchObject([{ code: '0', details: {} }]);
  });

  it('holds which account was changed, and nothing that names or reaches the person', async () => {
    const client = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    const { roleId, organisationId } = client.account;
    const person = {
      username: 'li-hua-7',
      realName: 'Li Hua',
      mobile: '13800000000',
      email: 'li@example.com',
    };
    await client.post('/user/editUser', { id: 999_999, number: 'L-7', roleId, organisationId, ...person });
    const rows = await lines('/user/editUser');
    expect(rows).toMatchObject([{ code: 'account-does-not-exist', details: { id: 999_999, number: 'L-7' } }]);
    for (const detail of Object.values(person)) expect(JSON.stringify(rows)).not.toContain(detail);
  });

  it('leaves polls out', async () => {
    const client = await server.client();
    await client.post('/user/getNoticeCount');
    expect(await lines('/user/getNoticeCount')).toEqual([]);
  });
});

it('can be added to, and neither changed, shortened nor emptied', async () => {
  await writeLog(server.db.pool, [entry()]);
  for (const statement of [
    `update system_log set code = '0'`,
    'delete from system_log',
    'truncate system_log',
    `update system_log_2026_11 set code = '0'`,
  ])
    await expect(server.db.pool.query(statement)).rejects.toThrow('the system log can only be added to');
});

describe('the partitions of the log', () => {
  it('are made ahead, and when a line of another month arrives', async () => {
    const db = await makeTestDatabase();
    await ensureLogPartitions(db, '2026-12-05T00:00:00Z', 2);
    await Promise.all([1, 2, 3].map(() => ensureLogPartitions(db, '2026-12-05T00:00:00Z', 2)));
    const { rows } = await db.pool.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'system_log'::regclass order by 1`,
    );
    expect(rows.map((row) => row.name)).toEqual([
      'system_log_2026_12',
      'system_log_2027_01',
      'system_log_2027_02',
    ]);
    await writeLog(db.pool, [entry({ loggedAt: '2027-02-28T23:59:59.999Z' })]);
    await expect(writeLog(db.pool, [entry({ loggedAt: '2027-03-01T00:00:00Z' })])).rejects.toThrow(
      /partition/,
    );
    const buffer = makeLogBuffer(db, () => undefined);
    void buffer.add(entry({ loggedAt: '2027-03-01T00:00:00.000Z' }));
    await buffer.close();
    expect(await countLines(db)).toBe(2);
  });
});

describe('the buffer of the log', () => {
  it('writes a thousand lines in order, and what it could not write it writes later', async () => {
    const db = await makeTestDatabase();
    const errors: unknown[] = [];
    const buffer = makeLogBuffer(db, (error) => errors.push(error));
    await db.pool.query('alter table system_log rename to away');
    for (let index = 0; index < 1_000; index += 1) void buffer.add(entry({ details: { index } }));
    await buffer.flush();
    expect(errors).toHaveLength(1);
    await db.pool.query('alter table away rename to system_log');
    await buffer.close();
    const { rows } = await db.pool.query(
      `select (details->>'index')::int as n from system_log order by log_id`,
    );
    expect(rows.map((row) => row.n)).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
  });

  it('has a line safe when its adding has ended, and writes those of one moment together', async () => {
    const db = await makeTestDatabase();
    const buffer = makeLogBuffer(db, () => undefined);
    await buffer.add(entry());
    expect(await countLines(db)).toBe(1);
    await Promise.all(Array.from({ length: 50 }, () => buffer.add(entry())));
    expect(await countLines(db)).toBe(51);
    const { rows } = await db.pool.query<{ n: number }>(
      'select count(distinct xmin::text) as n from system_log',
    );
    expect(rows[0]!.n).toBeLessThanOrEqual(3);
    await buffer.close();
  });

  it('writes all other lines when the database refuses one, and of that one all but its details', async () => {
    const db = await makeTestDatabase();
    const errors: unknown[] = [];
    const buffer = makeLogBuffer(db, (error) => errors.push(error));
    void buffer.add(entry({ details: { index: 0 } }));
    void buffer.add(entry({ details: { text: String.fromCharCode(0) } }));
    void buffer.add(entry({ details: { index: 2 } }));
    await buffer.close();
    expect(errors).toHaveLength(1);
    const { rows } = await db.pool.query('select details from system_log order by log_id');
    expect(rows).toEqual([{ details: { index: 0 } }, { details: {} }, { details: { index: 2 } }]);
  });

  it('gives up a line that can never be stored, and keeps nobody waiting for it', async () => {
    const db = await makeTestDatabase();
    const errors: unknown[] = [];
    const buffer = makeLogBuffer(db, (error) => errors.push(error));
    const lost = entry({ address: undefined as unknown as string });
    const huge = entry({ durationMs: 2 ** 40 });
    await Promise.all([buffer.add(entry()), buffer.add(lost), buffer.add(huge), buffer.add(entry())]);
    await buffer.add(entry());
    expect(await countLines(db)).toBe(3);
    expect(errors).toHaveLength(4);
    await buffer.close();
  });
});
