import type { SearchItem } from '@mingjian/contract/search';
import type { RecordDraft } from '@mingjian/domain/records';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { refreshSearch } from '@mingjian/database/search';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
let client: Awaited<ReturnType<TestServer['client']>>;

const CODE = '91440300MA5F00A01X';
const LATE_CODE = '91440300MA5F00B02Y';

const save = (code: string, name: string, records: readonly RecordDraft[], knownFrom: string) =>
  saveRecords(server.db, {
    knownFrom,
    retrievedAt: knownFrom,
    sourceId: 'necips',
    enteredBy: 'synthetic',
    isSynthetic: true,
    companies: [
      {
        party: { kind: 'company', name, keys: [{ scheme: 'credit_code', value: code }] },
        records: [
          ...records,
          {
            dimension: 'identifiers_names',
            naturalKey: 'names',
            payload: { unified_social_credit_code: code },
          },
        ],
      },
    ],
  });

const makeRegistration = (name: string, status: string, validFrom: string | null): RecordDraft => ({
  dimension: 'basic_registration',
  naturalKey: `registration-${validFrom}`,
  ...(validFrom ? { validFrom } : {}),
  payload: { company_name: name, registration_status: status, establishment_date: '2015-01-01' },
});

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  client = await server.client();
  await seedSources(server.db);
  await save(
    CODE,
    '旧潮科技有限公司',
    [makeRegistration('旧潮科技有限公司', 'active', null)],
    '2023-01-10T00:00:00Z',
  );
  await save(
    CODE,
    '旧潮科技有限公司',
    [makeRegistration('新澜科技有限公司', 'revoked', null)],
    '2024-05-10T00:00:00Z',
  );
  await save(
    LATE_CODE,
    '晚到科技有限公司',
    [makeRegistration('晚到科技有限公司', 'active', null)],
    '2024-08-01T00:00:00Z',
  );
});
afterAll(() => server.close());

const search = async (query: Record<string, unknown>) =>
  (
    await client.get<{ items: SearchItem[]; total: number; facets: Record<string, { values: unknown }> }>(
      '/company/searchCompanies',
      query,
    )
  ).data!;
const names = async (query: Record<string, unknown>) => (await search(query)).items.map(({ name }) => name);

describe.each(['before', 'after'])('a list as known on an earlier day, %s the nightly refresh', (when) => {
  beforeAll(async () => {
    if (when === 'after') await refreshSearch(server.db);
  });

  test('finds by the name of that day and not by a later one', async () => {
    expect(await names({ keyword: '旧潮', asAt: '2024-01-01' })).toEqual(['旧潮科技有限公司']);
    expect(await names({ keyword: '新澜', asAt: '2024-01-01' })).toEqual([]);
    expect(await names({ keyword: '新澜' })).toEqual(['新澜科技有限公司']);
    expect(await names({ keyword: 'jckj', asAt: '2024-01-01' })).toEqual(['旧潮科技有限公司']);
  });

  test('hides companies first known later, by word, by code and by filter', async () => {
    for (const query of [{ keyword: '晚到' }, { keyword: LATE_CODE }, {}])
      expect(await names({ ...query, asAt: '2024-06-01' })).not.toContain('晚到科技有限公司');
    expect(await names({ keyword: LATE_CODE })).toEqual(['晚到科技有限公司']);
    expect(await names({ keyword: '旧潮', asAt: '2022-12-31' })).toEqual([]);
  });

  test('filters, counts and sorts by what was known', async () => {
    expect(await names({ status: 'active', asAt: '2024-01-01' })).toEqual(['旧潮科技有限公司']);
    const then = await search({ status: 'revoked', asAt: '2024-01-01' });
    expect(then).toMatchObject({ items: [], total: 0 });
    expect((await search({ asAt: '2024-01-01' })).facets['status']?.values).toEqual([
      { value: 'active', count: 1 },
    ]);
    expect(await names({ status: 'revoked' })).toEqual(['新澜科技有限公司']);
    expect(await names({ sort: 'name', asAt: '2024-09-01' })).toEqual([
      '新澜科技有限公司',
      '晚到科技有限公司',
    ]);
  });

  test('suggestions follow the same clock', async () => {
    const suggest = async (keyword: string) =>
      (
        await client.get<{ items: { name: string }[] }>('/company/suggestCompanies', {
          keyword,
          asAt: '2024-01-01',
        })
      ).data!.items;
    expect(await suggest('新澜')).toEqual([]);
    expect(await suggest('旧潮')).toMatchObject([{ name: '旧潮科技有限公司' }]);
  });
});

test('on the clock of validity a row shows what is known now about the day', async () => {
  const code = '91440300MA5F00C03Z';
  await save(
    code,
    '迁名有限公司',
    [
      { ...makeRegistration('前称实业有限公司', 'active', '2015-01-01'), validTo: '2024-03-01' },
      makeRegistration('今称实业有限公司', 'active', '2024-03-01'),
    ],
    '2025-01-01T00:00:00Z',
  );
  expect(await names({ keyword: '今称实业', asAt: '2024-02-01', clock: 'valid' })).toEqual([
    '前称实业有限公司',
  ]);
  expect(await names({ keyword: '今称实业', asAt: '2024-04-01', clock: 'valid' })).toEqual([
    '今称实业有限公司',
  ]);
  expect(await names({ keyword: '今称实业', asAt: '2024-04-01' })).toEqual([]);
});

test('ratings are neither filtered nor sorted by on an earlier day, and a day must be one', async () => {
  for (const query of [{ rating: '3A1' }, { sort: '-rating' }])
    expect(await client.get('/company/searchCompanies', { ...query, asAt: '2024-01-01' })).toMatchObject({
      code: 'not-as-at',
    });
  expect(await client.get('/company/searchCompanies', { asAt: '2024-02-30' })).toMatchObject({
    code: 'invalid-input',
  });
  expect(await client.get('/company/searchCompanies', { asAt: '2024-02-03', clock: 'wall' })).toMatchObject({
    code: 'invalid-input',
  });
});
