import type { Profile } from '@mingjian/contract/companies';
import type { getNegativeSummary } from '@mingjian/contract/negative-records';
import type { OutputOf } from '@mingjian/contract/wire';
import type { makeCompanyBatch } from '@mingjian/database/companies/testing';
import {
  makeRegistration,
  makeShareholder,
  makeStatement,
  saveCompany,
} from '@mingjian/database/companies/testing';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { seedSources } from '@mingjian/database/records';
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

const save = (...company: Parameters<typeof makeCompanyBatch>): Promise<number> =>
  saveCompany(server.db, ...company);

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
    expect(JSON.stringify(profile)).not.toContain('777777777');
    expect(JSON.stringify(profile.dataQuality)).not.toContain('total_equity');
  });

  test('judges the quality of what is on file by what was asked and answered', async () => {
    const client = await server.client();
    const companyId = await save('P5', [
      makeRegistration(),
      { dimension: 'enforcement', naturalKey: '1', payload: { enforcement_status: 'open' } },
    ]);
    const { dataQuality } = await getProfile(client, { companyId });
    expect(Number(dataQuality.score)).toBeGreaterThan(0);
    const missing = dataQuality.parts.find(({ key }) => key === 'negative')?.missing;
    expect(missing).not.toContainEqual({ dimension: 'enforcement', field: null });
    expect(missing).toContainEqual({ dimension: 'dishonest_debtor', field: null });
  });
});

test('a record that may be of a namesake is in no count and in no rating', async () => {
  const client = await server.client();
  const companyId = await save('NAME1', [
    makeRegistration(),
    {
      dimension: 'dishonest_debtor',
      naturalKey: 'namesake',
      confidence: 60,
      payload: { dishonest_case_no: '（2023）沪0115执1号', dishonest_published_on: '2023-05-01' },
    },
    makeShareholder('同名股东', '60', { confidence: 79 }),
  ]);
  const { data } = await client.get<OutputOf<typeof getNegativeSummary>>('/company/getNegativeSummary', {
    companyId,
  });
  const shareholders = sectionOf(await getProfile(client, { companyId }), 'shareholder');
  expect(shareholders).toMatchObject({ total: 0, records: [] });
  expect(data?.kinds[0]).toMatchObject({ kind: 'dishonest_debtor', counts: { open: 0, namesakes: 1 } });
  await rateChangedCompanies(server.db, { clock: () => new Date('2026-11-20T00:00:00Z') });
  const rating = await client.get<{ overrides: unknown[] }>('/rating/getRating', { companyId });
  expect(rating.data?.overrides).toEqual([]);
});
