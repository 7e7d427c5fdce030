import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { RATING_CHOICES } from '@mingjian/domain/opinions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';
import { listOf, opinionsOf, rateAll, ratingOf, saveOpinion, saveRatedCompany } from './testing.ts';

const MINUTE_MS = 60_000;
const DAYS_MS = 72 * 60 * MINUTE_MS;
const CODE = '91110000MA00000001';

let server: TestServer;
let rated: number;
let otherRated: number;
let unrated: number;

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  rated = await saveRatedCompany(server, CODE);
  otherRated = await saveRatedCompany(server, '91110000MA00000002');
  await rateAll(server, '2026-05-02T08:00:00.000Z');
  unrated = await saveRatedCompany(server, '91110000MA00000003');
});
beforeEach(() => server.clock.forward(MINUTE_MS));
afterAll(() => server.close());

const now = () => server.clock.now.toISOString();

describe('a rating opinion', () => {
  it('stands beside the model with what the model said at that moment', async () => {
    const client = await server.client();
    const rating = await ratingOf(client, rated);
    const { code, data } = await saveOpinion(client, {
      companyId: rated,
      choice: 'not-so-good',
      pd: ' 2.5 ',
      remark: '  关联担保未披露 ',
      ratedAt: rating.ratedAt,
    });
    expect(code).toBe('0');
    const said = {
      class: rating.class,
      pd: rating.pd,
      modelVersion: expect.any(String),
      ratedAt: rating.ratedAt,
    };
    expect(data).toEqual({
      companyId: rated,
      rating: said,
      current: {
        opinionId: expect.any(Number),
        kind: 'rating',
        companyId: rated,
        companyName: '明鉴测试有限公司',
        choice: 'not-so-good',
        pd: '2.5',
        remark: '关联担保未披露',
        givenAt: now(),
        knownFrom: now(),
        knownTo: null,
        ending: null,
        said,
      },
      history: [],
    });
    expect(await opinionsOf(client, rated)).toEqual(data);
    expect(await ratingOf(client, rated)).toEqual(rating);
  });

  it.each(RATING_CHOICES)('takes each choice of the specification: %s', async (choice) => {
    const { data } = await saveOpinion(await server.client(), { companyId: rated, choice });
    expect(data?.current).toMatchObject({ choice, pd: null, remark: null });
  });

  it('takes the place of the last one, which stays as history', async () => {
    const client = await server.client();
    await saveOpinion(client, { companyId: rated, choice: 'agree' });
    const first = now();
    server.clock.forward(MINUTE_MS);
    const { data } = await saveOpinion(client, { companyId: rated, choice: 'should-be-higher', pd: 0.01 });
    expect(data?.current).toMatchObject({ choice: 'should-be-higher', pd: '0.01', knownTo: null });
    expect(data?.history).toMatchObject([
      { choice: 'agree', knownFrom: first, knownTo: now(), ending: 'replaced' },
    ]);
    expect((await listOf(client)).total).toBe(1);
  });

  it('is one, however many arrive at once', async () => {
    const client = await server.client();
    const all = await Promise.all(
      RATING_CHOICES.map((choice) => saveOpinion(client, { companyId: rated, choice })),
    );
    expect(all.map(({ code }) => code)).toEqual(['0', '0', '0']);
    const { current, history } = await opinionsOf(client, rated);
    expect(current).not.toBeNull();
    expect(history.map(({ ending }) => ending)).toEqual(['replaced', 'replaced']);
  });

  it.each(['two', '', '1,5', '5%', '0', '100.0001', '-1', '0.00001', 0, 101])(
    'refuses what is no numeric value with the sentence of the specification: %j',
    async (pd) => {
      const client = await server.client();
      expect(await saveOpinion(client, { companyId: rated, pd })).toMatchObject({
        code: 'numeric-value-invalid',
        msg: 'Please enter a valid numeric value',
      });
      expect((await opinionsOf(client, rated)).current).toBeNull();
    },
  );

  it('refuses other wrong input, an unknown company, one without a rating, and a rating that has changed', async () => {
    const client = await server.client();
    const codeOf = async (input: object) => (await saveOpinion(client, { companyId: rated, ...input })).code;
    expect(await codeOf({ choice: 'optimistic' })).toBe('invalid-input');
    expect(await codeOf({ companyId: 'x' })).toBe('invalid-input');
    expect(await codeOf({ remark: '多'.repeat(501) })).toBe('invalid-input');
    expect(await codeOf({ remark: 'a\0b' })).toBe('invalid-input');
    expect(await codeOf({ remark: '多'.repeat(500) })).toBe('0');
    expect(await codeOf({ companyId: 999_999_999 })).toBe('company-does-not-exist');
    expect(await codeOf({ companyId: unrated })).toBe('company-not-rated');
    expect(await codeOf({ ratedAt: '2026-05-01T08:00:00.000Z' })).toBe('rating-has-changed');
    expect((await opinionsOf(client, unrated)).rating).toBeNull();
    expect((await client.get('/opinion/getRatingOpinion', { companyId: 999_999_999 })).code).toBe(
      'company-does-not-exist',
    );
    expect((await client.get('/opinion/getRatingOpinion', { companyId: 'x' })).code).toBe('invalid-input');
  });

  it('leaves a line in the system log that does not tell what the author thinks', async () => {
    const client = await server.client();
    await saveOpinion(client, { companyId: rated, pd: '3.1415', remark: '机密意见' });
    const { rows } = await server.db.pool.query(
      `select action, kind, company_id, details from system_log where account_id = $1 and kind <> 'spend'`,
      [client.account.accountId],
    );
    expect(rows).toEqual([
      { action: '/opinion/saveRatingOpinion', kind: 'change', company_id: rated, details: {} },
    ]);
  });
});

describe('a withdrawal', () => {
  it('ends an opinion, which stays in the history, and can be undone', async () => {
    const client = await server.client();
    const { data } = await saveOpinion(client, { companyId: rated, pd: '4' });
    const givenAt = now();
    server.clock.forward(MINUTE_MS);
    const { opinionId } = data!.current!;
    expect(await client.post('/opinion/withdrawOpinion', { opinionId })).toMatchObject({
      data: { isWithdrawn: true },
    });
    expect(await opinionsOf(client, rated)).toMatchObject({
      current: null,
      history: [{ opinionId, ending: 'withdrawn', knownTo: now() }],
    });
    expect((await listOf(client)).items).toEqual([]);

    server.clock.forward(MINUTE_MS);
    expect(await client.post('/opinion/restoreOpinion', { opinionId })).toMatchObject({
      data: { isRestored: true },
    });
    expect(await opinionsOf(client, rated)).toMatchObject({
      current: { pd: '4', givenAt, knownFrom: now(), knownTo: null },
      history: [{ opinionId, ending: 'withdrawn' }],
    });
  });

  it('is refused for what does not stand, and its undoing once another opinion was given', async () => {
    const client = await server.client();
    const { data } = await saveOpinion(client, { companyId: rated });
    const { opinionId } = data!.current!;
    expect((await client.post('/opinion/restoreOpinion', { opinionId })).code).toBe('opinion-does-not-exist');
    await client.post('/opinion/withdrawOpinion', { opinionId });
    expect((await client.post('/opinion/withdrawOpinion', { opinionId })).code).toBe(
      'opinion-does-not-exist',
    );
    await saveOpinion(client, { companyId: rated, choice: 'not-so-good' });
    expect((await client.post('/opinion/restoreOpinion', { opinionId })).code).toBe('opinion-does-not-exist');
    for (const path of ['/opinion/withdrawOpinion', '/opinion/restoreOpinion'])
      expect((await client.post(path, { opinionId: 'x' })).code).toBe('invalid-input');
  });
});

describe('my opinions', () => {
  it('are listed newest first by pages, with the class then and now', async () => {
    const client = await server.client();
    await saveOpinion(client, { companyId: rated, pd: '1' });
    server.clock.forward(MINUTE_MS);
    await saveOpinion(client, { companyId: otherRated, choice: 'should-be-higher' });
    const rating = await ratingOf(client, rated);
    const { items, total } = await listOf(client);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { companyId: otherRated, choice: 'should-be-higher', pd: null },
      {
        companyId: rated,
        choice: 'agree',
        pd: '1',
        said: { class: rating.class },
        company: { companyId: rated, name: '明鉴测试有限公司', ratingClass: rating.class, isSynthetic: true },
      },
    ]);
    expect((await listOf(client, { page: 2, pageSize: 1 })).items).toMatchObject([{ companyId: rated }]);
    expect((await listOf(client, { kind: 'rating' })).total).toBe(2);
    expect(await listOf(client, { kind: 'valuation' })).toMatchObject({ items: [], total: 0 });
  });

  it('refuse a page or kind that is none', async () => {
    const client = await server.client();
    for (const query of [{ page: 0 }, { kind: 'weather' }, { asAt: 'soon' }])
      expect((await client.get('/opinion/listMyOpinions', query)).code).toBe('invalid-input');
  });

  it('are those of an earlier day, without the end that came later', async () => {
    const client = await server.client();
    await saveOpinion(client, { companyId: rated, choice: 'agree' });
    const asAt = now().slice(0, 10);
    server.clock.forward(DAYS_MS);
    const again = await server.signIn(client.account);
    await saveOpinion(again, { companyId: rated, choice: 'not-so-good' });
    const then = { choice: 'agree', knownTo: null, ending: null };
    expect((await listOf(again, { asAt })).items).toMatchObject([then]);
    expect(await opinionsOf(again, rated, { asAt })).toMatchObject({ current: then, history: [] });
    expect(await opinionsOf(again, rated, { asAt: '2026-11-01' })).toMatchObject({
      current: null,
      history: [],
    });
    expect((await listOf(again)).items).toMatchObject([{ choice: 'not-so-good' }]);
  });
});
