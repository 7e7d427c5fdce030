import type { Owners } from '@mingjian/contract/ownership';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../http/testing.ts';
import { keepOwnedServer } from './keep-owned-server.ts';
import { ANNA, firm, holding, save } from './make-owned-server.ts';

const owned = keepOwnedServer();

const ask = (query: Record<string, unknown>, by: TestClient = owned.client) =>
  by.get<Owners>('/ownership/getOwners', query);
const read = async (query: Record<string, unknown>): Promise<Owners> => {
  const { code, data } = await ask(query);
  expect(code).toBe('0');
  if (!data) throw new Error('no owners');
  return data;
};
const shareOf = ({ holders }: Owners, id: number): number =>
  Number(holders.find(({ holderId }) => holderId === id)?.percent);

describe('GET /ownership/getOwners', () => {
  it('adds all paths, says what is undisclosed, and comes to 100', async () => {
    const { ids, anna, ben } = owned;
    const owners = await read({ companyId: ids.c });
    expect(shareOf(owners, anna)).toBe(58);
    expect(shareOf(owners, ben)).toBe(32);
    expect(owners.holders.find(({ holderId }) => holderId === anna)).toMatchObject({ direct: '10' });
    expect(owners.undisclosed).toBe('10');
    const ultimate = owners.holders.filter(({ isUltimate }) => isUltimate);
    const whole = ultimate.reduce((sum, { percent }) => sum + Number(percent), Number(owners.undisclosed));
    expect(whole).toBeCloseTo(100, 6);
  });

  it('solves cross-holdings and names the loop (oracle 3)', async () => {
    const { ids, anna, ben } = owned;
    const owners = await read({ companyId: ids.l });
    expect(shareOf(owners, anna)).toBeCloseTo(91.8367, 4);
    expect(shareOf(owners, ben)).toBeCloseTo(8.1633, 4);
    expect(owners.loops).toEqual([{ companyIds: [ids.l, ids.m].toSorted((a, b) => a - b), isClosed: false }]);
  });

  it('names the test that a beneficial owner meets, with the formula and the paths', async () => {
    const { ids, anna } = owned;
    const { beneficialOwners, parties } = await read({ companyId: ids.c });
    expect(beneficialOwners[0]).toMatchObject({
      partyId: anna,
      name: '安娜',
      test: '1_equity_25',
      percent: '58',
      paths: { formula: { en: '60% × 80% + 10% = 58%' }, rest: '0', pathCount: 2 },
    });
    expect(parties.some(({ id }) => id === anna)).toBe(true);
  });

  it('moves with the threshold', async () => {
    const { ids, ben } = owned;
    const names = async (threshold: number) =>
      (await read({ companyId: ids.c, threshold })).beneficialOwners.map(({ partyId }) => partyId);
    expect(await names(25)).toContain(ben);
    expect(await names(40)).not.toContain(ben);
  });

  it('tells who controls and why', async () => {
    const { ids, anna } = owned;
    expect((await read({ companyId: ids.c })).controllers).toEqual([
      expect.objectContaining({
        partyIds: [anna],
        basis: 'majority_shares',
        confidence: 'high',
        votes: '90',
      }),
    ]);
  });

  it("deems the legal representative owner of the state's company", async () => {
    const { ids, sasac } = owned;
    const owners = await read({ companyId: ids.s });
    expect(owners.beneficialOwners).toEqual([
      expect.objectContaining({ name: '市长', test: 'state_legal_representative', paths: null }),
    ]);
    expect(owners.controllers[0]?.partyIds).toEqual([sasac]);
  });

  it('gives bounds where the source gives a band', async () => {
    const banded = await save(owned.server, 'BAND', [
      holding(ANNA, '0', {
        payload: {
          shareholder_name: ANNA.name,
          shareholder_type: 'natural_person',
          holding_pct_low: '20',
          holding_pct_high: '30',
        },
      }),
    ]);
    const owners = await read({ companyId: banded });
    expect(owners.holders[0]).toMatchObject({ percent: '25', low: '20', high: '30' });
  });

  it('counts votes apart from money', async () => {
    const dual = await save(owned.server, 'DUAL', [
      holding(ANNA, '20', {
        payload: {
          shareholder_name: ANNA.name,
          shareholder_type: 'natural_person',
          holding_pct: '20',
          holding_voting_pct: '60',
        },
      }),
      holding(firm('P'), '80', {
        payload: {
          shareholder_name: '测试P',
          shareholder_type: 'enterprise',
          holding_pct: '80',
          holding_voting_pct: '40',
        },
      }),
    ]);
    const owners = await read({ companyId: dual });
    expect(owners.controllers[0]).toMatchObject({ partyIds: [owned.anna], votes: '100' });
  });

  it('says where the holdings on file come to more than 100', async () => {
    const double = await save(owned.server, 'DOUBLE', [holding(ANNA, '70'), holding(firm('P'), '60')]);
    expect((await read({ companyId: double })).overstated).toBe('30');
    expect((await read({ companyId: owned.ids.c })).overstated).toBe('0');
  });

  it('answers for an earlier day', async () => {
    const { ids, ben } = owned;
    const at = { knownFrom: '2026-03-01T00:00:00.000Z', retrievedAt: '2026-03-01T00:00:00.000Z' };
    await save(owned.server, 'C', [holding(ANNA, '10', { validTo: '2026-02-01' })], at);
    expect(shareOf(await read({ companyId: ids.c }), owned.anna)).toBe(48);
    expect(shareOf(await read({ companyId: ids.c, asAt: '2026-02-28' }), owned.anna)).toBe(58);
    expect(shareOf(await read({ companyId: ids.c, asAt: '2026-01-31', clock: 'valid' }), owned.anna)).toBe(
      58,
    );
    expect(shareOf(await read({ companyId: ids.c, asAt: '2026-02-28', clock: 'valid' }), owned.anna)).toBe(
      48,
    );
    expect((await ask({ companyId: ids.c, asAt: '2020-01-01' })).code).toBe('company-does-not-exist');
    expect(ben).toBeGreaterThan(0);
  });

  it('refuses a threshold beyond 1 to 50, a missing right and no session', async () => {
    const { ids } = owned;
    for (const threshold of [0.5, 51, 'x'])
      expect((await ask({ companyId: ids.c, threshold })).code).toBe('invalid-input');
    expect((await ask({ companyId: 999_999_999 })).code).toBe('company-does-not-exist');
    const other = await owned.server.client({ rights: ['company.profile'] });
    expect((await ask({ companyId: ids.c }, other)).code).toBe('403');
    expect((await owned.server.withToken().get('/ownership/getOwners', { companyId: ids.c })).code).toBe(
      '401',
    );
  });
});

describe('GET /ownership/getPaths', () => {
  it('lists the paths of one holder with their products, and refuses a party that holds nothing', async () => {
    const { ids, ben, sasac } = owned;
    const { data } = await owned.client.get<{ paths: { paths: unknown[]; percent: string } }>(
      '/ownership/getPaths',
      {
        companyId: ids.l,
        holderId: ben,
      },
    );
    expect(data?.paths).toMatchObject({
      pathCount: 1,
      restKind: 'loops',
      formula: { en: expect.stringContaining('80% × 10%') },
    });
    for (const holderId of [sasac, ids.l])
      expect((await owned.client.get('/ownership/getPaths', { companyId: ids.l, holderId })).code).toBe(
        'holder-does-not-exist',
      );
    expect((await owned.client.get('/ownership/getPaths', { companyId: ids.l, holderId: 'x' })).code).toBe(
      'invalid-input',
    );
    const other = await owned.server.client({ rights: ['company.profile'] });
    expect((await other.get('/ownership/getPaths', { companyId: ids.l, holderId: ben })).code).toBe('403');
  });
});

describe('GET /ownership/expandNode', () => {
  it('pages the holders of a node, the largest first', async () => {
    const { ids, anna, ben } = owned;
    const page = (offset: number) =>
      owned.client.get<{ edges: { holderId: number }[]; total: number; nextOffset: number | null }>(
        '/ownership/expandNode',
        {
          companyId: ids.c,
          nodeId: ids.p,
          direction: 'up',
          offset,
          pageSize: 1,
        },
      );
    expect((await page(0)).data).toMatchObject({
      edges: [{ holderId: anna, percent: '60' }],
      total: 2,
      nextOffset: 1,
    });
    expect((await page(1)).data).toMatchObject({ edges: [{ holderId: ben }], nextOffset: null });
    expect((await owned.client.get('/ownership/expandNode', { companyId: ids.c, nodeId: ids.p })).code).toBe(
      'invalid-input',
    );
    const other = await owned.server.client({ rights: ['company.profile'] });
    const query = { companyId: ids.c, nodeId: ids.p, direction: 'up' };
    // Down as well, and nobody who stands on no chain with the company.
    expect((await owned.client.get('/ownership/expandNode', { ...query, nodeId: ids.x })).code).toBe('0');
    expect((await owned.client.get('/ownership/expandNode', { ...query, nodeId: ids.s })).code).toBe(
      'party-outside-graph',
    );
    expect((await other.get('/ownership/expandNode', query)).code).toBe('403');
  });
});
