import type { OutputOf } from '@mingjian/contract/wire';
import type { listSectionRecords, listSections } from '@mingjian/contract/sections';
import { makeRegistration, makeShareholder, saveCompany } from '@mingjian/database/companies/testing';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  client = await server.client();
  await seedSources(server.db);
});
afterAll(() => server.close());

const makePenalty = (number: number, draft: Partial<RecordDraft> = {}): RecordDraft => ({
  dimension: 'administrative_penalty',
  naturalKey: `penalty ${number}`,
  eventDate: `2023-0${1 + (number % 9)}-10`,
  payload: { penalty_doc_no: `罚〔2023〕${number}号`, penalty_authority: number % 2 ? '市监局' : '税务局' },
  ...draft,
});

const sections = async (companyId: number, query: object = {}) => {
  const { data } = await client.get<OutputOf<typeof listSections>>('/company/listSections', {
    companyId,
    ...query,
  });
  return new Map(data?.items.map((item) => [item.dimension, item]));
};

type Page = OutputOf<typeof listSectionRecords>;
const list = (companyId: number, query: object) =>
  client.get<Page>('/company/listSectionRecords', {
    companyId,
    dimension: 'administrative_penalty',
    ...query,
  });

const readAll = async (companyId: number, query: object): Promise<Page['items'][number][]> => {
  const items: Page['items'][number][] = [];
  let cursor: string | null | undefined;
  do {
    const { data } = await list(companyId, { ...query, ...(cursor ? { cursor } : {}) });
    items.push(...(data?.items ?? []));
    cursor = data?.next;
  } while (cursor);
  return items;
};

describe('the sections of a company', () => {
  test('are all 65, each counted by part or with the reason why it is empty', async () => {
    const companyId = await saveCompany(
      server.db,
      'SEC1',
      [
        makeRegistration(),
        makeShareholder('现股东', '60'),
        makeShareholder('旧股东', '40', { validTo: '2020-01-01' }),
        makePenalty(1),
        makePenalty(2, { status: 'repaired' }),
        makePenalty(3, { confidence: 60 }),
      ],
      { coverage: [{ dimension: 'bond', state: 'not_applicable' }] },
    );
    const found = await sections(companyId);
    expect(found.size).toBe(65);
    expect(found.get('shareholder')).toMatchObject({
      state: 'found',
      counts: { current: 1, historical: 1, namesakes: 0 },
    });
    expect(found.get('administrative_penalty')?.counts).toEqual({ current: 1, historical: 1, namesakes: 1 });
    expect(found.get('bond')).toMatchObject({ state: 'not_applicable' });
    expect(found.get('judgment')).toMatchObject({ state: 'not_yet_fetched' });
    expect(found.get('valuation')).toMatchObject({ state: 'not_covered', counts: null });
    expect(found.get('credit_rating')).toMatchObject({ state: 'not_yet_fetched' });
  });

  test('withhold what the role does not open, and move with the day', async () => {
    const companyId = await saveCompany(server.db, 'SEC2', [makeRegistration()]);
    await saveCompany(server.db, 'SEC2', [makePenalty(1)], { knownFrom: '2025-02-01T00:00:00Z' });
    const narrow = await server.client({ rights: ['company.profile'] });
    const { data } = await narrow.get<OutputOf<typeof listSections>>('/company/listSections', { companyId });
    const penalty = data?.items.find(({ dimension }) => dimension === 'administrative_penalty');
    expect(penalty).toEqual({
      dimension: 'administrative_penalty',
      state: 'withheld',
      checkedAt: null,
      counts: null,
    });
    const then = await sections(companyId, { asAt: '2025-01-31' });
    expect(then.get('administrative_penalty')?.counts?.current).toBe(0);
    expect((await sections(companyId)).get('administrative_penalty')?.counts?.current).toBe(1);
    expect((await client.get('/company/listSections', { companyId, asAt: '2020-01-01' })).code).toBe(
      'company-does-not-exist',
    );
  });

  test('need a company, a session and the right', async () => {
    expect((await client.get('/company/listSections', { companyId: 'x' })).code).toBe('invalid-input');
    expect((await client.get('/company/listSections', { companyId: 999_999 })).code).toBe(
      'company-does-not-exist',
    );
    expect((await server.withToken().get('/company/listSections', { companyId: 1 })).code).toBe('401');
    const none = await server.client({ rights: ['company.search'] });
    expect((await none.get('/company/listSections', { companyId: 1 })).code).toBe('403');
  });
});

describe('the records of a section', () => {
  let companyId: number;
  beforeAll(async () => {
    companyId = await saveCompany(server.db, 'SEC3', [
      makeRegistration(),
      ...Array.from({ length: 23 }, (_, at) => makePenalty(at + 1)),
      makePenalty(30, { eventDate: null }),
      makePenalty(31, { status: 'removed_by_source' }),
      makePenalty(32, { confidence: 50 }),
    ]);
  });

  test('come page after page without a gap or a repeat, the newest first, undated ones last', async () => {
    const items = await readAll(companyId, { pageSize: 5 });
    expect(items).toHaveLength(24);
    expect(new Set(items.map(({ recordId }) => recordId)).size).toBe(24);
    const days = items.map(({ provenance }) => provenance.eventDate ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.at(-1)).toBe('');
  });

  test('are apart by part: what stands, what is history, what may be of a namesake', async () => {
    const numbers = async (part: string) =>
      (await readAll(companyId, { part })).map(({ fields }) => fields['penalty_doc_no']);
    expect(await numbers('historical')).toEqual(['罚〔2023〕31号']);
    expect(await numbers('namesakes')).toEqual(['罚〔2023〕32号']);
    expect((await list(companyId, {})).data?.counts).toEqual({ current: 24, historical: 1, namesakes: 1 });
  });

  test('are sorted and filtered by fields of the dimension, and by days', async () => {
    const sorted = await readAll(companyId, { sort: 'penalty_doc_no', pageSize: 7 });
    const numbers = sorted.map(({ fields }) => fields['penalty_doc_no'] as string);
    expect(numbers).toEqual(numbers.toSorted());
    expect(numbers).toHaveLength(24);
    const filtered = await readAll(companyId, { filterField: 'penalty_authority', filterValue: '税务' });
    expect(filtered.every(({ fields }) => fields['penalty_authority'] === '税务局')).toBe(true);
    expect(filtered).toHaveLength(12);
    const dated = await readAll(companyId, { from: '2023-03-01', to: '2023-04-30' });
    expect(new Set(dated.map(({ provenance }) => provenance.eventDate))).toEqual(
      new Set(['2023-03-10', '2023-04-10']),
    );
  });

  test('refuse a foreign field, a cursor of nobody and what the role does not open', async () => {
    for (const query of [
      { sort: 'company_name' },
      { filterField: 'nothing', filterValue: 'x' },
      { cursor: 'bm9uc2Vuc2U' },
      { part: 'future' },
      { pageSize: 51 },
    ])
      expect(await list(companyId, query)).toMatchObject({ code: 'invalid-input' });
    const narrow = await server.client({ rights: ['company.profile'] });
    expect(
      (await narrow.get('/company/listSectionRecords', { companyId, dimension: 'administrative_penalty' }))
        .code,
    ).toBe('403');
    expect((await list(999_999, {})).code).toBe('company-does-not-exist');
  });
});
