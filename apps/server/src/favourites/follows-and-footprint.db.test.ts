import type { Favourite } from '@mingjian/contract/favourites';
import type { Footprint } from '@mingjian/contract/footprint';
import { recordFootprint } from '@mingjian/database/footprint';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
const RATED = 11;
const UNRATED = 12;

const makeCompany = (companyId: number, name: string, grade: number | null) =>
  server.db.pool.query(
    `insert into company (company_id, known_from, name, name_en, credit_code, status, popularity, is_synthetic,
        rating_status, rating_grade)
      values ($1, '2026-01-01T00:00:00Z', $2, 'English Name', '91110000MA00000000', 'active', 0, true, $3, $4)`,
    [companyId, name, grade === null ? 'not-rated' : 'rated', grade],
  );

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await makeCompany(RATED, '明鉴示例有限公司', 5);
  await makeCompany(UNRATED, '未评级示例有限公司', null);
});
afterAll(() => server.close());

const follows = async (client: TestClient, query = {}) =>
  (await client.get<{ items: Favourite[]; total: number }>('/favourite/listFavourites', query)).data!;
const follow = (client: TestClient, companyId: unknown) =>
  client.post('/favourite/addFavourite', { companyId });

describe('follows', () => {
  it('are added, listed newest first and removed; twice changes nothing', async () => {
    const client = await server.client();
    expect(await follow(client, UNRATED)).toMatchObject({ code: '0', data: { isFavourite: true } });
    server.clock.forward(1_000);
    await follow(client, RATED);
    await follow(client, RATED);
    const { items, total } = await follows(client);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        companyId: RATED,
        name: '明鉴示例有限公司',
        nameEn: 'English Name',
        ratingStatus: 'rated',
        ratingClass: '3A5',
        isSynthetic: true,
        followedAt: server.clock.now.toISOString(),
      },
      { companyId: UNRATED, ratingStatus: 'not-rated', ratingClass: null },
    ]);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await client.post('/favourite/removeFavourite', { companyId: RATED })).toMatchObject({
        data: { isFavourite: false },
      });
    expect((await follows(client)).items.map((item) => item.companyId)).toEqual([UNRATED]);
  });

  it('come in pages', async () => {
    const client = await server.client();
    await follow(client, RATED);
    server.clock.forward(1_000);
    await follow(client, UNRATED);
    const page = await follows(client, { page: 2, pageSize: 1 });
    expect(page).toMatchObject({ total: 2, items: [{ companyId: RATED }] });
  });

  it('belong to one account, also within an organisation', async () => {
    const mine = await server.client();
    const colleague = await server.client({ organisationId: mine.account.organisationId });
    await follow(mine, RATED);
    expect(await follows(colleague)).toMatchObject({ items: [], total: 0 });
    await colleague.post('/favourite/removeFavourite', { companyId: RATED });
    expect((await follows(mine)).total).toBe(1);
  });

  it('withhold the rating where plan and packages do not open it', async () => {
    const basic = await server.client({ plan: 'basic' });
    await follow(basic, RATED);
    expect((await follows(basic)).items).toMatchObject([{ ratingStatus: 'withheld', ratingClass: null }]);
  });

  it('refuse a company that does not exist, input without one and callers without a session', async () => {
    const client = await server.client();
    expect(await follow(client, 999_999)).toMatchObject({
      code: 'company-does-not-exist',
      msg: 'Company does not exist',
    });
    expect(await follow(client, 'x')).toMatchObject({ code: 'invalid-input' });
    expect(await client.post('/favourite/removeFavourite', {})).toMatchObject({ code: 'invalid-input' });
    expect(await follow(server.withToken(), RATED)).toMatchObject({ code: '401' });
  });
});

describe('the footprint', () => {
  const footprint = async (client: TestClient) =>
    (await client.get<{ items: Footprint[]; total: number }>('/footprint/listFootprint')).data!;

  it('lists the companies an account opened, last opened first, with how often', async () => {
    const [mine, other] = [await server.client(), await server.client()];
    const open = async (companyId: number) => {
      server.clock.forward(1_000);
      await recordFootprint(server.db, mine.account.accountId, companyId, server.clock.now.toISOString());
    };
    await open(RATED);
    await open(UNRATED);
    await open(RATED);
    const { items, total } = await footprint(mine);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { companyId: RATED, views: 2, viewedAt: server.clock.now.toISOString() },
      { companyId: UNRATED, views: 1 },
    ]);
    expect((await footprint(other)).items).toEqual([]);
  });

  it('refuses a page that is none, and callers without a session', async () => {
    const client = await server.client();
    expect(await client.get('/footprint/listFootprint', { page: 0 })).toMatchObject({
      code: 'invalid-input',
    });
    expect(await server.withToken().get('/footprint/listFootprint')).toMatchObject({ code: '401' });
  });
});
