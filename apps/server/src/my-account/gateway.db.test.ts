import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';
import type { CodeMessage } from './mobile-gateway.ts';
import { registerMyAccount } from './routes.ts';

let server: TestServer;
const taken: CodeMessage[] = [];
let isDown = false;
beforeAll(async () => {
  const gateway = {
    sendCode: async (message: CodeMessage) => {
      if (isDown) throw new Error(`could not send ${message.code}`);
      taken.push(message);
    },
  };
  server = await makeTestServer(await makeTestDatabase(), {}, [(app) => registerMyAccount(app, gateway)]);
});
afterAll(() => server.close());

const sendTo = async (mobile: string, lang: string) => {
  const { token } = await server.client();
  return server.withToken(token, { lang }).post('/user/sendMobileCode', { mobile });
};

it('a code goes to the gateway of the installation, and to no outbox', async () => {
  expect(await sendTo('13900000001', 'cn')).toMatchObject({ code: '0' });
  expect(taken).toEqual([
    { mobile: '13900000001', code: expect.stringMatching(/^\d{6}$/), language: 'cn', at: expect.any(String) },
  ]);
  const { rowCount } = await server.db.pool.query('select 1 from outbox');
  expect(rowCount).toBe(0);
});

it('a gateway that takes nothing is told in plain words, without what it says', async () => {
  isDown = true;
  const answer = await sendTo('13900000002', 'en');
  expect(answer).toMatchObject({
    code: 'mobile-code-not-sent',
    msg: 'The code could not be sent. Please try again later.',
    data: null,
  });
});

it('asking again and again meets the rate limit of such calls', async () => {
  isDown = false;
  const client = await server.client();
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1)
    statuses.push((await client.post('/user/sendMobileCode', { mobile: '13900000003' })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
