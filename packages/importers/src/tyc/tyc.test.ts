import { describe, expect, it } from 'vitest';
import { findPayloadFaults } from '@mingjian/domain/records';
import { fixture, mapFile } from '../shared/testing.ts';
import { TYC } from './index.ts';

const mapped = await mapFile(TYC, fixture('ok/tyc.jsonl'));
const [first, second] = mapped;

const payloadsOf = (dimension: string) =>
  (first?.company?.records ?? [])
    .filter((record) => record.dimension === dimension)
    .map(({ payload }) => payload);

describe('a file in the shape of Tianyancha', () => {
  it('gives the registration from milliseconds, words and numbers for kinds', () => {
    expect(mapped.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(payloadsOf('basic_registration')).toMatchObject([
      {
        company_name: '示例晨光电子有限公司',
        legal_representative_type: 'person',
        registration_status: 'active',
        establishment_date: '1969-12-01',
        registered_capital: '8000000',
        registered_capital_currency: 'CNY',
        paid_in_capital_registered: null,
        operating_term_end: null,
        ownership_nature: 'foreign',
        insured_employees: 0,
        is_micro_small: true,
        registry_updated_at: '2024-05-19T16:00:00.000Z',
      },
    ]);
    expect(payloadsOf('contact_address')).toMatchObject([
      { province: '广东省', city: '深圳市', area_code: '440305' },
    ]);
    expect(payloadsOf('identifiers_names').map((payload) => payload['former_name'] ?? null)).toEqual([
      null,
      '示例晨光器材厂',
      '示例晨光电器厂',
    ]);
    expect(payloadsOf('industry_classification')).toEqual([
      {
        industry_section_code: 'C',
        industry_section: '制造业',
        industry_division_code: 'C39',
        industry_division: '计算机、通信和其他电子设备制造业',
        industry_group: '计算机制造',
        industry_class_code: null,
        industry_class: null,
        company_tag: ['存续', '曾用名'],
      },
    ]);
  });

  it('adds the parts of what a holder subscribed; a bare amount is in ten thousand yuan', () => {
    expect(payloadsOf('shareholder')).toEqual([
      {
        shareholder_name: '丁四',
        shareholder_type: 'natural_person',
        holding_pct: '75',
        subscribed_amount: '6000000',
        subscribed_date: '2010-01-01',
        subscribed_method: 'cash',
      },
      {
        shareholder_name: '示例海外控股有限公司',
        shareholder_type: 'enterprise',
        holding_pct: '25',
        subscribed_amount: '2000000',
        subscribed_date: null,
        subscribed_method: null,
      },
    ]);
  });

  it('reads court lists, and hides the middle of numbers of persons', () => {
    expect(payloadsOf('dishonest_debtor')).toMatchObject([
      {
        dishonest_id_masked: '9144**********03CF',
        dishonest_filing_date: '2024-02-01',
        dishonest_published_on: '2024-03-15',
        dishonest_province: '广东省',
        dishonest_performance: 'none',
      },
    ]);
    expect(payloadsOf('judgment')).toMatchObject([
      {
        judgment_amount: '885000',
        judgment_doc_type: 'judgment',
        company_role: 'defendant',
        judgment_plaintiffs: ['示例河谷材料有限公司'],
        judgment_result_for_company: 'lose',
      },
    ]);
    expect(payloadsOf('asset_freeze_auction')).toMatchObject([
      {
        freeze_record_type: 'freeze',
        freeze_status: 'frozen',
        freeze_from: '2024-04-01',
        freeze_to: '2027-03-31',
      },
    ]);
  });

  it('takes an annual report apart into its own lists', () => {
    expect(payloadsOf('annual_report')).toMatchObject([
      {
        report_year: 2023,
        ar_employees: 12,
        ar_total_assets: '15005000',
        ar_total_revenue: null,
        ar_net_profit: '-202500',
        ar_website_type: 'website',
      },
    ]);
    expect(payloadsOf('ar_social_security')).toEqual([
      { social_security_year: 2023, pension_insured: 11, pension_owed: '0' },
    ]);
    expect(payloadsOf('external_guarantee')).toMatchObject([
      { guarantee_type: 'joint_and_several', principal_claim_amount: '1000000' },
    ]);
  });

  it('says what was empty, and what it did not read', () => {
    expect(first?.company?.coverage).toEqual([{ dimension: 'enforcement', state: 'none_found' }]);
    expect(first?.leftOut).toEqual(['riskInfo{}']);
    expect(second?.company?.coverage).toEqual([{ dimension: 'branch', state: 'none_found' }]);
  });

  it('makes only payloads that fit the dictionary', () => {
    for (const { dimension, payload } of mapped.flatMap(({ company }) => company?.records ?? []))
      expect(findPayloadFaults(dimension, payload)).toEqual([]);
  });
});
