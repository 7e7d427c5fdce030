import type { OwnershipDifferenceView, Relation } from '@mingjian/contract/ownership';
import { expect, describe, it } from 'vitest';
import { keepSoldServer } from './keep-owned-server.ts';
import { findId, MAYOR } from './make-owned-server.ts';

const owned = keepSoldServer();

const CALLS: readonly [path: string, more: (ids: (typeof owned)['ids']) => Record<string, unknown>][] = [
  ['/ownership/compareDays', () => ({ from: '2026-01-31', to: '2026-03-31' })],
  ['/ownership/findRelation', ({ x }) => ({ otherId: x })],
  ['/ownership/listControlled', () => ({})],
  ['/ownership/getGroup', () => ({})],
];

describe.each(CALLS)('GET %s', (path, more) => {
  it('refuses an unknown company, no id, a missing right, a closed plan and no session', async () => {
    const query = { companyId: owned.ids.c, ...more(owned.ids) };
    expect((await owned.client.get(path, { ...query, companyId: 999_999_999 })).code).toBe(
      'company-does-not-exist',
    );
    expect((await owned.client.get(path, { ...query, companyId: 'x' })).code).toBe('invalid-input');
    const other = await owned.server.client({ rights: ['company.profile'] });
    expect((await other.get(path, query)).code).toBe('403');
    expect((await (await owned.server.client({ plan: 'basic' })).get(path, query)).code).toBe(
      'feature-not-activated',
    );
    expect((await owned.server.withToken().get(path, query)).code).toBe('401');
  });

  it("spends the caller's report and nobody else's", async () => {
    const fresh = await owned.server.client();
    expect((await fresh.get(path, { companyId: owned.ids.c, ...more(owned.ids) })).code).toBe('0');
    const usage = await fresh.get<{ items: readonly { companyId: number }[] }>('/quota/listUsage');
    expect(usage.data?.items.map(({ companyId }) => companyId)).toEqual([owned.ids.c]);
  });
});

it('compareDays tells holders in, out and changed, and whose tests changed', async () => {
  const { ids, anna, ben } = owned;
  const compare = async (from: string, to: string, clock = 'known') =>
    (
      await owned.client.get<OwnershipDifferenceView>('/ownership/compareDays', {
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
    owned.client.get<{ steps: unknown; limits: unknown }>('/ownership/findRelation', {
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
  expect((await find(ids.c, owned.late, { asAt: '2026-01-31', clock: 'valid' })).data?.steps).toBeNull();
});

it('findRelation goes over posts, says which, and tells the holders in common', async () => {
  const { ids, ben } = owned;
  const find = async (companyId: number, otherId: number, by = owned.client, more = {}) =>
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
  const outsider = await owned.server.client({ rights: ['ownership.view'] });
  // A holding that is found from both of its ends is one.
  expect((await find(ids.l, ids.s))?.steps).toBeNull();
  expect((await find(ids.x, ids.t, outsider))?.steps?.map(({ percent }) => Number(percent))).toEqual([
    20, 100, 30,
  ]);
  const withheld = await find(ids.c, ids.t, outsider);
  expect(withheld?.posts).toBe('withheld');
  expect(withheld?.steps?.map(({ kind }) => kind)).toEqual(['held', 'held', 'holds']);
  // A person is found by its posts alone.
  expect((await find(ids.s, await findId(owned.server, MAYOR)))?.steps).toEqual([
    expect.objectContaining({ kind: 'served', posts: ['legal_representative', 'manager'] }),
  ]);
  expect(way?.common.items).toEqual([{ partyId: ben, ofCompany: '80', ofOther: '30', isUltimate: true }]);
  const then = await find(ids.c, ids.t, owned.client, { asAt: '2026-01-31' });
  expect(then?.common).toMatchObject({ count: 1, items: [{ partyId: ben, ofCompany: '32' }] });
});
