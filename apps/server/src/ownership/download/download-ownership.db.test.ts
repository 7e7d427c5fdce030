import type { Download } from '@mingjian/contract/ownership';
import { makeNeighbourhood, readBodsStatement, readFtmEntity } from '@mingjian/domain/ownership-formats';
import type { RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MakeAccountOptions, TestClient, TestServer } from '../../http/testing.ts';
import { ANNA, BEN, firm, holding, makeOwnedServer, post, save } from '../make-owned-server.ts';

const PREMIUM: MakeAccountOptions = { plan: 'premium', packages: ['A', 'B', 'C'] };

type Owned = Awaited<ReturnType<typeof makeOwnedServer>>;

let owned: Owned;
let server: TestServer;
let client: TestClient;
let told: number;

const HIDDEN: RecordDraft = {
  dimension: 'shareholder',
  naturalKey: 'hidden',
  payload: { shareholder_name: null, holding_pct: '5' },
};

beforeAll(async () => {
  owned = await makeOwnedServer();
  ({ server } = owned);
  client = await server.client(PREMIUM);
  told = await save(server, 'TOLD', [
    holding(BEN, '60', {
      payload: {
        shareholder_name: BEN.name,
        shareholder_type: 'natural_person',
        holding_pct: '60',
        holding_voting_pct: '75',
      },
      validFrom: '2019-04-01',
      validTo: '2099-12-31',
      publishedOn: '2019-04-09',
    }),
    holding(firm('P'), '0', {
      payload: {
        shareholder_name: '测试P',
        shareholder_type: 'enterprise',
        holding_pct_low: '10',
        holding_pct_high: '25',
      },
      validFrom: null,
    }),
    HIDDEN,
    { ...post(BEN, ['监事'], true), validFrom: '2020-01-01', publishedOn: '2020-01-09' },
    { ...post({ ...ANNA, name: '无编号' }, ['董事']), naturalKey: 'nameless', refs: {} },
  ]);
});
afterAll(() => server.close());

const ask = (query: object, by = client) => by.get<Download>('/ownership/getDownload', { ...query });
const load = (query: object, by = client) =>
  by.get<string>('/ownership/downloadOwnership', { format: 'bods-json', ...query });

const loadBods = async (query: object) => {
  const { code, data } = await load(query);
  expect(code).toBe('0');
  return JSON.parse(data ?? '[]') as readonly Record<string, unknown>[];
};

const readBods = (statements: readonly unknown[]) => makeNeighbourhood(statements.map(readBodsStatement));
const parseLines = (text: string | null) =>
  (text ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const tell = ({ parties, edges, directorships }: ReturnType<typeof readBods>) => {
  const name = (id: string) => parties.find((party) => party.id === id)?.name ?? '-';
  return [
    ...edges.map((edge) =>
      [
        name(edge.holderId),
        name(edge.ownedId),
        edge.percent ?? `${edge.min}-${edge.max}`,
        edge.votes,
        edge.validFrom,
        edge.validTo,
      ].join(' '),
    ),
    ...directorships.map((one) =>
      [name(one.personId), one.role, name(one.companyId), one.validFrom].join(' '),
    ),
  ].toSorted();
};

const TOLD = [
  '- 测试TOLD 5   ',
  '安娜 测试P 60  2015-01-01 ',
  '无编号 董事 测试TOLD ',
  '本 法定代表人 测试TOLD 2020-01-01',
  '本 测试P 40  2015-01-01 ',
  '本 测试TOLD 60 75 2019-04-01 2099-12-31',
  '本 监事 测试TOLD 2020-01-01',
  '测试P 测试TOLD 10-25   ',
];

describe('GET /ownership/downloadOwnership', () => {
  it('gives BODS with shares, votes, bands, times, posts and holders who are not named', async () => {
    const statements = await loadBods({ companyId: told, direction: 'up' });
    const read = readBods(statements);
    expect(read.refused).toEqual([]);
    expect(tell(read)).toEqual(TOLD.toSorted());
    const days = statements.map(({ statementDate }) => statementDate);
    expect(days).toEqual(expect.arrayContaining(['2019-04-09', '2020-01-09']));
    const sources = statements
      .filter(({ recordType }) => recordType === 'relationship')
      .map(({ source }) => (source as { description?: string }).description);
    expect(sources.every(Boolean)).toBe(true);
  });

  it('says the same in lines, and in FollowTheMoney but for those who are not named', async () => {
    const lines = await load({ companyId: told, direction: 'up', format: 'bods-jsonl' });
    expect(parseLines(lines.data)).toEqual(await loadBods({ companyId: told, direction: 'up' }));
    const { data, headers } = await load({ companyId: told, direction: 'up', format: 'ftm-jsonl' });
    expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(
      /测试TOLD 2026-\d\d-\d\d\.ftm\.jsonl$/,
    );
    const read = makeNeighbourhood(parseLines(data).map(readFtmEntity));
    expect(tell(read)).toEqual(TOLD.slice(1).toSorted());
    expect(data).toContain('cannot be told in this format');
  });

  it('follows direction, depth, least share and live companies of the graph, and says what it leaves out', async () => {
    const { ids } = owned;
    const names = async (query: object) =>
      readBods(await loadBods({ companyId: ids.c, ...query }))
        .parties.map(({ name }) => name ?? '')
        .toSorted((a, b) => (a < b ? -1 : 1));
    expect(await names({})).toEqual(['安娜', '本', '测试C', '测试P', '测试X']);
    expect(await names({ direction: 'up', minShare: 50 })).toEqual(['安娜', '本', '测试C', '测试P']);
    expect(await names({ onlyLive: true })).not.toContain('测试X');
    expect(await names({ direction: 'up', depth: 1 })).toEqual(['安娜', '本', '测试C', '测试P']);
    const { data } = await ask({ companyId: ids.c, minShare: 50, direction: 'up', depth: 1 });
    expect(data?.leftOut).toEqual({ smallOrEnded: 1, beyondDepth: 1, isCut: false });
    const file = await load({ companyId: ids.c, minShare: 50, direction: 'up', depth: 1 });
    expect(file.data).toContain('1 holders and investments on file are left out');
    expect(file.data).toContain('1 parties at the edge');
  });

  it('counts what a file would hold', async () => {
    const { data } = await ask({ companyId: told, direction: 'up' });
    expect(data).toMatchObject({
      companyName: '测试TOLD',
      parties: 5,
      holdings: 4,
      posts: 3,
      undisclosed: 1,
    });
  });

  it('keeps loops, and stands on the day asked for', async () => {
    const { ids } = owned;
    const loop = readBods(await loadBods({ companyId: ids.l }));
    expect(tell(loop)).toEqual(
      expect.arrayContaining(['测试L 测试M 20  2015-01-01 ', '测试M 测试L 10  2015-01-01 ']),
    );
    const before = await loadBods({ companyId: told, asAt: '2019-03-31', clock: 'valid', direction: 'up' });
    expect(tell(readBods(before)).some((line) => line.startsWith('本 测试TOLD'))).toBe(false);
    expect(before[0]?.['statementDate']).toBe('2019-03-31');
  });

  it('withholds posts from a role that may not see them, and says so', async () => {
    const narrow = await server.client({ ...PREMIUM, rights: ['data.export', 'ownership.view'] });
    expect((await ask({ companyId: told }, narrow)).data?.posts).toBeNull();
    const { data } = await load({ companyId: told }, narrow);
    expect(data).toContain('Posts are withheld from this account');
    expect(data).not.toContain('监事');
  });

  it('refuses wrong input, a company that does not exist, a missing right, a closed plan, nobody', async () => {
    const { ids } = owned;
    for (const asked of [ask, load]) {
      expect((await asked({ companyId: ids.c, depth: 11 })).code).toBe('invalid-input');
      expect((await asked({ companyId: ids.c, minShare: 101 })).code).toBe('invalid-input');
      expect((await asked({ companyId: 999_999_999 })).code).toBe('company-does-not-exist');
      for (const rights of [['ownership.view'], ['data.export']]) {
        const other = await server.client({ ...PREMIUM, rights });
        expect((await asked({ companyId: ids.c }, other)).code).toBe('403');
      }
      expect((await asked({ companyId: ids.c }, await server.client({ plan: 'test' }))).code).toBe(
        'feature-not-activated',
      );
      expect((await asked({ companyId: ids.c }, server.withToken())).code).toBe('401');
    }
    expect((await load({ companyId: ids.c, format: 'csv' })).code).toBe('invalid-input');
  });

  it('spends the report of the company once and stands in the log of its own organisation alone', async () => {
    const { ids } = owned;
    const fresh = await server.client(PREMIUM);
    const other = await server.client(PREMIUM);
    await ask({ companyId: ids.t }, fresh);
    await load({ companyId: ids.t }, fresh);
    type Usage = { readonly items: readonly { readonly companyId: number }[] };
    const usage = async (by: TestClient) =>
      ((await by.get<Usage>('/quota/listUsage')).data?.items ?? []).filter(
        ({ companyId }) => companyId === ids.t,
      );
    expect(await usage(fresh)).toHaveLength(1);
    expect(await usage(other)).toEqual([]);
    await server.app.context.log.flush();
    const { rows } = await server.db.pool.query(
      `select kind, company_id, organisation_id from system_log
       where action = '/ownership/downloadOwnership' and account_id = $1`,
      [fresh.account.accountId],
    );
    expect(rows).toEqual([
      { kind: 'export', company_id: ids.t, organisation_id: fresh.account.organisationId },
    ]);
  });
});
