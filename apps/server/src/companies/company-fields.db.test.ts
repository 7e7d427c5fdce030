import type { Profile } from '@mingjian/contract/companies';
import { makeCompanyBatch, makeRegistration, makeShareholder } from '@mingjian/database/companies/testing';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { Payload, RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

const CODE = '91440300MA00000000';

const record = (dimension: string, payload: Payload, naturalKey = 'one'): RecordDraft => ({
  dimension,
  naturalKey,
  payload,
});

/** A company of which everything is on file that the specification names. */
const COMPLETE: readonly RecordDraft[] = [
  makeRegistration({
    paid_in_capital_registered: '20000000',
    paid_in_capital_currency: 'CNY',
    company_type: '有限责任公司',
    is_listed: false,
    insured_employees: 321,
  }),
  record('identifiers_names', { unified_social_credit_code: CODE }),
  record('contact_address', {
    address_type: 'registered',
    address_text: '深圳市南山区1号',
    postal_code: '518000',
    area_code: '440305',
  }),
  record('industry_classification', { industry_class_code: 'C3911' }),
  record('certification_honour', { high_tech_certified: true }),
  ...Array.from({ length: 12 }, (_, at) => record('patent', { patent_title: `装置${at}` }, `${at}`)),
  record('key_personnel', { person_name: '李华', position_title: ['董事长'] }),
  makeShareholder('明鉴控股', '70'),
  record('trademark', { trademark_name: '明鉴' }),
  record('financing_event', { financing_amount: '30000000', financing_currency: 'CNY' }),
];

let server: TestServer;
let profile: Profile;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  await saveRecords(server.db, makeCompanyBatch(CODE, COMPLETE));
  const { company_id: companyId } = await server.db.kysely
    .selectFrom('company')
    .select('company_id')
    .executeTakeFirstOrThrow();
  const client = await server.client();
  profile = (await client.get<Profile>('/company/getProfile', { companyId })).data!;
});
afterAll(() => server.close());

test.each([
  ['name', '明鉴测试有限公司'],
  ['creditCode', CODE],
  ['nature', 'private'],
  ['companyType', '有限责任公司'],
  ['yearsInBusiness', 16.5],
  ['registeredCapital', '50000000'],
  ['paidInCapital', '20000000'],
  ['isListed', false],
  ['employees', 321],
  ['province', '440000'],
  ['city', '440300'],
  ['address', '深圳市南山区1号'],
  ['postalCode', '518000'],
  ['industryCode', 'C3911'],
  ['status', 'active'],
  ['patentRange', '11-50'],
  ['trademarkRange', '1-10'],
  ['isHighTech', true],
  ['financingRange', '10m-100m'],
] as const)('the profile of a complete company answers its %s', (field, value) => {
  expect(profile.summary[field]).toMatchObject({ value, absence: null });
});

test('its size is judged from industry and employees, and its data quality is a figure of its own', () => {
  expect(profile.summary.sizeGrade.value).toBe('medium');
  expect(Number(profile.dataQuality.score)).toBeGreaterThan(0);
  expect(Number(profile.dataQuality.score)).toBeLessThan(100);
});

test.each([
  ['shareholder', { shareholder_name: '明鉴控股', holding_pct: '70' }],
  ['key_personnel', { person_name: '李华', position_title: ['董事长'] }],
])('the profile of a complete company lists its %s records', (dimension, fields) => {
  const section = profile.sections.find((one) => one.dimension === dimension);
  expect(section).toMatchObject({ state: 'found', total: 1, records: [{ fields }] });
});

test('a profile places a company where the list does: by its registered address, a county by its own city', async () => {
  const code = '91429004MA00000001';
  const addresses = [
    record(
      'contact_address',
      { address_type: 'registered', address_text: '仙桃市1号', area_code: '429004' },
      'a',
    ),
    {
      ...record(
        'contact_address',
        { address_type: 'operating', address_text: '武汉市2号', area_code: '420102' },
        'b',
      ),
      publishedOn: '2026-01-01',
    },
  ];
  await saveRecords(server.db, makeCompanyBatch(code, [makeRegistration(), ...addresses]));
  const row = await server.db.kysely
    .selectFrom('company')
    .innerJoin('party_key', 'party_key.company_id', 'company.company_id')
    .select(['company.company_id', 'province_code', 'city_code', 'address'])
    .where('party_key.value', '=', code)
    .executeTakeFirstOrThrow();
  const client = await server.client();
  const { data } = await client.get<Profile>('/company/getProfile', { companyId: row.company_id });
  const { province, city, address } = data!.summary;
  expect([province.value, city.value, address.value]).toEqual(['420000', '429004', '仙桃市1号']);
  expect([row.province_code, row.city_code, row.address]).toEqual(['420000', '429004', '仙桃市1号']);
});
