import type { listControlled } from '@mingjian/contract/ownership';
import type { OutputOf } from '@mingjian/contract/wire';
import { computeOwnership } from '@mingjian/database/ownership';
import { expect, it } from 'vitest';
import { keepSoldServer } from './keep-owned-server.ts';
import { firm, holding, save, SASAC } from './make-owned-server.ts';

const owned = keepSoldServer();

it('listControlled adds votes through controlled companies, page by page and as at a day', async () => {
  const { ids, ben, anna } = owned;
  const list = async (query: Record<string, unknown>) =>
    (
      await owned.client.get<{ items: { party: { id: number } }[]; total: number }>(
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
      { party: { id: owned.late }, level: 2, votes: '70', directVotes: '0' },
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
    (await owned.client.get('/ownership/listControlled', { companyId: ids.p, controllerId: owned.sasac }))
      .code,
  ).toBe('party-outside-graph');
  expect((await ofPerson(ben))?.items.some(({ party }) => party.id === ids.c)).toBe(true);
});

it('listControlled tells share, chain and since when it stands', async () => {
  const { ids, ben } = owned;
  const { data } = await owned.client.get<OutputOf<typeof listControlled>>('/ownership/listControlled', {
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
  const late = await owned.client.get<OutputOf<typeof listControlled>>('/ownership/listControlled', {
    companyId: ids.p,
    controllerId: ben,
  });
  expect(late.data?.controller).toMatchObject({ name: '本', kind: 'person' });
  expect(late.data?.items.find(({ party }) => party.id === ids.p)?.since).toBe('2026-02-01');
});

it('listControlled pages hundreds where the night has stored them', async () => {
  const { ids, ben } = owned;
  await computeOwnership(owned.server.db, { now: owned.server.clock.now });
  await owned.server.db.pool.query(
    `insert into company_control (company_id, position, controller_id, basis, confidence, is_disclosed, vote_percent, holding_percent)
     select 9000000 + n, 1, $1, 'majority_shares', 'high', false, 60, 60 from generate_series(1, 600) n`,
    [ben],
  );
  const query = { companyId: ids.p, controllerId: ben, pageSize: 2 };
  const list = (page: number) =>
    owned.client.get<OutputOf<typeof listControlled>>('/ownership/listControlled', { ...query, page });
  const first = await list(1);
  expect(first.data?.computedAt).toBe(owned.server.clock.now.toISOString());
  expect(first.data?.total).toBeGreaterThan(600);
  expect(first.data?.items.map(({ party }) => party.id)).toEqual([ids.p, ids.c]);
  expect(first.data?.items[1]).toMatchObject({ level: 2, votes: '80', percent: '80' });
  expect((await list(2)).data?.items[0]?.party.id).toBeGreaterThan(ids.c);
  await owned.server.db.pool.query('delete from company_control where company_id > 9000000');
  await owned.server.db.pool.query('delete from ownership_run');
  await owned.server.db.pool.query('delete from company_group');
});

it('getGroup follows majorities up and down, and makes no group of the firms of the state', async () => {
  const { ids, anna, ben } = owned;
  const find = async (query: Record<string, unknown>) =>
    (
      await owned.client.get<{
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
    expect.arrayContaining([ids.p, ids.c, ids.x, ids.m, owned.late]),
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
      const top = await save(owned.server, code, [holding(SASAC, '100')]);
      const member = await save(owned.server, `${code}1`, [holding(firm(code), '80')]);
      const found = await find({ companyId: member });
      return [top, found?.group?.core.id, found?.group?.controllers.map(({ id }) => id), found?.items.length];
    }),
  );
  expect(tops).toEqual(tops.map(([top]) => [top, top, [top], 2]));
  // The night's run says the same, with its time.
  await computeOwnership(owned.server.db, { now: owned.server.clock.now });
  const stored = await find({ companyId: ids.c });
  expect(stored?.group).toMatchObject({
    computedAt: owned.server.clock.now.toISOString(),
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
