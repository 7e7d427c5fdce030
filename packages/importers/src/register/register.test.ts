import { describe, expect, it } from 'vitest';
import { findPayloadFaults } from '@mingjian/domain/records';
import { findRealFile, fixture, mapFile, payloadOf } from '../shared/testing.ts';
import { findOwnershipNature, REGISTER, REGISTER_COLUMNS } from './index.ts';

describe('the register file', () => {
  it('becomes companies with registration, codes and address', async () => {
    const [first] = await mapFile(REGISTER, fixture('ok/register.csv'));
    expect(first?.refusals).toEqual([]);
    expect(first?.company?.party).toEqual({
      kind: 'company',
      name: '示例星河科技有限公司',
      keys: [{ scheme: 'credit_code', value: '91110108MA900001A2' }],
    });
    expect(payloadOf(first?.company, 'basic_registration')).toEqual({
      company_name: '示例星河科技有限公司',
      legal_representative: '甲乙丙',
      establishment_date: '2015-03-02',
      registered_capital: '10000000',
      registered_capital_currency: 'CNY',
      company_type: '有限责任公司(自然人独资)',
      ownership_nature: 'private',
      business_scope: '软件开发；"云"服务,咨询。',
      registered_address: '北京市海淀区示例路1号',
    });
    expect(payloadOf(first?.company, 'identifiers_names')).toEqual({
      unified_social_credit_code: '91110108MA900001A2',
      organisation_code: 'MA900001-A',
    });
    expect(payloadOf(first?.company, 'contact_address')).toEqual({
      address_text: '北京市海淀区示例路1号',
      address_type: 'registered',
      province: '北京市',
      city: '北京市',
      district: '海淀区',
      area_code: '110108',
    });
  });

  it('reads lower-case codes, other dates, dollars, old numbers and co-operatives', async () => {
    const companies = (await mapFile(REGISTER, fixture('ok/register.csv'))).map(({ company }) => company);
    expect(companies.map((company) => company?.party.keys[0])).toEqual([
      { scheme: 'credit_code', value: '91110108MA900001A2' },
      { scheme: 'credit_code', value: '91110108MA900002A3' },
      { scheme: 'registration_number', value: '110108198500126' },
      { scheme: 'registration_number', value: '110108NA000036X' },
      { scheme: 'credit_code', value: '91110108MA900003A4' },
    ]);
    expect(payloadOf(companies[1], 'basic_registration')).toMatchObject({
      establishment_date: '2008-07-09',
      registered_capital: '7500000',
      registered_capital_currency: 'USD',
      ownership_nature: 'foreign',
      legal_representative: null,
    });
    expect(payloadOf(companies[2], 'basic_registration')).toMatchObject({
      establishment_date: '1985-05-01',
      registered_capital: null,
      ownership_nature: 'collective',
    });
    expect(payloadOf(companies[3], 'contact_address')).toMatchObject({ city: '仙桃市', area_code: '429004' });
    expect(payloadOf(companies[4], 'basic_registration')).toMatchObject({
      legal_representative_type: 'company',
    });
  });

  it.each(['ok/register-bom-crlf.csv', 'ok/register-gb18030.csv'])('reads %s alike', async (name) => {
    const plain = await mapFile(REGISTER, fixture('ok/register.csv'));
    const other = await mapFile(REGISTER, fixture(name));
    expect(JSON.parse(JSON.stringify(other).replaceAll(String.raw`\r\n`, String.raw`\n`))).toEqual(plain);
  });

  it('refuses a wrong row by number, column and reason, and a wrong value without its row', async () => {
    const mapped = await mapFile(REGISTER, fixture('not-ok/register-wrong-rows.csv'));
    const refusals = mapped.flatMap((row) => row.refusals);
    expect(refusals.map(({ row, scope, field, reason }) => [row, scope, field, reason])).toEqual([
      [3, 'row', '统一社会信用代码', 'code-wrong-check-digit'],
      [4, 'row', '统一社会信用代码', 'code-wrong-length'],
      [5, 'row', '统一社会信用代码', 'code-missing'],
      [6, 'row', '企业名称', 'name-missing'],
      [7, 'row', '统一社会信用代码', 'code-repeated'],
      [9, 'value', '所在省份', 'place-unknown'],
      [9, 'value', '注册资金', 'capital-wrong-number'],
      [9, 'value', '注册日期', 'date-wrong'],
      [10, 'value', '注册资金', 'capital-no-unit'],
      [10, 'value', '注册日期', 'date-in-future'],
    ]);
    expect(mapped.map(({ company }) => company !== null)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(refusals[4]?.sentence.en).toContain('row 2');
  });

  it('refuses what would not fit any company', async () => {
    const mapRow = REGISTER.makeMapper({
      fileName: 'x.csv',
      header: REGISTER_COLUMNS,
      knownOn: '2026-01-01',
    });
    const code = '91110108MA900001A2';
    const cells = (name: string, capital: string) => [name, code, '', '', '', capital, '', '', '', ''];
    expect(mapRow({ row: 2, cells: cells('示'.repeat(201), '') }).refusals[0]?.reason).toBe('name-too-long');
    const rich = mapRow({ row: 3, cells: cells('示例', `${'9'.repeat(30)}(万)`) });
    expect(rich.refusals[0]?.reason).toBe('capital-too-large');
    expect(payloadOf(rich.company, 'basic_registration')?.['registered_capital']).toBeNull();
  });

  it('says of the industry that the file does not cover it', async () => {
    const [first, , third] = await mapFile(REGISTER, fixture('ok/register.csv'));
    expect(first?.company?.coverage).toEqual([
      { dimension: 'industry_classification', state: 'not_covered' },
    ]);
    expect(third?.company?.records.map(({ dimension }) => dimension)).toContain('contact_address');
  });

  it('makes payloads that fit the dictionary', async () => {
    for (const { company } of await mapFile(REGISTER, fixture('ok/register.csv')))
      for (const { dimension, payload } of company?.records ?? [])
        expect(findPayloadFaults(dimension, payload)).toEqual([]);
  });
});

describe('nature of ownership in a legal form', () => {
  it.each([
    ['集体分支机构(非法人)', 'collective'],
    ['有限责任公司 国有企业', 'state'],
    ['全民所有制', 'state'],
    ['港、澳、台', 'hk_mo_tw'],
    ['有限责任公司(台港澳法人独资)', 'hk_mo_tw'],
    ['有限责任公司(外商投资企业与内资合资)', 'foreign'],
    ['外国(地区)企业常驻代表机构', 'foreign'],
    ['私营独资企业', 'private'],
    ['有限责任公司(自然人投资或控股)', 'private'],
    ['有限责任公司(非自然人投资或控股的法人独资)', null],
    ['联营企业', 'joint'],
    ['股份有限公司', null],
    ['农民专业合作社', null],
  ])('%s: %s', (companyType, nature) => {
    expect(findOwnershipNature(companyType)).toBe(nature);
  });
});

const realFile = findRealFile('register/register_19k.csv');

describe.skipIf(realFile === null)('19,441 real rows (skipped without ../shared/data)', () => {
  it('all become companies but the two whose code is wrong for good', async () => {
    const mapped = await mapFile(REGISTER, realFile ?? '');
    const refusals = mapped.flatMap((row) => row.refusals);
    expect(mapped).toHaveLength(19_441);
    expect(refusals.filter(({ scope }) => scope === 'row').map(({ reason }) => reason)).toEqual([
      'code-wrong-check-digit',
      'code-wrong-check-digit',
    ]);
    expect(refusals.filter(({ scope }) => scope === 'value').map(({ reason }) => reason)).toEqual(
      Array.from({ length: 4 }, () => 'capital-wrong-number'),
    );
    const areas = mapped.map(({ company }) => payloadOf(company, 'contact_address')?.['area_code']);
    const inCity = areas.filter((code) => typeof code === 'string' && !code.endsWith('0000'));
    expect(inCity.length / areas.length).toBeGreaterThan(0.99);
  });
});
