import type { OwnerStatement, OwnershipDifferenceView } from '@mingjian/contract/ownership';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../http/testing.ts';
import { keepOwnedServer } from './keep-owned-server.ts';
import { save } from './make-owned-server.ts';

const PATH = '/ownership/getOwnerStatement';

const owned = keepOwnedServer();

const read = async (
  query: Record<string, unknown>,
  by: TestClient = owned.client,
): Promise<OwnerStatement> => {
  const { code, data } = await by.get<OwnerStatement>(PATH, query);
  expect(code).toBe('0');
  if (!data) throw new Error('no statement');
  return data;
};
const results = ({ tests }: OwnerStatement) =>
  tests.map(({ test, result, names }) => [test, result, ...names].join(' '));

describe(`GET ${PATH}`, () => {
  it('tells the tests in sequence, who met which, the formula and the records behind it', async () => {
    const { ids } = owned;
    const statement = await read({ companyId: ids.c });
    expect(statement).toMatchObject({
      threshold: 25,
      company: { id: ids.c },
      exemption: { status: 'not_exempt' },
    });
    expect(statement.lines[0]?.en).toContain('测试C');
    expect(results(statement)).toEqual([
      'state_legal_representative not_asked',
      '1_equity_25 met 安娜 本',
      '2_income_or_vote_25 not_met',
      '3_actual_control not_met',
      '4_senior_manager not_asked',
    ]);
    expect(statement.owners.map(({ name, formula }) => [name, formula?.cn])).toEqual([
      ['安娜', '60% × 80% + 10% = 58%'],
      ['本', '40% × 80% = 32%'],
    ]);
    // Both holdings of C, both of P, both posts and the register entry of C.
    expect(statement.recordCount).toBe(7);
    expect(statement.records?.map(({ companyName }) => companyName)).toEqual([
      ...Array.from({ length: 5 }, () => '测试C'),
      '测试P',
      '测试P',
    ]);
    expect(statement.records?.[0]?.dimension).toEqual({ en: 'Business registration', cn: '工商信息' });
  });

  it('names the deemed owner of a company of the state, and follows threshold and day', async () => {
    const { ids } = owned;
    expect(results(await read({ companyId: ids.s }))[0]).toBe('state_legal_representative met 市长');
    const high = await read({ companyId: ids.c, threshold: 40 });
    expect(high.owners.map(({ name }) => name)).toEqual(['安娜']);
    const then = await read({ companyId: ids.c, asAt: '2026-01-31', clock: 'valid' });
    expect(then.day).toBe('2026-01-31');
  });

  it('refuses a wrong threshold, an unknown company, a missing right, a closed plan and no session', async () => {
    const query = { companyId: owned.ids.c };
    expect((await owned.client.get(PATH, { ...query, threshold: 0 })).code).toBe('invalid-input');
    expect((await owned.client.get(PATH, { ...query, threshold: 51 })).code).toBe('invalid-input');
    expect((await owned.client.get(PATH, { companyId: 999_999_999 })).code).toBe('company-does-not-exist');
    const other = await owned.server.client({ rights: ['company.profile'] });
    expect((await other.get(PATH, query)).code).toBe('403');
    expect((await (await owned.server.client({ plan: 'basic' })).get(PATH, query)).code).toBe(
      'feature-not-activated',
    );
    expect((await owned.server.withToken().get(PATH, query)).code).toBe('401');
  });

  it("withholds the records from whoever may not open them, and spends the caller's report alone", async () => {
    const outsider = await owned.server.client({ rights: ['ownership.view'] });
    const statement = await read({ companyId: owned.ids.c }, outsider);
    expect(statement.records).toBeNull();
    expect(statement.recordCount).toBe(7);
    const fresh = await owned.server.client();
    await read({ companyId: owned.ids.c }, fresh);
    const usage = await fresh.get<{ items: readonly { companyId: number }[] }>('/quota/listUsage');
    expect(usage.data?.items.map(({ companyId }) => companyId)).toEqual([owned.ids.c]);
  });
});

describe('GET /ownership/compareDays before there was a company', () => {
  const compare = async (companyId: number, from: string, to: string, clock: string) => {
    const query = { companyId, from, to, clock };
    return (await owned.client.get<OwnershipDifferenceView>('/ownership/compareDays', query)).data;
  };

  it('says that the day is before the establishment, and everything is new', async () => {
    const young = await save(owned.server, 'YOUNG', [], {
      registration: { establishment_date: '2019-06-01' },
    });
    const found = await compare(young, '2019-05-31', '2019-06-01', 'valid');
    expect(found?.emptyDays).toEqual([{ end: 'from', because: 'before-establishment', since: '2019-06-01' }]);
    const both = await compare(young, '2018-01-01', '2018-02-01', 'known');
    expect(both?.emptyDays.map(({ end }) => end)).toEqual(['from', 'to']);
    expect(both?.added).toEqual([]);
  });

  it('says that nothing was on file yet, on either clock', async () => {
    const { ids } = owned;
    const found = await compare(ids.c, '2014-12-31', '2026-06-30', 'valid');
    expect(found?.emptyDays).toEqual([{ end: 'from', because: 'before-first-record', since: '2015-01-01' }]);
    expect(found?.added).toHaveLength(4);
    expect(found?.removed).toEqual([]);
    const known = await compare(ids.c, '2015-06-01', '2026-06-30', 'known');
    expect(known?.emptyDays[0]).toMatchObject({ end: 'from', because: 'before-first-record' });
  });
});
