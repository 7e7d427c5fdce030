import type { Profile, RecordDetail } from '@mingjian/contract/companies';
import {
  makeCompanyBatch,
  makeRegistration,
  makeShareholder,
  makeStatement,
} from '@mingjian/database/companies/testing';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
});
afterAll(() => server.close());

type BatchChanges = Parameters<typeof makeCompanyBatch>[2];

const save = async (
  code: string,
  records: readonly RecordDraft[],
  changes?: BatchChanges,
): Promise<number> => {
  await saveRecords(server.db, makeCompanyBatch(code, records, changes));
  const { rows } = await server.db.pool.query<{ company_id: number }>(
    'select company_id from party_key where value = $1',
    [code],
  );
  return rows[0]?.company_id ?? 0;
};

const identifiers = (code: string): RecordDraft => ({
  dimension: 'identifiers_names',
  naturalKey: 'names',
  payload: { unified_social_credit_code: code, english_name: 'Mingjian Test Co., Ltd.' },
});

const getProfile = async (
  client: Awaited<ReturnType<TestServer['client']>>,
  query: Record<string, unknown>,
) => {
  const answer = await client.get<Profile>('/company/getProfile', query);
  expect(answer.code).toBe('0');
  return answer.data as Profile;
};

const sectionOf = (profile: Profile, dimension: string) =>
  profile.sections.find((section) => section.dimension === dimension);

describe('the profile of a company', () => {
  test('shows each value with its source, and says why a value is missing', async () => {
    const client = await server.client();
    const companyId = await save(
      'P1',
      [
        { ...makeRegistration(), publishedOn: '2024-02-01', locator: 'row 7', confidence: 95 },
        identifiers('P1'),
        {
          dimension: 'contact_address',
          naturalKey: 'registered',
          payload: { address_text: '深圳市南山区1号', address_type: 'registered', area_code: '440305' },
        },
        { dimension: 'patent', naturalKey: '1', payload: { patent_title: '一种装置' } },
        { dimension: 'financing_event', naturalKey: 'A', payload: { financing_round: 'a' } },
      ],
      {
        coverage: [
          { dimension: 'trademark', state: 'none_found' },
          { dimension: 'certification_honour', state: 'not_covered' },
        ],
      },
    );
    const { summary, ...profile } = await getProfile(client, { companyId });
    expect(profile).toMatchObject({
      companyId,
      asAt: '2026-11-20',
      nameEn: 'Mingjian Test Co., Ltd.',
      isSynthetic: true,
    });
    expect(summary.registeredCapital).toMatchObject({
      value: '50000000',
      currency: 'CNY',
      absence: null,
      provenance: {
        sourceId: 'necips',
        publishedOn: '2024-02-01',
        locator: 'row 7',
        confidence: '95.00',
        version: 1,
      },
    });
    expect(summary.yearsInBusiness.value).toBe(16.5);
    expect(summary.province.value).toBe('440000');
    expect(summary.city.value).toBe('440300');
    expect(summary.patentRange).toMatchObject({ value: '1-10', records: 1 });
    expect(summary.trademarkRange).toMatchObject({ value: '0-0', records: 0 });
    expect(summary.employees).toMatchObject({ value: null, absence: 'not_disclosed' });
    expect(summary.isHighTech).toMatchObject({ value: null, absence: 'not_covered' });
    expect(summary.industryCode).toMatchObject({ value: null, absence: 'not_yet_fetched' });
    expect(summary.financingRange).toMatchObject({ value: null, absence: 'not_disclosed', records: 1 });
    expect(profile.sources.find(({ sourceId }) => sourceId === 'necips')?.cn).toBe(
      '国家企业信用信息公示系统',
    );
  });

  test('lists shareholders largest first, keeps the number of all, and links holders that have a profile', async () => {
    const client = await server.client();
    const holderId = await save('P2H', [makeRegistration({ company_name: '控股有限公司' })]);
    const companyId = await save('P2', [
      makeRegistration(),
      ...Array.from({ length: 55 }, (_, n) => makeShareholder(`股东${n}`, '0.5')),
      makeShareholder('控股有限公司', '70', {
        refs: {
          shareholder_id: {
            kind: 'company',
            name: '控股有限公司',
            keys: [{ scheme: 'credit_code', value: 'P2H' }],
          },
        },
      }),
    ]);
    const profile = await getProfile(client, { companyId });
    const section = sectionOf(profile, 'shareholder');
    expect(section).toMatchObject({ state: 'found', total: 56 });
    expect(section?.records).toHaveLength(50);
    expect(section?.records[0]?.fields['shareholder_name']).toBe('控股有限公司');
    expect(profile.linkedCompanyIds).toEqual([holderId]);
  });

  test('shows the statements of all years, each cell with the record behind it', async () => {
    const client = await server.client();
    const companyId = await save('P3', [
      makeRegistration(),
      ...['2022-12-31', '2023-12-31'].flatMap((periodEnd) =>
        makeStatement(periodEnd, {
          balance_sheet: { total_assets: '1200000.50' },
          income_statement: { net_profit: '-33.10' },
        }),
      ),
    ]);
    const { statements, statementsState } = await getProfile(client, { companyId });
    expect(statementsState).toBe('found');
    expect(statements.map(({ periodEnd }) => periodEnd)).toEqual(['2023-12-31', '2022-12-31']);
    expect(statements[0]?.items).toMatchObject({ total_assets: '1200000.50', net_profit: '-33.10' });
    expect(statements[0]?.origins.map(({ dimension }) => dimension)).toEqual([
      'balance_sheet',
      'income_statement',
    ]);
  });

  test('withholds statements and negative records from a role without their rights, and says so', async () => {
    const companyId = await save('P4', [
      makeRegistration(),
      ...makeStatement('2023-12-31', {
        balance_sheet: { total_assets: '777777777' },
        income_statement: { net_profit: '1' },
      }),
      {
        dimension: 'enforcement',
        naturalKey: 'c',
        payload: { enforcement_case_no: 'c', enforcement_status: 'open' },
      },
    ]);
    const client = await server.client({ rights: ['company.profile'] });
    const profile = await getProfile(client, { companyId });
    expect(profile).toMatchObject({ statementsState: 'withheld', statements: [] });
    expect(profile.negativeCounts.every(({ state, open }) => state === 'withheld' && open === null)).toBe(
      true,
    );
    expect(JSON.stringify(profile)).not.toContain('777777777');
    expect(JSON.stringify(profile.dataQuality)).not.toContain('total_equity');
  });

  test('counts negative records open against closed, and gives no number where nobody asked', async () => {
    const client = await server.client();
    const companyId = await save(
      'P5',
      [
        makeRegistration(),
        { dimension: 'enforcement', naturalKey: '1', payload: { enforcement_status: 'open' } },
        { dimension: 'enforcement', naturalKey: '2', payload: { enforcement_status: 'closed' } },
        { dimension: 'judgment', naturalKey: '3', payload: { company_role: 'plaintiff' } },
      ],
      { coverage: [{ dimension: 'dishonest_debtor', state: 'none_found' }] },
    );
    const { negativeCounts, dataQuality } = await getProfile(client, { companyId });
    const count = (dimension: string) => negativeCounts.find((entry) => entry.dimension === dimension);
    expect(count('enforcement')).toMatchObject({ state: 'found', open: 1, closed: 1, total: 2 });
    expect(count('judgment')).toMatchObject({ state: 'none_found', total: 0 });
    expect(count('dishonest_debtor')).toMatchObject({ state: 'none_found', total: 0 });
    expect(count('bankruptcy')).toMatchObject({ state: 'not_yet_fetched', open: null, total: null });
    expect(Number(dataQuality.score)).toBeGreaterThan(0);
    expect(dataQuality.parts.find(({ key }) => key === 'negative')?.missing).not.toContainEqual({
      dimension: 'enforcement',
      field: null,
    });
  });

  test('moves to a day: names and holders of that day, and no company before it was known', async () => {
    const client = await server.client();
    const companyId = await save('P6', [makeRegistration({ company_name: '旧名有限公司' })]);
    await save('P6', [makeRegistration({ company_name: '新名有限公司' })], {
      knownFrom: '2025-01-01T00:00:00Z',
    });
    expect((await getProfile(client, { companyId })).name).toBe('新名有限公司');
    expect((await getProfile(client, { companyId, asAt: '2024-06-30' })).name).toBe('旧名有限公司');
    const early = await client.get('/company/getProfile', { companyId, asAt: '2020-01-01' });
    expect(early).toMatchObject({ code: 'company-does-not-exist', data: null });
  });

  test('shows the follow of one account to that account alone', async () => {
    const [mine, other] = await Promise.all([server.client(), server.client()]);
    const companyId = await save('P7', [makeRegistration()]);
    await server.db.kysely
      .insertInto('favourite')
      .values({
        account_id: mine.account.accountId,
        company_id: companyId,
        created_at: '2026-11-20T00:00:00Z',
      })
      .execute();
    expect((await getProfile(mine, { companyId })).isFollowed).toBe(true);
    expect((await getProfile(other, { companyId })).isFollowed).toBe(false);
  });

  test('leaves a footprint of the account that opened it, none for an unknown company', async () => {
    const client = await server.client();
    const companyId = await save('P9', [makeRegistration()]);
    await getProfile(client, { companyId });
    await client.get('/company/getProfile', { companyId: 999_999_999 });
    const { rows } = await server.db.pool.query<{ company_id: number }>(
      'select company_id from footprint where account_id = $1',
      [client.account.accountId],
    );
    expect(rows).toEqual([{ company_id: companyId }]);
  });

  test('refuses an unknown company, a wrong id, a role without the right and a caller without a session', async () => {
    const client = await server.client();
    expect((await client.get('/company/getProfile', { companyId: 999_999_999 })).code).toBe(
      'company-does-not-exist',
    );
    expect((await client.get('/company/getProfile', { companyId: 'x' })).code).toBe('invalid-input');
    expect((await client.get('/company/getProfile', { companyId: 1, asAt: '2024-13-01' })).code).toBe(
      'invalid-input',
    );
    const bare = await server.client({ rights: ['company.search'] });
    expect((await bare.get('/company/getProfile', { companyId: 1 })).code).toBe('403');
    expect((await server.withToken().get('/company/getProfile', { companyId: 1 })).code).toBe('401');
  });

  test('spends the online-report quota once for a company, whichever call opens it', async () => {
    const companyId = await save('P8', [makeRegistration()]);
    const client = await server.client();
    const used = async () => {
      const { rows } = await server.db.pool.query<{ used: number }>(
        `select used from quota where organisation_id = $1 and kind = 'online-report'`,
        [client.account.organisationId],
      );
      return rows[0]?.used ?? 0;
    };
    await getProfile(client, { companyId });
    await getProfile(client, { companyId });
    await client.get('/company/listRecords', { companyId, dimension: 'shareholder' });
    expect(await used()).toBe(1);
    await client.get('/company/getProfile', { companyId: 999_999_999 });
    expect(await used()).toBe(1);
  });
});

describe('the records of a dimension', () => {
  test('come by pages in the order of the section, with history when asked', async () => {
    const client = await server.client();
    const companyId = await save('L1', [
      makeRegistration(),
      ...[10, 20, 30].map((percent) => makeShareholder(`股东${percent}`, String(percent))),
      makeShareholder('退出股东', '40', { validTo: '2020-01-01' }),
    ]);
    const list = async (query: object) =>
      (
        await client.get<{ items: { fields: Record<string, unknown> }[]; total: number }>(
          '/company/listRecords',
          {
            companyId,
            dimension: 'shareholder',
            pageSize: 2,
            ...query,
          },
        )
      ).data;
    const second = await list({ page: 2 });
    expect(second).toMatchObject({ total: 3, items: [{ fields: { shareholder_name: '股东10' } }] });
    expect(await list({ withHistory: true })).toMatchObject({
      total: 4,
      items: [{ fields: { shareholder_name: '退出股东' } }, {}],
    });
  });

  test('need the right of their dimension, a known dimension and a known company', async () => {
    const companyId = await save('L2', [makeRegistration()]);
    const client = await server.client({ rights: ['company.profile'] });
    const call = (query: object) =>
      client.get('/company/listRecords', { companyId, dimension: 'shareholder', ...query });
    expect((await call({ dimension: 'balance_sheet' })).code).toBe('403');
    expect((await call({ dimension: 'enforcement' })).code).toBe('403');
    expect((await call({ dimension: 'nothing' })).code).toBe('invalid-input');
    expect((await call({ pageSize: 101 })).code).toBe('invalid-input');
    expect((await call({ companyId: 999_999_999 })).code).toBe('company-does-not-exist');
    expect((await call({})).data).toMatchObject({ items: [], total: 0, state: 'not_yet_fetched' });
  });
});

describe('one record', () => {
  const open = async (
    companyId: number,
    client: Awaited<ReturnType<TestServer['client']>>,
    dimension: string,
  ) => {
    const { data } = await client.get<{ items: { recordId: number }[] }>('/company/listRecords', {
      companyId,
      dimension,
    });
    return data?.items[0]?.recordId ?? 0;
  };

  test('shows its payload, what each version changed, its source and the original it was read from', async () => {
    const client = await server.client();
    const { rows } = await server.db.pool.query<{ document_id: number }>(
      `insert into source_document (sha256, file_name, media_type, byte_length, stored_at)
       values ('abc', 'register.csv', 'text/csv', 12, '2024-03-01') returning document_id`,
    );
    const sourceDocumentId = rows[0]?.document_id ?? null;
    const companyId = await save('R1', [makeRegistration()], { sourceDocumentId });
    await save('R1', [makeRegistration({ registered_capital: '60000000' })], {
      knownFrom: '2025-01-01T00:00:00Z',
      sourceDocumentId,
    });
    const recordId = await open(companyId, client, 'basic_registration');
    const { data } = await client.get<RecordDetail>('/company/getRecord', { companyId, recordId });
    expect(data).toMatchObject({
      payload: { registered_capital: '60000000', company_name: '明鉴测试有限公司' },
      source: { sourceId: 'necips' },
      document: { fileName: 'register.csv', byteLength: 12 },
    });
    expect(data?.versions.map(({ version, changedFields }) => [version, changedFields.length])).toEqual([
      [2, 1],
      [1, 6],
    ]);
    expect(data?.versions[0]?.changedFields).toEqual(['registered_capital']);
    const first = await client.get<RecordDetail>('/company/getRecord', { companyId, recordId, version: 1 });
    expect(first.data?.payload['registered_capital']).toBe('50000000');
  });

  test('is refused without the right of its dimension, and unknown under another company', async () => {
    const companyId = await save('R2', [
      makeRegistration(),
      ...makeStatement('2023-12-31', {
        balance_sheet: { total_assets: '1' },
        income_statement: { net_profit: '1' },
      }),
    ]);
    const otherId = await save('R3', [makeRegistration()]);
    const analyst = await server.client();
    const recordId = await open(companyId, analyst, 'balance_sheet');
    const bare = await server.client({ rights: ['company.profile'] });
    expect((await bare.get('/company/getRecord', { companyId, recordId })).code).toBe('403');
    expect((await analyst.get('/company/getRecord', { companyId: otherId, recordId })).code).toBe(
      'record-does-not-exist',
    );
    expect((await analyst.get('/company/getRecord', { companyId, recordId, version: 9 })).code).toBe(
      'record-does-not-exist',
    );
    expect((await analyst.get('/company/getRecord', { companyId, recordId: 'x' })).code).toBe(
      'invalid-input',
    );
  });
});
