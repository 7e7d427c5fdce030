import { ENDPOINTS } from '@mingjian/contract/endpoints';
import { BASE_PATH } from '@mingjian/contract/wire';
import type { Endpoint, RateClass } from '@mingjian/contract/wire';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { TestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS_PER_MINUTE } from './rate-limiter.ts';
import { makeTestServer } from './testing.ts';
import type { TestServer } from './testing.ts';

const LIMIT = 3;
const MINUTE_MS = 60_000;
const CLASSES = Object.keys(CALLS_PER_MINUTE) as readonly RateClass[];
const rateLimits = Object.fromEntries(CLASSES.map((rate) => [rate, LIMIT]));

let db: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  db = await makeTestDatabase();
  server = await makeTestServer(db, { rateLimits });
});
afterAll(() => server.close());

interface Asker {
  readonly token?: string;
  readonly address?: string;
  readonly forwarded?: string;
}

/** The HTTP status that each of `times` calls hears, all with an input that does not fit. */
const ask = async ({ method, path }: Endpoint, asker: Asker, times: number, asked = server) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const answer = await asked.app.inject({
      method,
      url: `${BASE_PATH}${path}${method === 'GET' ? '?companyId=%00' : ''}`,
      remoteAddress: asker.address ?? '127.0.0.1',
      headers: {
        ...(asker.token ? { token: asker.token } : {}),
        ...(asker.forwarded ? { 'x-forwarded-for': asker.forwarded } : {}),
      },
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
};

const USED_UP = [200, 200, 200, 429];
const findCall = (rate: RateClass, isPublic: boolean): Endpoint | undefined =>
  ENDPOINTS.find(
    ({ path, rate: own, right }) =>
      // It ends the session that is to be counted.
      path !== '/login/logout' && own === rate && (right === null) === isPublic,
  );
const calls = (isPublic: boolean) =>
  CLASSES.flatMap((rate) => {
    const call = findCall(rate, isPublic);
    return call ? [[rate, call] as const] : [];
  });

it('has a call for every class', () => {
  const used = new Set(ENDPOINTS.map(({ rate }) => rate));
  expect([...used].toSorted()).toEqual([...CLASSES].toSorted());
});

describe.each(calls(false))('the limit of class %s for those who are signed in', (_, call) => {
  it('counts each account apart, also calls that are refused, and refills', async () => {
    const [mine, yours] = [await server.client(), await server.client()];
    expect(await ask(call, mine, LIMIT + 1)).toEqual(USED_UP);
    expect(await ask(call, yours, 1)).toEqual([200]);
    server.clock.forward(MINUTE_MS);
    expect(await ask(call, await server.signIn(mine.account), 1)).toEqual([200]);
  });

  it('counts calls with tokens that open nothing by address', async () => {
    const address = '10.3.0.1';
    const token = 'A'.repeat(43);
    server.clock.forward(MINUTE_MS);
    expect(await ask(call, { token, address }, LIMIT + 1)).toEqual(USED_UP);
    expect(await ask(call, { token, address: '10.3.0.2' }, 1)).toEqual([200]);
  });
});

describe.each(calls(true))('the limit of class %s for everybody', (_, call) => {
  it('counts each address apart and refills', async () => {
    server.clock.forward(MINUTE_MS);
    expect(await ask(call, { address: '10.4.0.1' }, LIMIT + 1)).toEqual(USED_UP);
    expect(await ask(call, { address: '10.4.0.2' }, 1)).toEqual([200]);
    server.clock.forward(MINUTE_MS);
    expect(await ask(call, { address: '10.4.0.1' }, 1)).toEqual([200]);
  });
});

describe('an address that a proxy tells', () => {
  const login = findCall('login', true)!;

  it('is not believed: a caller cannot choose whose limit is used', async () => {
    const heard = [];
    for (let turn = 0; turn <= LIMIT; turn += 1)
      heard.push(...(await ask(login, { address: '10.5.0.1', forwarded: `10.6.0.${turn}` }, 1)));
    expect(heard).toEqual(USED_UP);
  });

  it('is believed of the proxies that the operator names, and of no other', async () => {
    const behind = await makeTestServer(db, { rateLimits, trustProxy: '10.7.0.0/16' });
    const first = { address: '10.7.0.1', forwarded: '192.0.2.1' };
    expect(await ask(login, first, LIMIT + 1, behind)).toEqual(USED_UP);
    expect(await ask(login, { ...first, forwarded: '192.0.2.2' }, 1, behind)).toEqual([200]);
    const other = { address: '10.8.0.1', forwarded: '192.0.2.9' };
    expect(await ask(login, other, LIMIT + 1, behind)).toEqual(USED_UP);
    expect(await ask(login, { ...other, forwarded: '192.0.2.10' }, 1, behind)).toEqual([429]);
    await behind.close();
  });
});
