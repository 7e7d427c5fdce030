import { once } from 'node:events';
import { connect } from 'node:net';
import { endpoint } from '@mingjian/contract/wire';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApplicationFailure, register, registerPublic } from './index.ts';
import { makeTestServer } from './testing.ts';
import type { TestServer } from './testing.ts';

const CompanyInput = z.object({ companyId: z.coerce.number().int().positive() });

const getThing = endpoint({
  method: 'GET',
  path: '/test/getThing',
  summary: '',
  input: CompanyInput,
  output: z.object({ shown: z.number() }),
  right: 'rating.view',
  quota: 'online-report',
  rate: 'read',
});
const getSection = endpoint({
  method: 'GET',
  path: '/test/getSection',
  summary: '',
  input: z.object({ section: z.enum(['financials', 'valuation']) }),
  output: z.null(),
  right: ({ section }) => (section === 'financials' ? 'company.financials' : 'valuation.view'),
  rate: 'search',
});
const changeThing = endpoint({
  method: 'POST',
  path: '/test/changeThing',
  summary: '',
  input: z.object({ how: z.enum(['well', 'fail', 'break', 'lie', 'sleep', 'lose-database']) }),
  output: z.object({ done: z.literal(true) }),
  right: null,
  rate: 'write',
});

/** Companies whose reading goes wrong. */
const BROKEN = 901;
const LYING = 902;
const SLOW = 903;
const ABANDONED = 904;
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let server: TestServer;
let origin: string;
let handled = 0;
beforeAll(async () => {
  server = await makeTestServer(
    await makeTestDatabase(),
    { rateLimits: { search: 3, write: 20 }, logLevel: 'silent', callTimeoutMs: 1_000 },
    [
      (app) => {
        register(app, getThing, async ({ input }) => {
          handled += 1;
          if (input.companyId === BROKEN) throw new Error('broken');
          if (input.companyId === LYING) return { shown: 'text' as unknown as number };
          if (input.companyId === SLOW) await sleep(1_100);
          if (input.companyId === ABANDONED) await sleep(200);
          return { shown: input.companyId, hidden: 'never leaves' };
        });
        register(app, getSection, async () => null);
        registerPublic(app, changeThing, async ({ input }) => {
          if (input.how === 'fail') throw new ApplicationFailure('company-does-not-exist');
          if (input.how === 'break') throw new Error('secret detail');
          if (input.how === 'sleep') await sleep(1_100);
          if (input.how === 'lose-database') throw Object.assign(new Error('gone'), { code: '57P01' });
          return { done: (input.how === 'well') as true };
        });
      },
    ],
  );
  // Callers who go away need a connection to close.
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const thing = (companyId: unknown) => ['/test/getThing', { companyId }] as const;

describe('a call that needs a right', () => {
  it('works with role, plan and quota, and shows what the output names, nothing more', async () => {
    const analyst = await server.client();
    const answer = await analyst.get(...thing(7));
    expect(answer).toMatchObject({ status: 200, code: '0', msg: '' });
    expect(answer.data).toEqual({ shown: 7 });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers in the order session, role, plan: 401, 403, feature not activated', async () => {
    expect(await server.withToken().get(...thing(7))).toMatchObject({ code: '401' });
    const clerk = await server.client({ plan: 'basic', rights: ['company.search'] });
    expect(await clerk.get(...thing(7))).toMatchObject({ code: '403', msg: 'no access permission' });
    const basic = await server.client({ plan: 'basic' });
    expect(await basic.get(...thing(7))).toMatchObject({
      code: 'feature-not-activated',
      msg: 'feature not activated',
      data: {
        feature: 'rating-verification',
        plans: [{ code: 'standard' }, { code: 'premium' }, { code: 'diy' }],
        packages: [{ code: 'A' }],
      },
    });
  });

  it('is opened by the package that has the feature', async () => {
    const basic = await server.client({ plan: 'basic', packages: ['A'] });
    expect(await basic.get(...thing(7))).toMatchObject({ code: '0' });
  });

  it('asks for the right that belongs to its input', async () => {
    const standard = await server.client({ plan: 'standard' });
    expect(await standard.get('/test/getSection', { section: 'financials' })).toMatchObject({ code: '0' });
    expect(await standard.get('/test/getSection', { section: 'valuation' })).toMatchObject({
      code: 'feature-not-activated',
      data: { packages: [{ code: 'B' }] },
    });
  });

  it('tells a stranger nothing about its input: no token comes before wrong input', async () => {
    expect(await server.withToken().get(...thing('x'))).toMatchObject({ code: '401' });
    const analyst = await server.client();
    expect(await analyst.get(...thing('x'))).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field: 'companyId', rule: 'wrong-type' }] },
    });
  });

  it('answers in Chinese when asked', async () => {
    expect(await server.withToken('', { lang: 'cn' }).get(...thing(7))).toMatchObject({
      msg: '登录超时，请重新登录',
    });
  });
});

describe('a call that spends a quota', () => {
  const countUsed = async (organisationId: number): Promise<number> => {
    const { rows } = await server.db.pool.query('select used from quota where organisation_id = $1', [
      organisationId,
    ]);
    return rows[0]?.used ?? 0;
  };

  it('costs one for the first opening of a company in the term, and none after that', async () => {
    const client = await server.client({ plan: 'basic', packages: ['A'] });
    const used = () => countUsed(client.account.organisationId);
    await client.get(...thing(1));
    await client.get(...thing(1));
    expect(await used()).toBe(1);
    await client.get(...thing(2));
    expect(await used()).toBe(2);
  });

  it('costs nothing when the reading fails, does not fit its schema or takes too long', async () => {
    const client = await server.client();
    for (const [companyId, status] of [
      [BROKEN, 500],
      [LYING, 500],
      [SLOW, 504],
    ] as const)
      expect(await client.get(...thing(companyId))).toMatchObject({ status });
    // The handler of the slow one goes on after the caller has heard 504.
    await sleep(300);
    expect(await countUsed(client.account.organisationId)).toBe(0);
  });

  it('costs nothing when the caller has gone before the answer', async () => {
    const client = await server.client();
    const before = handled;
    await expect(
      fetch(`${origin}/api/test/getThing?companyId=${ABANDONED}`, {
        headers: { token: client.token },
        signal: AbortSignal.timeout(100),
      }),
    ).rejects.toThrow();
    await sleep(300);
    expect(handled).toBe(before + 1);
    expect(await countUsed(client.account.organisationId)).toBe(0);
    await client.get(...thing(ABANDONED));
    expect(await countUsed(client.account.organisationId)).toBe(1);
  });

  it('holds nobody up when callers go before anybody has seen where they came from', async () => {
    const client = await server.client();
    const port = Number(new URL(origin).port);
    const leave = async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        `GET /api/test/getThing?companyId=5 HTTP/1.1\r\nhost: x\r\ntoken: ${client.token}\r\n\r\n`,
      );
      await sleep(1);
      socket.destroy();
    };
    await Promise.all(Array.from({ length: 30 }, leave));
    await sleep(200);
    expect(await client.get(...thing(6))).toMatchObject({ status: 200, code: '0' });
  });

  it('is refused before its handler runs when nothing is left, but an opened company stays open', async () => {
    const client = await server.client({ plan: 'test' });
    for (let id = 1; id <= 20; id += 1) await client.get(...thing(id));
    const before = handled;
    expect(await client.get(...thing(21))).toMatchObject({ code: 'quota-exhausted', data: null });
    expect(handled).toBe(before);
    expect(await client.get(...thing(20))).toMatchObject({ code: '0' });
    const colleague = await server.client({ organisationId: client.account.organisationId });
    expect(await colleague.get(...thing(20))).toMatchObject({ code: '0' });
    expect(await colleague.get(...thing(21))).toMatchObject({ code: 'quota-exhausted' });
  });

  it('starts anew with the next year in China', async () => {
    const client = await server.client({ plan: 'test' });
    for (let id = 1; id <= 21; id += 1) await client.get(...thing(id));
    const now = server.clock.now;
    server.clock.now = new Date('2026-12-31T15:59:59Z');
    const last = await (await server.signIn(client.account)).get(...thing(21));
    // Midnight in China.
    server.clock.now = new Date('2026-12-31T16:00:00Z');
    const first = await (await server.signIn(client.account)).get(...thing(21));
    server.clock.now = now;
    expect([last.code, first.code]).toEqual(['quota-exhausted', '0']);
  });
});

describe('a call that goes wrong', () => {
  const change = (how: string, headers = {}) =>
    server.withToken('', headers).post('/test/changeThing', { how });

  it('keeps HTTP 200 for what the application decides', async () => {
    expect(await change('well')).toMatchObject({ status: 200, code: '0', data: { done: true } });
    expect(await change('fail')).toMatchObject({
      status: 200,
      code: 'company-does-not-exist',
      msg: 'Company does not exist',
    });
    expect(await change('badly')).toMatchObject({ status: 200, code: 'invalid-input' });
  });

  it('answers 500 without a word of the fault, also when the answer does not fit its schema', async () => {
    for (const how of ['break', 'lie']) {
      const answer = await change(how);
      expect(answer).toMatchObject({ status: 500, code: 'internal-error' });
      expect(JSON.stringify(answer)).not.toContain('secret');
    }
  });

  it('answers 503 while the database is away', async () => {
    expect(await change('lose-database')).toMatchObject({ status: 503, code: 'service-unavailable' });
  });

  it('answers 504 when a call takes too long', async () => {
    expect(await change('sleep')).toMatchObject({
      status: 504,
      code: 'server-not-responding',
      msg: 'server not responding',
    });
  });

  it('answers 413 to a body that is too large and 415 to one in another form', async () => {
    const send = (payload: string, type: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/test/changeThing',
        headers: { 'content-type': type },
        payload,
      });
    const large = await send(JSON.stringify({ how: 'x'.repeat(1_100_000) }), 'application/json');
    expect([large.statusCode, large.json().code]).toEqual([413, 'payload-too-large']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const other = await send('how=well', type);
      expect([other.statusCode, other.json().code], type).toEqual([415, 'unsupported-media-type']);
    }
  });

  it('takes an empty body for an empty input and refuses one that is no JSON', async () => {
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/test/changeThing',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send('')).json()).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field: 'how' }] },
    });
    const broken = await send('{"how":');
    expect([broken.statusCode, broken.json().code]).toEqual([200, 'invalid-input']);
    const poisoned = await send('{"__proto__":{"how":"well"}}');
    expect(poisoned.json()).toMatchObject({ code: 'invalid-input' });
  });

  it('answers 429 beyond the rate of its class, and again when time has passed', async () => {
    const client = await server.client();
    const ask = () => client.get('/test/getSection', { section: 'financials' });
    for (let turn = 0; turn < 3; turn += 1) expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(await (await server.client()).get('/test/getSection', { section: 'financials' })).toMatchObject({
      status: 200,
    });
    server.clock.forward(20_000);
    expect(await ask()).toMatchObject({ status: 200 });
  });

  it('is not ready: every call answers 503', async () => {
    server.app.context.state.isReady = false;
    const answer = await change('well');
    server.app.context.state.isReady = true;
    expect(answer).toMatchObject({ status: 503, code: 'service-unavailable' });
  });
});

describe('registering', () => {
  it('keeps public calls and calls with a session apart', () => {
    expect(() => register(server.app, changeThing, async () => ({ done: true as const }))).toThrow(/public/);
    expect(() => registerPublic(server.app, getThing, async () => ({ shown: 1 }))).toThrow(/session/);
  });
});
