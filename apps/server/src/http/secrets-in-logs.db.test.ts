import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { TestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../commands/bench/faults/find-free-port.ts';
import { TEST_PASSWORD, makeTestServer } from './testing.ts';

const SECRETS = {
  password: TEST_PASSWORD,
  wrongPassword: 'wrong-Secret-7781',
  newPassword: 'New-Secret-4471',
  username: 'secret-login-name',
  typoName: 'secret-unknown-name',
  mobile: '13912345678',
  email: 'secret.person@example.com',
  alias: 'Secret Alias Wang',
  description: 'Secret description of a person',
  fileText: 'Secret text of a file',
  fileName: 'secret-file-name.pdf',
  verificationCode: '739154',
  broken: 'Secret-in-broken-body',
};

let db: TestDatabase;
let child: ChildProcess;
let address: string;
let output = '';
beforeAll(async () => {
  db = await makeTestDatabase();
  const maker = await makeTestServer(db);
  const account = await maker.makeAccount({ username: SECRETS.username, packages: ['A', 'B', 'C'] });
  await db.pool.query('update account set expires_on = null where account_id = $1', [account.accountId]);
  await maker.close();
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}/api`;
  child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATABASE_URL: db.url, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
});

const formOf = (fields: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const post = async (path: string, body: object | string, token = '') => {
  const isForm = body instanceof FormData;
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { token, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
  });
  return (await answer.json()) as { code: string | number; data: { token?: string } | null };
};

const logIn = (username: string, password: string) => post('/login/submit', formOf({ username, password }));

it('neither the log of the server nor the system log keeps what was secret or personal', async () => {
  await logIn(SECRETS.username, SECRETS.wrongPassword);
  await logIn(SECRETS.typoName, SECRETS.password);
  const { data } = await logIn(SECRETS.username, SECRETS.password);
  const token = data!.token!;
  const { alias, mobile, email, verificationCode } = SECRETS;
  await post('/user/sendMobileCode', { mobile }, token);
  await post('/user/editOwnProfile', { alias, mobile, email, verificationCode }, token);
  await post('/user/editOwnProfile', { alias, mobile: [mobile], email }, token);
  const pdf = new File([`%PDF-1.4\n${SECRETS.fileText}\n%%EOF\n`], SECRETS.fileName);
  const report = { companyId: '1', errorType: 'other', description: SECRETS.description, file: pdf };
  await post('/errorReport/submitErrorReport', formOf(report), token);
  await post('/user/editOwnProfile', `{"alias":"${SECRETS.broken}`, token);
  await post(`/user/info?token=${token}`, {}, token);
  const change = { currentPassword: SECRETS.password, newPassword: SECRETS.newPassword };
  const changed = await post(
    '/user/changePassword',
    { ...change, confirmPassword: SECRETS.newPassword },
    token,
  );
  expect(changed.code).toBe('0');
  // A fault of ours, with the whole error in the log of the server.
  await db.pool.query('alter table favourite rename to favourite_away');
  await post('/favourite/addFavourite', { companyId: 1, note: SECRETS.description }, token);
  await db.pool.query('alter table favourite_away rename to favourite');

  const { rows } = await db.pool.query<{ line: string }>('select l::text as line from system_log l');
  expect(rows.length).toBeGreaterThan(6);
  const kept = output + rows.map(({ line }) => line).join('\n');
  const found = Object.entries({ ...SECRETS, token }).filter(([, secret]) => kept.includes(secret));
  expect(found).toEqual([]);
});
