import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

const NEW = 'quite another 1';
const good = { currentPassword: TEST_PASSWORD, newPassword: NEW, confirmPassword: NEW };

describe('changing the own password', () => {
  it('works; the other sessions of the account end, this one goes on', async () => {
    const account = await server.makeAccount();
    const [here, elsewhere] = [await server.signIn(account), await server.signIn(account)];
    expect(await here.post('/user/changePassword', good)).toMatchObject({ code: '0', data: null });
    expect(await here.post('/user/info')).toMatchObject({ code: '0' });
    expect(await elsewhere.post('/user/info')).toMatchObject({ code: '505' });
    const again = {
      ...good,
      currentPassword: NEW,
      newPassword: 'yet another 22',
      confirmPassword: 'yet another 22',
    };
    expect(await here.post('/user/changePassword', again)).toMatchObject({ code: '0' });
  });

  it.each([
    [
      'currentPassword',
      { ...good, currentPassword: '' },
      'Current password is required in order to change your password.',
    ],
    [
      'currentPassword',
      { ...good, currentPassword: undefined },
      'Current password is required in order to change your password.',
    ],
    ['newPassword', { ...good, newPassword: '', confirmPassword: '' }, 'New password is required'],
    [
      'newPassword',
      { ...good, newPassword: 'short 1', confirmPassword: 'short 1' },
      'The new password needs at least 8 characters',
    ],
    [
      'newPassword',
      { ...good, newPassword: TEST_PASSWORD, confirmPassword: TEST_PASSWORD },
      'The new password must differ from the old one',
    ],
    ['confirmPassword', { ...good, confirmPassword: 'something else' }, 'Password does not match'],
  ])('refuses a wrong %s', async (field, input, sentence) => {
    const client = await server.client();
    const answer = await client.post('/user/changePassword', input);
    expect(answer).toMatchObject({
      code: 'invalid-input',
      msg: sentence,
      data: { fields: [{ field, sentence }] },
    });
  });

  it('refuses a wrong current password, and locks after the fifth', async () => {
    const client = await server.client();
    const wrong = { ...good, currentPassword: 'not this one' };
    for (let turn = 0; turn < 5; turn += 1)
      expect(await client.post('/user/changePassword', wrong)).toMatchObject({
        code: 'current-password-wrong',
      });
    expect(await client.post('/user/changePassword', good)).toMatchObject({ code: 'login-locked' });
  });

  it('needs a session', async () => {
    expect(await server.withToken().post('/user/changePassword', good)).toMatchObject({ code: '401' });
  });
});
