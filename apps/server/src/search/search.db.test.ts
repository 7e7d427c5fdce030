import type { SearchItem, searchCompanies, Suggestion } from '@mingjian/contract/search';
import type { OutputOf } from '@mingjian/contract/wire';
import { refreshSearch } from '@mingjian/database/search';
import { saveStories } from '@mingjian/database/search/testing';
import type { CompanyStory } from '@mingjian/database/search/testing';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

type Output = OutputOf<typeof searchCompanies>;
type Client = Awaited<ReturnType<TestServer['client']>>;

const STORIES: readonly CompanyStory[] = [
  {
    code: '91440300MA5DA0A01X',
    name: '深圳市华安达科技有限公司',
    nameEn: 'Shenzhen Huaanda Technology Co., Ltd.',
    capital: '50000000',
    isHighTech: true,
    revenue: '90000000',
  },
  { code: '91440300MA5DA0A02T', name: '深圳市华安贸易有限公司', division: 'F51', revenue: '1200000' },
  {
    code: '91320500MA1WB0B01K',
    name: '苏州华安达机械有限公司',
    area: '320505',
    division: 'C34',
    status: 'revoked',
    establishedOn: '1998-05-06',
  },
  {
    code: '91320500MA1WB0B02F',
    name: '苏州银桥商贸有限公司',
    area: '320505',
    division: 'F52',
    formerName: '苏州海狮商贸有限公司',
    registrationNumber: '320500000123456',
  },
  {
    code: '91110000MA00C0C01P',
    name: '北京瑞盛集团股份有限公司',
    area: '110105',
    division: 'C39',
    nature: 'state',
    stockCode: '600987',
    shortName: '瑞盛股份',
    capital: '9000000000',
    revenue: '88000000000',
  },
  { code: '91310000MA1FD0D01R', name: '上海瑞盛（集团）物流有限公司', area: '310115', division: 'G54' },
];

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  client = await server.client();
  await saveStories(server.db, STORIES);
  await server.db.pool.query(
    `update company set rating_status = 'rated', rating_grade = 4, rating_pd = 0.25, solvency_index = 180
     where credit_code = '91110000MA00C0C01P'`,
  );
});
afterAll(() => server.close());

const search = async (query: Record<string, unknown>, as: Client = client): Promise<Output> => {
  const answer = await as.get<Output>('/company/searchCompanies', query);
  expect(answer.code).toBe('0');
  return answer.data as Output;
};
const namesOf = (output: Output): readonly string[] => output.items.map((item) => item.name);
const findFirst = async (keyword: string): Promise<SearchItem | undefined> =>
  (await search({ keyword })).items[0];

describe('finding a company by what an analyst types', () => {
  test.each([
    ['its full name', '深圳市华安达科技有限公司', '深圳市华安达科技有限公司', 'full-name'],
    ['its name with the legal form half typed', '深圳华安达科技有', '深圳市华安达科技有限公司', 'full-name'],
    ['place and brand', '深圳华安达', '深圳市华安达科技有限公司', 'brand'],
    ['the brand', '银桥', '苏州银桥商贸有限公司', 'brand'],
    ['a part of the name', '安达科', '深圳市华安达科技有限公司', 'name-part'],
    ['brand and place in another order', '华安达 苏州', '苏州华安达机械有限公司', 'name-part'],
    ['the name without its brackets', '上海瑞盛物流', '上海瑞盛（集团）物流有限公司', 'full-name'],
    ['a former name', '苏州海狮商贸有限公司', '苏州银桥商贸有限公司', 'former-name'],
    ['the name on the exchange', '瑞盛股份', '北京瑞盛集团股份有限公司', 'brand'],
    ['the English name', 'shenzhen huaanda technology', '深圳市华安达科技有限公司', 'english-name'],
    ['the beginning of an English word', 'huaand', '深圳市华安达科技有限公司', 'pinyin'],
    ['pinyin with spaces', 'yin qiao', '苏州银桥商贸有限公司', 'pinyin'],
    ['pinyin with the place', 'suzhouyinqiao', '苏州银桥商贸有限公司', 'pinyin'],
    ['initials of the name on the exchange', 'rsgf', '北京瑞盛集团股份有限公司', 'initials'],
    ['initials', 'hadkj', '深圳市华安达科技有限公司', 'initials'],
    ['initials with place and form', 'szyqsmyxgs', '苏州银桥商贸有限公司', 'initials'],
    ['the credit code', '91320500ma1wb0b02f', '苏州银桥商贸有限公司', 'credit-code'],
    ['the beginning of the credit code', '9132 0500 MA1W B0B02', '苏州银桥商贸有限公司', 'code-prefix'],
    ['the old registration number', '320500000123456', '苏州银桥商贸有限公司', 'other-code'],
    ['the stock code', '600987', '北京瑞盛集团股份有限公司', 'other-code'],
    ['a wrong character', '深圳华安搭科技', '深圳市华安达科技有限公司', 'similar-name'],
    ['a missing character', '苏州银桥商', '苏州银桥商贸有限公司', 'name-part'],
    ['a missing character inside', '苏州华达机械', '苏州华安达机械有限公司', 'similar-name'],
    ['another character of the same sound', '银侨商贸', '苏州银桥商贸有限公司', 'similar-name'],
  ])('%s', async (_, keyword, name, reason) => {
    expect(await findFirst(keyword)).toMatchObject({ name, matchReason: reason });
  });

  test('shows which name it was', async () => {
    expect(await findFirst('海狮')).toMatchObject({
      name: '苏州银桥商贸有限公司',
      matchedName: '苏州海狮商贸有限公司',
    });
  });

  test('one character finds every name that holds it, the best known first', async () => {
    const { items, total } = await search({ keyword: '瑞' });
    expect(items.map((item) => item.name)).toEqual([
      '北京瑞盛集团股份有限公司',
      '上海瑞盛（集团）物流有限公司',
    ]);
    expect(total).toBe(2);
  });

  test('a legal form alone finds the names that hold it', async () => {
    expect((await search({ keyword: '股份有限公司' })).total).toBe(1);
  });

  test('what nobody is called is an empty list, not a failure', async () => {
    const answer = await client.get<Output>('/company/searchCompanies', { keyword: '龘靐齉' });
    expect(answer).toMatchObject({ code: '0', data: { items: [], total: 0, totalIsCapped: false } });
  });
});

describe('screening', () => {
  test('filters hold together, values of one filter are alternatives', async () => {
    expect(namesOf(await search({ province: '320000', status: 'revoked' }))).toEqual([
      '苏州华安达机械有限公司',
    ]);
    expect((await search({ division: 'F51,F52' })).total).toBe(2);
    expect((await search({ division: ['F51', 'F52'], province: '320000' })).total).toBe(1);
  });

  test.each([
    ['capital', { capitalFrom: 50_000_000, capitalTo: 100_000_000 }, ['深圳市华安达科技有限公司']],
    ['age', { yearsFrom: 20 }, ['苏州华安达机械有限公司']],
    ['listing', { listed: 'yes' }, ['北京瑞盛集团股份有限公司']],
    ['high-tech certificate', { highTech: 'yes' }, ['深圳市华安达科技有限公司']],
    ['nature', { nature: 'state' }, ['北京瑞盛集团股份有限公司']],
    ['rating class', { rating: '3A4' }, ['北京瑞盛集团股份有限公司']],
    ['keyword and place', { keyword: '华安达', province: '440000' }, ['深圳市华安达科技有限公司']],
    ['keyword and capital', { keyword: '瑞盛', capitalFrom: 1_000_000_000 }, ['北京瑞盛集团股份有限公司']],
  ])('by %s', async (_, filters, names) => {
    expect(namesOf(await search(filters))).toEqual(names);
  });

  test('years in business are completed years on the day', async () => {
    // Founded 2010-03-04: sixteen years are completed on 2026-11-20, seventeen are not.
    expect((await search({ yearsFrom: 16, yearsTo: 16 })).total).toBe(5);
    expect((await search({ yearsFrom: 17, yearsTo: 17 })).total).toBe(0);
  });

  test('facets count what each value would leave, and a chosen filter does not hide its other values', async () => {
    const { facets } = await search({ province: '320000' });
    expect(facets.status).toEqual({
      isCapped: false,
      isWithin: false,
      values: [
        { value: 'active', count: 1 },
        { value: 'revoked', count: 1 },
      ],
    });
    expect(facets.province?.values).toContainEqual({ value: '440000', count: 2 });
    expect(facets.city?.values).toEqual([{ value: '320500', count: 2 }]);
    expect((await search({ keyword: '华安达' })).facets.section?.values).toEqual([
      { value: 'C', count: 1 },
      { value: 'I', count: 1 },
    ]);
    expect((await search({})).facets.rating?.values).toEqual([{ value: '3A4', count: 1 }]);
  });

  test('sorts by a column, values that are not known last, and goes on over pages', async () => {
    const first = await search({ sort: '-revenue', pageSize: 2 });
    expect(namesOf(first)).toEqual(['北京瑞盛集团股份有限公司', '深圳市华安达科技有限公司']);
    const second = await search({ sort: '-revenue', pageSize: 2, page: 2 });
    expect(namesOf(second)[0]).toBe('深圳市华安贸易有限公司');
    const rest = await search({ sort: '-revenue', pageSize: 2, page: 3 });
    const all = [first, second, rest].flatMap(namesOf);
    expect(new Set(all).size).toBe(STORIES.length);
    expect(namesOf(await search({ sort: '-yearsInBusiness' }))[0]).toBe('苏州华安达机械有限公司');
    expect(namesOf(await search({ keyword: '华安', sort: 'revenue' }))[0]).toBe('深圳市华安贸易有限公司');
  });

  test.each(['name', 'creditCode', 'type', 'netEarning', 'size', 'rating'])(
    'every company is in the list sorted by %s',
    async (sort) => {
      expect((await search({ sort })).items).toHaveLength(STORIES.length);
      expect((await search({ sort: `-${sort}` })).items).toHaveLength(STORIES.length);
    },
  );

  test('a row carries what the list shows', async () => {
    expect(await findFirst('600987')).toMatchObject({
      creditCode: '91110000MA00C0C01P',
      yearsInBusiness: 16.6,
      revenue: '88000000000.00',
      totalAssets: null,
      rating: { status: 'rated', class: '3A4', symbol: 'AA-', pd: '0.250000', solvencyIndex: '180.0' },
      isSynthetic: true,
    });
  });
});

describe('suggestions while typing', () => {
  const suggest = async (keyword: string): Promise<readonly Suggestion[]> => {
    const answer = await client.get<{ items: readonly Suggestion[] }>('/company/suggestCompanies', {
      keyword,
    });
    expect(answer.code).toBe('0');
    return answer.data?.items ?? [];
  };

  test('name the company, the name that fits and why', async () => {
    expect(await suggest('海狮')).toEqual([
      expect.objectContaining({
        name: '苏州银桥商贸有限公司',
        matchedName: '苏州海狮商贸有限公司',
        matchReason: 'former-name',
      }),
    ]);
  });

  test('are none for an empty box', async () => {
    expect(await suggest('  ')).toEqual([]);
  });
});

describe('who may see what', () => {
  test('a search needs a session and the right to search', async () => {
    expect((await server.withToken().get('/company/searchCompanies')).code).toBe('401');
    const without = await server.client({ rights: ['company.profile'] });
    expect((await without.get('/company/searchCompanies')).code).toBe('403');
    expect((await without.get('/company/suggestCompanies', { keyword: '华' })).code).toBe('403');
  });

  test('ratings are withheld without their right: not shown, filtered, sorted or counted', async () => {
    const without = await server.client({ rights: ['company.search', 'company.financials'] });
    const { items, facets, withheld } = await search({ keyword: '600987' }, without);
    expect(withheld).toEqual(['rating']);
    expect(items[0]).toMatchObject({ rating: null, revenue: '88000000000.00' });
    expect(facets).not.toHaveProperty('rating');
    expect((await without.get('/company/searchCompanies', { rating: '3A4' })).code).toBe('403');
    expect((await without.get('/company/searchCompanies', { sort: '-rating' })).code).toBe('403');
  });

  test('statement figures are withheld without theirs', async () => {
    const without = await server.client({ rights: ['company.search', 'rating.view'] });
    const { items, withheld } = await search({ keyword: '600987' }, without);
    expect(withheld).toEqual(['revenue', 'netEarning', 'ebitToRevenue', 'totalAssets']);
    expect(items[0]?.revenue).toBeNull();
    expect((await without.get('/company/searchCompanies', { sort: 'revenue' })).code).toBe('403');
    const basic = await server.client({ plan: 'basic' });
    expect(await basic.get('/company/searchCompanies', { sort: 'revenue' })).toMatchObject({
      code: 'feature-not-activated',
      data: { feature: 'financials', packages: [{ code: 'A' }] },
    });
  });

  test.each([
    ['a page that does not exist', { page: 0 }],
    ['a page beyond the last row', { page: 200, pageSize: 100 }],
    ['an unknown status', { status: 'sleeping' }],
    ['an unknown column', { sort: 'colour' }],
    ['a capital that is no number', { capitalFrom: 'much' }],
    ['a keyword of a page', { keyword: '华'.repeat(101) }],
  ])('refuses %s', async (_, query) => {
    expect((await client.get('/company/searchCompanies', query)).code).toBe('invalid-input');
  });
});

test('what is found stays the same when the statistics are refreshed', async () => {
  const before = await search({ keyword: '华安达' });
  expect(await refreshSearch(server.db)).toMatchObject({ companies: STORIES.length });
  server.clock.forward(120_000);
  expect(await search({ keyword: '华安达' })).toEqual(before);
});
