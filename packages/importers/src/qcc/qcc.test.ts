import { describe, expect, it } from 'vitest';
import { findPayloadFaults } from '@mingjian/domain/records';
import { importFile } from '../shared/index.ts';
import { fixture, mapFile, payloadOf } from '../shared/testing.ts';
import { QCC } from './index.ts';

const now = new Date('2026-01-01T00:00:00Z');
const mapped = await mapFile(QCC, fixture('ok/qcc.json'));
const [first, second] = mapped;

const recordsOf = (dimension: string) =>
  (first?.company?.records ?? []).filter((record) => record.dimension === dimension);

describe('a file in the shape of Qichacha', () => {
  it('gives the company with its registration, names, address and industry', () => {
    expect(mapped.flatMap(({ refusals }) => refusals).map(({ field, reason }) => [field, reason])).toEqual([
      ['$.HistoryZhiXingCheck', 'list-incomplete'],
      ['$.SumptuaryCheck', 'provider-refused'],
    ]);
    expect(first?.company?.party).toEqual({
      kind: 'company',
      name: '示例云海机械有限公司',
      keys: [{ scheme: 'credit_code', value: '91110108MA9Q0001A0' }],
    });
    expect(payloadOf(first?.company, 'basic_registration')).toEqual({
      company_name: '示例云海机械有限公司',
      legal_representative: '甲一',
      registration_status: 'active',
      establishment_date: '2012-03-05',
      registered_capital: '50000000',
      registered_capital_currency: 'CNY',
      paid_in_capital_registered: '30000000',
      paid_in_capital_currency: 'CNY',
      company_type: '有限责任公司(自然人投资或控股)',
      ownership_nature: 'private',
      business_scope: '制造机械；销售机械。',
      registration_authority: '北京市海淀区市场监督管理局',
      approval_date: '2023-06-01',
      operating_term_start: '2012-03-05',
      registered_address: '北京市海淀区示例路9号',
      staff_size_range: '50-99人',
      insured_employees: 86,
      is_listed: false,
      registry_updated_at: '2024-05-20T02:30:00.000Z',
    });
    expect(payloadOf(first?.company, 'contact_address')).toMatchObject({
      province: '北京市',
      area_code: '110108',
      phone_number: '010-00000000',
      website_url: 'www.example.com',
    });
    expect(payloadOf(first?.company, 'industry_classification')).toEqual({
      industry_section_code: 'C',
      industry_section: '制造业',
      industry_division_code: 'C34',
      industry_division: '通用设备制造业',
      company_tag: ['高新技术企业'],
    });
    expect(recordsOf('identifiers_names').map(({ naturalKey }) => naturalKey)).toEqual([
      'company',
      '示例云海技术有限公司',
    ]);
  });

  it('gives holders with amounts in yuan and the parties that they are', () => {
    const [person, company] = recordsOf('shareholder');
    expect(person).toMatchObject({
      naturalKey: '甲一',
      locator: 'object 1 $.basic.Result.Partners[0]',
      validFrom: '2012-03-05',
      payload: {
        holding_pct: '60',
        subscribed_amount: '30000000',
        paid_amount: '18000000',
        shareholder_type: 'natural_person',
      },
      refs: {
        shareholder_id: { kind: 'person', keys: [{ scheme: 'person', value: 'user-qcc:p-example-1' }] },
      },
    });
    expect(company).toMatchObject({
      naturalKey: '示例山川投资有限公司',
      payload: { holding_pct: '40.00', subscribed_amount: '20000000' },
      refs: {
        shareholder_id: { kind: 'company', keys: [{ scheme: 'credit_code', value: '91310115MA9Q0002BM' }] },
      },
    });
  });

  it('reads court lists wherever they are wrapped, with the side of the company', () => {
    // The same case in the list of debtors and in that of terminated cases is one record; the other list is history.
    expect(recordsOf('enforcement')).toMatchObject([
      {
        naturalKey: '（2024）京0108执1号',
        eventDate: '2024-03-11',
        payload: {
          enforcement_amount: '1250000',
          enforcement_filing_date: '2024-03-11',
          enforcement_status: 'terminated',
          terminated_date: '2024-09-30',
        },
      },
      {
        naturalKey: '（2019）京0108执7号',
        status: 'historical',
        payload: { enforcement_is_historical: true },
      },
    ]);
    expect(recordsOf('actual_controller')).toMatchObject([
      { payload: { controller_name: '甲一', is_disclosed: true } },
    ]);
    expect(payloadOf(first?.company, 'judgment')).toMatchObject({
      judgment_case_type: 'civil',
      judgment_amount: '1250000',
      company_role: 'defendant',
      judgment_result_for_company: 'lose',
      judgment_plaintiffs: ['示例河谷材料有限公司'],
      judgment_defendants: ['示例云海机械有限公司'],
    });
    expect(payloadOf(first?.company, 'abnormal_operation')).toMatchObject({
      abnormal_list_reason: 'unreachable_address',
      abnormal_remove_date: null,
    });
  });

  it('says that a list was looked at and empty, and takes a change that is told twice once', () => {
    expect(first?.company?.coverage).toEqual([{ dimension: 'dishonest_debtor', state: 'none_found' }]);
    expect(recordsOf('change_record')).toHaveLength(1);
  });

  it('tells what nothing of ours stands for', () => {
    expect(first?.leftOut).toEqual(['CompanyGraph{}', 'RiskScore']);
  });

  it('takes a bare answer and a company that is revoked, with dollars', () => {
    expect(payloadOf(second?.company, 'basic_registration')).toMatchObject({
      registration_status: 'revoked',
      registered_capital: '2000000',
      registered_capital_currency: 'USD',
    });
    expect(payloadOf(second?.company, 'contact_address')).toMatchObject({ province: '上海市' });
  });

  it('makes only payloads that fit the dictionary', () => {
    for (const { dimension, payload } of mapped.flatMap(({ company }) => company?.records ?? []))
      expect(findPayloadFaults(dimension, payload)).toEqual([]);
  });
});

describe('a file in the shape of Qichacha that is not right', () => {
  it('loses the object or the value, with the place and the reason', async () => {
    const refusals = (await mapFile(QCC, fixture('not-ok/qcc-wrong.jsonl'))).flatMap((row) => row.refusals);
    expect(refusals.map(({ row, scope, field, reason }) => [row, scope, field, reason])).toEqual([
      [1, 'row', '$', 'provider-refused'],
      [2, 'row', '$.CreditCode', 'code-wrong-check-digit'],
      [3, 'row', '$.Name | CompanyName', 'name-missing'],
      [4, 'row', '$', 'no-company'],
      [5, 'value', '$.Status', 'word-unknown'],
      [5, 'value', '$.StartDate', 'date-wrong'],
      [5, 'value', '$.RegistCapi', 'capital-no-unit'],
      [5, 'value', '$.Partners[0].StockPercent', 'number-wrong'],
      [5, 'value', '$.Partners[0].ShouldCapi', 'amount-foreign'],
    ]);
  });

  it.each([
    ['json-cut.jsonl', 'json-cut-off', /object 2/],
    ['json-gb18030.jsonl', 'json-not-utf8', /UTF-8/],
    ['json-words.jsonl', 'json-not-objects', /objects/],
    ['json-wrong.jsonl', 'json-wrong', /Object 1/],
    ['empty.csv', 'empty-file', /empty/],
    ['binary.csv', 'binary-file', /text file/],
  ])('%s is refused whole', async (name, code, words) => {
    await expect(importFile(QCC, fixture(`not-ok/${name}`), { db: null, now })).rejects.toMatchObject({
      code,
      sentence: {
        en: expect.stringMatching(words) as string,
        cn: expect.stringMatching(/\p{Script=Han}/u) as string,
      },
    });
  });
});
