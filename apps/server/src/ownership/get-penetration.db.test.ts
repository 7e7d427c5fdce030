import type { OwnershipNode, Penetration } from '@mingjian/contract/ownership';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../http/testing.ts';
import { keepOwnedServer } from './keep-owned-server.ts';
import { firm, holding, save } from './make-owned-server.ts';

const owned = keepOwnedServer();

const ask = (query: Record<string, unknown>, by: TestClient = owned.client) =>
  by.get<Penetration>('/ownership/getPenetration', query);
const draw = async (query: Record<string, unknown>): Promise<Penetration> => {
  const { code, data } = await ask(query);
  expect(code).toBe('0');
  if (!data) throw new Error('no picture');
  return data;
};
const node = ({ nodes }: Penetration, id: number): OwnershipNode => {
  const found = nodes.find((one) => one.id === id);
  if (!found) throw new Error(`no node ${id}`);
  return found;
};

describe('GET /ownership/getPenetration', () => {
  it('shows holders above and investments below with level, share and record', async () => {
    const { ids, anna } = owned;
    const picture = await draw({ companyId: ids.c });
    expect(picture.company).toMatchObject({ id: ids.c, name: '测试C', profile: 'open' });
    expect(node(picture, ids.p)).toMatchObject({ level: -1, kind: 'company', isLive: true });
    expect(node(picture, ids.x)).toMatchObject({ level: 1, status: 'deregistered', isLive: false });
    expect(node(picture, anna)).toMatchObject({
      kind: 'person',
      profile: 'not_applicable',
      isRepeated: true,
    });
    const edge = picture.edges.find(({ holderId, ownedId }) => holderId === ids.p && ownedId === ids.c);
    expect(edge).toMatchObject({ percent: '80', votes: null, low: null });
    const record = await owned.client.get<{ dimension: string }>('/company/getRecord', {
      companyId: ids.c,
      recordId: edge?.recordIds?.[0],
    });
    expect(record.data?.dimension).toBe('shareholder');
    expect(picture.limits).toEqual({ levels: 2, isCut: false });
  });

  it('marks controller, beneficial owner and loops', async () => {
    const { ids, anna } = owned;
    expect(node(await draw({ companyId: ids.c }), anna)).toMatchObject({
      isController: true,
      ownerTest: '1_equity_25',
    });
    const loop = await draw({ companyId: ids.l });
    expect(loop.loops).toEqual([[ids.l, ids.m].toSorted((a, b) => a - b)]);
    expect(node(loop, ids.m)).toMatchObject({ isInLoop: true });
  });

  it('counts what minimum share, ended companies, depth and siblings leave out', async () => {
    const { ids, anna } = owned;
    const large = await draw({ companyId: ids.c, minShare: 50, direction: 'up' });
    expect(node(large, ids.c).restUp).toEqual({ count: 1, percent: '10', nextOffset: null });
    expect(large.edges).toHaveLength(2);
    const live = await draw({ companyId: ids.c, onlyLive: true, direction: 'down' });
    expect(live.nodes.map(({ id }) => id)).toEqual([ids.c]);
    expect(node(live, ids.c).restDown).toEqual({ count: 1, percent: null, nextOffset: null });
    const near = await draw({ companyId: ids.c, depth: 1, direction: 'up' });
    expect(node(near, ids.p)).toMatchObject({ isUnopened: true });
    expect(near.limits.isCut).toBe(true);
    const few = await draw({ companyId: ids.c, siblings: 1, direction: 'up', depth: 1 });
    expect(node(few, ids.c).restUp).toEqual({ count: 1, percent: '10', nextOffset: 1 });
    expect(few.nodes.some(({ id }) => id === anna)).toBe(false);
  });

  it('ends at a body of the state', async () => {
    const { ids, sasac } = owned;
    const picture = await draw({ companyId: ids.s });
    expect(node(picture, sasac)).toMatchObject({ isStop: true, kind: 'state', level: -1 });
    expect(picture.nodes.some(({ id }) => id === ids.t)).toBe(false);
  });

  it('stands on the day asked for', async () => {
    const { ids } = owned;
    const at = { knownFrom: '2026-03-01T00:00:00.000Z', retrievedAt: '2026-03-01T00:00:00.000Z' };
    const late = await save(owned.server, 'LATE', [holding(firm('C'), '5', { validFrom: '2026-02-01' })], at);
    const now = await draw({ companyId: ids.c, direction: 'down' });
    expect(now.nodes.some(({ id }) => id === late)).toBe(true);
    for (const clock of ['known', 'valid']) {
      const then = await draw({ companyId: ids.c, direction: 'down', asAt: '2026-01-31', clock });
      expect(then.nodes.some(({ id }) => id === late)).toBe(false);
    }
  });

  it('says of each node what the account may open', async () => {
    const { ids } = owned;
    const bare = await owned.server.client({ rights: ['ownership.view'] });
    const { data } = await ask({ companyId: ids.c }, bare);
    const holder = data?.nodes.find(({ id }) => id === ids.p);
    expect(holder).toMatchObject({ profile: 'withheld', rating: { access: 'withheld', class: null } });
    expect(data?.edges.every(({ recordIds }) => recordIds === null)).toBe(true);
    const partly = await owned.server.client({ rights: ['ownership.view', 'company.profile'] });
    const shown = (await ask({ companyId: ids.c }, partly)).data?.nodes.find(({ id }) => id === ids.p);
    expect(shown).toMatchObject({ profile: 'open', rating: { access: 'withheld' } });
  });

  it('refuses a company that does not exist, wrong input, a missing right and a closed plan', async () => {
    const { ids } = owned;
    expect((await ask({ companyId: 999_999_999 })).code).toBe('company-does-not-exist');
    expect((await ask({ companyId: ids.c, depth: 11 })).code).toBe('invalid-input');
    expect((await ask({ companyId: ids.c, minShare: 101 })).code).toBe('invalid-input');
    expect((await ask({ companyId: ids.c, direction: 'sideways' })).code).toBe('invalid-input');
    const other = await owned.server.client({ rights: ['company.profile'] });
    expect((await ask({ companyId: ids.c }, other)).code).toBe('403');
    expect((await ask({ companyId: ids.c }, await owned.server.client({ plan: 'basic' }))).code).toBe(
      'feature-not-activated',
    );
    expect((await owned.server.withToken().get('/ownership/getPenetration', { companyId: ids.c })).code).toBe(
      '401',
    );
  });

  it('spends the report of the company once', async () => {
    const { ids } = owned;
    const fresh = await owned.server.client();
    await ask({ companyId: ids.c }, fresh);
    await fresh.get('/ownership/getOwners', { companyId: ids.c });
    const usage = await fresh.get<{ items: readonly { companyId: number }[] }>('/quota/listUsage');
    expect(usage.data?.items.filter(({ companyId }) => companyId === ids.c)).toHaveLength(1);
  });
});
