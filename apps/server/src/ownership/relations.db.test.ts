import type { listControlled, OwnershipDifferenceView, Relation } from '@mingjian/contract/ownership';
import type { OutputOf } from '@mingjian/contract/wire';
import { computeOwnership } from '@mingjian/database/ownership';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient, TestServer } from '../http/testing.ts';
import {
  ANNA,
  BEN,
  findId,
  firm,
  holding,
  makeOwnedServer,
  MAYOR,
  save,
  SASAC,
} from './make-owned-server.ts';

type Owned = Awaited<ReturnType<typeof makeOwnedServer>>;

let owned: Owned;
let server: TestServer;
let client: TestClient;
let late: number;

const CHANGED = { knownFrom: '2026-03-01T00:00:00.000Z', retrievedAt: '2026-03-01T00:00:00.000Z' };

beforeAll(async () => {
  owned = await makeOwnedServer();
  ({ server } = owned);
  client = await server.client();
  // Anna sells P to Ben, and C founds a company.
  await save(
    server,
    'P',
    [holding(ANNA, '60', { validTo: '2026-02-01' }), holding(BEN, '100', { validFrom: '2026-02-01' })],
    CHANGED,
  );
  late = await save(server, 'LATE', [holding(firm('C'), '70', { validFrom: '2026-02-01' })], CHANGED);
});
afterAll(() => server.close());

const CALLS: readonly [path: string, more: (ids: Owned['ids']) => Record<string, unknown>][] = [
  ['/ownership/compareDays', () => ({ from: '2026-01-31', to: '2026-03-31' })],
  ['/ownership/findRelation', ({ x }) => ({ otherId: x })],
  ['/ownership/listControlled', () => ({})],
  ['/ownership/getGroup', () => ({})],
];

describe.each(CALLS)('GET %s', (path, more) => {
  it('refuses an unknown company, no id, a missing right, a closed plan and no session', async () => {
    const query = { companyId: owned.ids.c, ...more(owned.ids) };
    expect((await client.get(path, { ...query, companyId: 999_999_999 })).code).toBe(
      'company-does-not-exist',
    );
    expect((await client.get(path, { ...query, companyId: 'x' })).code).toBe('invalid-input');
    const other = await server.client({ rights: ['company.profile'] });
    expect((await other.get(path, query)).code).toBe('403');
    expect((await (await server.client({ plan: 'basic' })).get(path, query)).code).toBe(
      'feature-not-activated',
    );
    expect((await server.withToken().get(path, query)).code).toBe('401');
  });

  it("spends the caller's report and nobody else's", async () => {
    const fresh = await server.client();
    expect((await fresh.get(path, { companyId: owned.ids.c, ...more(owned.ids) })).code).toBe('0');
    const usage = await fresh.get<{ items: readonly { companyId: number }[] }>('/quota/listUsage');
    expect(usage.data?.items.map(({ companyId }) => companyId)).toEqual([owned.ids.c]);
  });
});

it('compareDays tells holders in, out and changed, and whose tests changed', async () => {
  const { ids, anna, ben } = owned;
  const compare = async (from: string, to: string, clock = 'known') =>
    (
      await client.get<OwnershipDifferenceView>('/ownership/compareDays', {
        companyId: ids.c,
        from,
        to,
        clock,
      })
    ).data;
  for (const clock of ['known', 'valid']) {
    const moved = await compare('2026-01-31', '2026-03-31', clock);
    expect(moved?.removed).toEqual([
      expect.objectContaining({ holderId: anna, ownedId: ids.p, percent: '60' }),
    ]);
    expect(moved).toMatchObject({
      before: { controllers: [anna] },
      after: { controllers: [ben] },
      hasControllerChanged: true,
      haveOwnersChanged: true,
    });
  }
  const known = await compare('2026-01-31', '2026-03-31');
  expect(known?.changed).toEqual([
    {
      before: expect.objectContaining({ percent: '40' }),
      after: expect.objectContaining({ percent: '100' }),
    },
  ]);
  expect(await compare('2026-03-31', '2026-04-30')).toMatchObject({
    added: [],
    removed: [],
    changed: [],
    hasControllerChanged: false,
  });
});

it('findRelation finds the shortest way, none past the state, and refuses a company with itself', async () => {
  const { ids, ben } = owned;
  const find = (companyId: number, otherId: number, more = {}) =>
    client.get<{ steps: unknown; limits: unknown }>('/ownership/findRelation', {
      companyId,
      otherId,
      ...more,
    });
  const none = { posts: [], titles: [] };
  expect((await find(ids.c, ids.x)).data?.steps).toEqual([
    { fromId: ids.c, toId: ids.x, kind: 'holds', percent: '60', ...none },
  ]);
  expect((await find(ids.p, ids.t)).data?.steps).toEqual([
    { fromId: ids.p, toId: ben, kind: 'held', percent: '100', ...none },
    { fromId: ben, toId: ids.t, kind: 'holds', percent: '30', ...none },
  ]);
  // S and T have the state alone in common.
  expect((await find(ids.s, ids.t)).data?.steps).toBeNull();
  expect((await find(ids.c, ids.c)).code).toBe('compare-with-self');
  expect((await find(ids.c, late, { asAt: '2026-01-31', clock: 'valid' })).data?.steps).toBeNull();
});

it('findRelation goes over posts, says which, and tells the holders in common', async () => {
  const { ids, ben } = owned;
  const find = async (companyId: number, otherId: number, by = client, more = {}) =>
    (await by.get<Relation>('/ownership/findRelation', { companyId, otherId, ...more })).data;
  // Ben manages C and holds 30 % of T: over holdings alone it takes a step more.
  const way = await find(ids.c, ids.t);
  expect(way?.posts).toBe('open');
  expect(way?.steps).toEqual([
    {
      fromId: ids.c,
      toId: ben,
      kind: 'served',
      percent: null,
      posts: ['manager'],
      titles: ['总经理', '董事'],
    },
    { fromId: ben, toId: ids.t, kind: 'holds', percent: '30', posts: [], titles: [] },
  ]);
  expect(way?.parties.find(({ id }) => id === ben)).toMatchObject({ name: '本', kind: 'person' });
  expect((await find(ids.t, ids.c))?.steps?.map(({ kind }) => kind)).toEqual(['held', 'serves']);
  // An account that may not see who sits where is led over holdings alone, and told so.
  const outsider = await server.client({ rights: ['ownership.view'] });
  // A holding that is found from both of its ends is one.
  expect((await find(ids.l, ids.s))?.steps).toBeNull();
  expect((await find(ids.x, ids.t, outsider))?.steps?.map(({ percent }) => Number(percent))).toEqual([
    20, 100, 30,
  ]);
  const withheld = await find(ids.c, ids.t, outsider);
  expect(withheld?.posts).toBe('withheld');
  expect(withheld?.steps?.map(({ kind }) => kind)).toEqual(['held', 'held', 'holds']);
  // A person is found by its posts alone.
  expect((await find(ids.s, await findId(server, MAYOR)))?.steps).toEqual([
    expect.objectContaining({ kind: 'served', posts: ['legal_representative', 'manager'] }),
  ]);
  expect(way?.common.items).toEqual([{ partyId: ben, ofCompany: '80', ofOther: '30', isUltimate: true }]);
  const then = await find(ids.c, ids.t, client, { asAt: '2026-01-31' });
  expect(then?.common).toMatchObject({ count: 1, items: [{ partyId: ben, ofCompany: '32' }] });
});

it('listControlled adds votes through controlled companies, page by page and as at a day', async () => {
  const { ids, ben, anna } = owned;
  const list = async (query: Record<string, unknown>) =>
    (
      await client.get<{ items: { party: { id: number } }[]; total: number }>(
        '/ownership/listControlled',
        query,
      )
    ).data;
  const found = await list({ companyId: ids.p });
  expect(found).toMatchObject({
    total: 3,
    items: [
      { party: { id: ids.c }, level: 1, votes: '80', directVotes: '80' },
      { party: { id: ids.x }, level: 2, votes: '80', directVotes: '20' },
      { party: { id: late }, level: 2, votes: '70', directVotes: '0' },
    ],
  });
  expect((await list({ companyId: ids.p, page: 2, pageSize: 2 }))?.items).toHaveLength(1);
  const ofPerson = (controllerId: number, asAt?: string) => list({ companyId: ids.p, controllerId, asAt });
  expect((await ofPerson(anna, '2026-01-31'))?.items.map(({ party }) => party.id)).toEqual([
    ids.p,
    ids.l,
    ids.c,
    ids.x,
  ]);
  expect(
    (await client.get('/ownership/listControlled', { companyId: ids.p, controllerId: owned.sasac })).code,
  ).toBe('party-outside-graph');
  expect((await ofPerson(ben))?.items.some(({ party }) => party.id === ids.c)).toBe(true);
});

it('listControlled tells share, chain and since when it stands', async () => {
  const { ids, ben } = owned;
  const { data } = await client.get<OutputOf<typeof listControlled>>('/ownership/listControlled', {
    companyId: ids.p,
  });
  expect(data).toMatchObject({ controller: { id: ids.p }, computedAt: null });
  expect(data?.items.find(({ party }) => party.id === ids.x)).toMatchObject({
    votes: '80',
    percent: '68',
    chain: [
      { holderId: ids.p, ownedId: ids.c, percent: '80', since: '2015-01-01' },
      { holderId: ids.c, ownedId: ids.x, percent: '60', since: '2015-01-01' },
    ],
    since: '2015-01-01',
  });
  const late = await client.get<OutputOf<typeof listControlled>>('/ownership/listControlled', {
    companyId: ids.p,
    controllerId: ben,
  });
  expect(late.data?.controller).toMatchObject({ name: '本', kind: 'person' });
  expect(late.data?.items.find(({ party }) => party.id === ids.p)?.since).toBe('2026-02-01');
});

it('listControlled pages hundreds where the night has stored them', async () => {
  const { ids, ben } = owned;
  await computeOwnership(server.db, { now: server.clock.now });
  await server.db.pool.query(
    `insert into company_control (company_id, position, controller_id, basis, confidence, is_disclosed, vote_percent, holding_percent)
     select 9000000 + n, 1, $1, 'majority_shares', 'high', false, 60, 60 from generate_series(1, 600) n`,
    [ben],
  );
  const query = { companyId: ids.p, controllerId: ben, pageSize: 2 };
  const list = (page: number) =>
    client.get<OutputOf<typeof listControlled>>('/ownership/listControlled', { ...query, page });
  const first = await list(1);
  expect(first.data?.computedAt).toBe(server.clock.now.toISOString());
  expect(first.data?.total).toBeGreaterThan(600);
  expect(first.data?.items.map(({ party }) => party.id)).toEqual([ids.p, ids.c]);
  expect(first.data?.items[1]).toMatchObject({ level: 2, votes: '80', percent: '80' });
  expect((await list(2)).data?.items[0]?.party.id).toBeGreaterThan(ids.c);
  await server.db.pool.query('delete from company_control where company_id > 9000000');
  await server.db.pool.query('delete from ownership_run');
  await server.db.pool.query('delete from company_group');
});

it('getGroup follows majorities up and down, and makes no group of the firms of the state', async () => {
  const { ids, anna, ben } = owned;
  const find = async (query: Record<string, unknown>) =>
    (
      await client.get<{
        group: {
          core: { id: number };
          controllers: { id: number; name: string }[];
          computedAt: string | null;
        } | null;
        items: { party: { id: number }; level: number; votes: string | null }[];
      }>('/ownership/getGroup', query)
    ).data;
  const now = await find({ companyId: ids.c });
  expect(now?.group?.controllers.map(({ id }) => id)).toEqual([ben]);
  expect(now?.items.map(({ party }) => party.id)).toEqual(
    expect.arrayContaining([ids.p, ids.c, ids.x, ids.m, late]),
  );
  expect(now?.group?.controllers[0]?.name).toBe('本');
  expect(now?.items.find(({ party }) => party.id === ids.c)?.votes).toBe('80');
  const then = await find({ companyId: ids.c, asAt: '2026-01-31' });
  expect(then?.group?.controllers[0]?.name).toBe('安娜');
  expect(then?.group?.controllers.map(({ id }) => id)).toEqual([anna]);
  expect(then?.items.map(({ party, level }) => [party.id, level])).toEqual(
    expect.arrayContaining([
      [ids.p, 0],
      [ids.c, 1],
      [ids.x, 2],
      [ids.l, 0],
    ]),
  );
  expect((await find({ companyId: ids.s }))?.group).toBeNull();
  // Two firms of one state body are two groups, each under its own top.
  const tops = await Promise.all(
    ['U', 'V'].map(async (code) => {
      const top = await save(server, code, [holding(SASAC, '100')]);
      const member = await save(server, `${code}1`, [holding(firm(code), '80')]);
      const found = await find({ companyId: member });
      return [top, found?.group?.core.id, found?.group?.controllers.map(({ id }) => id), found?.items.length];
    }),
  );
  expect(tops).toEqual(tops.map(([top]) => [top, top, [top], 2]));
  // The night's run says the same, with its time.
  await computeOwnership(server.db, { now: server.clock.now });
  const stored = await find({ companyId: ids.c });
  expect(stored?.group).toMatchObject({
    computedAt: server.clock.now.toISOString(),
    controllers: [{ id: ben }],
  });
  // Of state firms too, each under its own top.
  for (const [top, , , count] of tops) {
    const night = await find({ companyId: Number(top) });
    expect(night?.group?.computedAt).not.toBeNull();
    expect(night?.group?.controllers.map(({ id }) => id)).toEqual([top]);
    expect(night?.items).toHaveLength(Number(count));
  }
  const members = (answer: typeof now) =>
    answer?.items.map(({ party, level }) => `${party.id} ${level}`).toSorted();
  expect(members(stored)).toEqual(members(now));
});
